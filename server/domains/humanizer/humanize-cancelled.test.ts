import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { endpointModel } from '../../platform/models/endpoint.ts'
import { listen } from '../../testing/listen.ts'
import { startUndetectableServer } from '../../testing/servers/undetectable-server.ts'
import { type TestApp, useTestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { until } from '../../testing/until.ts'
import { wordsLeft } from '../../testing/words.ts'
import { findUnbalanced } from '../credits/read-balance.ts'

const text =
  'Additionally, individuals must utilize digital tools to enhance their productivity, as Smith et al. (2020) argue. ' +
  'The intricate interplay between policy and markets did not play a crucial role in shaping the 12.5% rise of 3 March 2021.'

type Upstream = { baseUrl: string; state: 'unasked' | 'answering' | 'closed' }

/** A model that says one word and then nothing more; it notes when its caller goes away. */
async function startEndlessModel(): Promise<Upstream> {
  const upstream: Upstream = { baseUrl: '', state: 'unasked' }
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const choices = [{ index: 0, delta: { content: 'People' }, finish_reason: null }]
    const chunk = { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'endless', choices }
    response.write(`data: ${JSON.stringify(chunk)}\n\n`)
    upstream.state = 'answering'
    response.on('close', () => {
      upstream.state = 'closed'
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  upstream.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return upstream
}

/** Begins a run as the browser does; what comes back stops it. */
async function begin(app: TestApp, user: TestUser, accept: string): Promise<() => void> {
  const address = await listen(app)
  const away = new AbortController()
  fetch(`${address}/api/humanize`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept, cookie: user.cookie },
    body: JSON.stringify({ text }),
    signal: away.signal,
  })
    .then((answer) => answer.text())
    .catch(() => {})
  return () => away.abort()
}

test.each(['text/event-stream', 'application/json'])(
  'cancelled in the middle, answered as %s: the model’s call is closed, the words come back',
  async (accept) => {
    const upstream = await startEndlessModel()
    const { baseUrl } = upstream
    const settings = { HUMANIZER: 'model', AI_BASE_URL: baseUrl, AI_MODEL: 'endless' }
    const kind = { kind: 'endpoint', contextTokens: 8_000 } as const
    const model = endpointModel({ baseUrl, apiKey: 'local', model: 'endless', label: 'endless', ...kind })
    const app = await useTestApp({ settings, models: [model] })
    const user = await app.signUp()
    const cancel = await begin(app, user, accept)
    await until(() => upstream.state === 'answering', 'the call of the model')
    expect(await wordsLeft(app, user)).toBeLessThan(2_000)
    cancel()
    await until(() => upstream.state === 'closed', 'the end of the call')
    await until(async () => (await wordsLeft(app, user)) === 2_000, 'the release of the words')
    expect(await findUnbalanced(app.doors.db)).toEqual([])
  },
)

test('cancelled while Undetectable.ai works: it is not asked again, the words come back', async () => {
  const service = await startUndetectableServer({ document: () => ({ body: { output: null } }) })
  const settings = {
    HUMANIZER: 'undetectable',
    UNDETECTABLE_API_KEY: 'key-1',
    UNDETECTABLE_BASE_URL: service.url,
  }
  const app = await useTestApp({ settings, pace: { pollMs: 20, timeoutMs: 30_000 } })
  const user = await app.signUp()
  const cancel = await begin(app, user, 'text/event-stream')
  await until(() => service.calls.length > 2, 'questions for the document')
  cancel()
  await until(async () => (await wordsLeft(app, user)) === 2_000, 'the release of the words')
  const asked = service.calls.length
  await sleep(200)
  expect(service.calls).toHaveLength(asked)
})
