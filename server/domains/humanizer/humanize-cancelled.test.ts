import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { listen } from '../../testing/listen.ts'
import { startEndlessModel } from '../../testing/servers/endless-model.ts'
import { startUndetectableServer } from '../../testing/servers/undetectable-server.ts'
import { type TestApp, useTestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { until } from '../../testing/until.ts'
import { wordsLeft } from '../../testing/words.ts'
import { findUnbalanced } from '../credits/read-balance.ts'

const text =
  'Additionally, individuals must utilize digital tools to enhance their productivity, as Smith et al. (2020) argue. ' +
  'The intricate interplay between policy and markets did not play a crucial role in shaping the 12.5% rise of 3 March 2021.'

/** Starts a run as the browser does; returns a function that aborts it. */
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
  'closes the model’s call and returns the words when cancelled halfway, requested as %s',
  async (accept) => {
    const upstream = await startEndlessModel()
    const settings = { HUMANIZER: 'model', AI_BASE_URL: upstream.baseUrl, AI_MODEL: 'endless' }
    const app = await useTestApp({ settings, models: [upstream.model] })
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

test('stops polling Undetectable.ai and returns the words when cancelled', async () => {
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
