import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { endpointModel } from '../../platform/models/endpoint.ts'
import { versionsFor } from '../../testing/models/version-answers.ts'
import { type TestApp, useTestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { machineText } from '../../testing/texts.ts'
import { until } from '../../testing/until.ts'
import { findUnbalanced } from '../credits/read-balance.ts'
import type { HumanizedText } from './humanized-text.ts'

const idempotencyKey = 'a-run-to-be-finished'

/** Starts a model that offers wordings of the first sentences and then writes no further. */
async function startHalfModel(): Promise<{ baseUrl: string; isWriting: () => boolean }> {
  let isWriting = false
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    const { messages } = JSON.parse(body) as { messages: { content: string }[] }
    const whole = versionsFor(messages.at(-1)!.content, plainer)
    const choices = [{ index: 0, delta: { content: whole.slice(0, -30) }, finish_reason: null }]
    const chunk = { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'half', choices }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(`data: ${JSON.stringify(chunk)}\n\n`)
    isWriting = true
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    isWriting: () => isWriting,
  }
}

function plainer(sentence: string): string {
  return sentence
    .replace('It is important to note that we utilize numerous tools in order to', 'We use numerous tools to')
    .replace('Additionally, the group utilized a meticulous approach', 'The group used a meticulous approach')
    .replace('Furthermore, the majority of individuals possess', 'The majority of individuals have')
    .replace('Moreover, this highlights', 'This shows')
}

async function begin(): Promise<{ app: TestApp; user: TestUser; run: Promise<HumanizedText> }> {
  const model = await startHalfModel()
  const app = await useTestApp({
    settings: { HUMANIZER: 'model', AI_BASE_URL: model.baseUrl, AI_MODEL: 'half' },
    models: [
      endpointModel({
        baseUrl: model.baseUrl,
        apiKey: 'local',
        model: 'half',
        label: 'half',
        kind: 'endpoint',
        contextTokens: 8_000,
      }),
    ],
  })
  const user = await app.signUp()
  const run = user
    .send('POST', '/api/humanize', { text: machineText, mode: 'strong', idempotencyKey })
    .then(async (answer) => (await answer.json()) as HumanizedText)
  await until(model.isWriting, 'the answer of the model')
  return { app, user, run }
}

test('ends a run with what is composed by now, settled like any other', async () => {
  const { app, user, run } = await begin()
  expect((await user.send('POST', '/api/humanize/finish', { idempotencyKey })).status).toBe(200)
  const result = await run
  expect(result).toMatchObject({ changed: true, humanizer: 'model' })
  expect(result.reason?.message).toContain('You stopped this run')
  expect(result.checks.every(({ ok }) => ok)).toBe(true)
  expect(await findUnbalanced(app.doors.db)).toEqual([])
})

test('does not end the run of another user', async () => {
  const { app, user, run } = await begin()
  const stranger = await app.signUp()
  let isOver = false
  run.then(() => {
    isOver = true
  })
  expect((await stranger.send('POST', '/api/humanize/finish', { idempotencyKey })).status).toBe(200)
  await stranger.send('GET', '/api/user/remaining-words')
  expect(isOver).toBe(false)
  await user.send('POST', '/api/humanize/finish', { idempotencyKey })
  await run
})

test('has nothing to end where no such run is under way', async () => {
  const app = await useTestApp()
  const user = await app.signUp()
  expect((await user.send('POST', '/api/humanize/finish', { idempotencyKey })).status).toBe(200)
})
