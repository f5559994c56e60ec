import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '../../../../contract/limits.ts'
import { refusalTexts } from '../../../../contract/refusals.ts'
import { inEnglish } from '../../../../texts/english.ts'
import { endpointModel } from '../../../platform/models/endpoint.ts'
import type { ChatModel } from '../../../platform/models/models.ts'
import { bodyOf, readChat, say } from '../../../testing/chat-calls.ts'
import { textOf } from '../../../testing/read-events.ts'
import { type ModelServer, titleRequest } from '../../../testing/servers/model-server.ts'
import { openModelApp } from '../../../testing/servers/open-model-app.ts'
import { type TestApp, useTestApp } from '../../../testing/test-app.ts'
import type { TestUser } from '../../../testing/test-user.ts'
import { until } from '../../../testing/until.ts'
import { createReplyRuns, type ReplyRun } from '../reply-runs.ts'

let app: TestApp
let server: ModelServer
let user: TestUser

beforeAll(async () => {
  ;({ app, server } = await openModelApp())
  user = await app.signUp()
})
beforeEach(() => {
  server.mock.clearFixtures()
  server.mock.onMessage(titleRequest, { content: 'Three plain words' })
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => app.close())

test.each([
  [401, 'model_unavailable', /refused the key/],
  [403, 'model_unavailable', /refused the key/],
  [404, 'model_unavailable', /was not found/],
  [429, 'model_unavailable', /busy/],
  [500, 'model_failed', /answered with an error/],
])('turns an upstream’s %i into a plain sentence with a code', async (status, code, sentence) => {
  server.mock.onMessage(/anything/, { error: { message: 'sk-secret at 10.0.0.7' }, status, retryAfter: 0 })
  const { chatId, events } = await say(user, 'anything')
  const last = events.at(-1)!
  expect(last).toMatchObject({ type: 'error', code })
  expect(last.type === 'error' && last.error).toMatch(sentence)
  expect(JSON.stringify(events)).not.toContain('sk-secret')
  const { messages } = await readChat(user, chatId)
  expect(messages.map(({ sender, status }) => [sender, status])).toEqual([
    ['user', 'complete'],
    ['assistant', 'failed'],
  ])
})

test('asks an upstream again that is busy once', async () => {
  server.mock.onMessage(/twice/, { content: 'Now it works.' })
  server.mock.nextRequestError(429, { message: 'slow down' })
  const { events } = await say(user, 'twice')
  expect(textOf(events)).toBe('Now it works.')
})

test('waits the usual time when an upstream asks for an hour', async () => {
  let calls = 0
  const model = await rawModel(
    (response) => {
      calls++
      if (calls === 1) {
        response.writeHead(429, { 'retry-after': '3600' }).end('{"error":{"message":"slow down"}}')
        return
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.end(`${chunkOf('Now it works.', 'stop')}data: [DONE]\n\n`)
    },
    { writesHead: true },
  )
  const impatient = await useTestApp({ models: [model] })
  const answer = say(await impatient.signUp(), 'anything')
  // The usual wait is half a second; the requested one is an hour.
  await until(() => calls > 1, 'the second call')
  await answer
})

test('stores the end of a reply as soon as the database is back', async () => {
  server.mock.onMessage(/storm/, { content: 'Kept through the storm.' })
  const { $client } = app.doors.db
  const query = $client.query.bind($client) as (asked: unknown, ...rest: unknown[]) => Promise<unknown>
  let refusals = 0
  vi.spyOn($client, 'query').mockImplementation(((asked: { name?: string }, ...rest: unknown[]) => {
    if (asked.name !== 'save_end' || refusals === 2) return query(asked, ...rest)
    refusals++
    return Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
  }) as never)
  const { chatId, events } = await say(user, 'storm')
  expect(refusals).toBe(2)
  expect(events.at(-1)).toMatchObject({ type: 'done' })
  expect((await readChat(user, chatId)).messages[1]).toMatchObject({
    status: 'complete',
    text: 'Kept through the storm.',
  })
})

test('returns the same refusal without streaming as an error with its status', async () => {
  server.mock.onMessage(/plainly/, { error: { message: 'no' }, status: 401 })
  expect(await bodyOf(user.send('POST', '/api/chat', { message: 'plainly' }))).toMatchObject({
    status: 503,
    code: 'model_unavailable',
  })
})

test('keeps what arrived when an upstream stops halfway, and marks it as interrupted', async () => {
  server.mock.onMessage(
    /half/,
    { content: 'Half of this sentence arrives and the rest does not' },
    { truncateAfterChunks: 6, chunkSize: 5, streamingProfile: { tps: 20 } },
  )
  const { chatId, events } = await say(user, 'half')
  const shown = textOf(events)
  expect(shown.length).toBeGreaterThan(0)
  expect(events.at(-1)).toMatchObject({ type: 'error', reply: { status: 'interrupted', text: shown } })
  expect((await readChat(user, chatId)).messages[1]).toMatchObject({ status: 'interrupted', text: shown })
})

test('ends a reply that repeats itself, keeps one copy and says so', async () => {
  const line = 'Plants take in the light of the sun, and the roots take in the water of the soil.'
  const start = 'Plants make their food from light.\n\n'
  server.mock.onMessage(/loop/, { content: start + `${line}\n\n`.repeat(60) })
  const { chatId, events } = await say(user, 'loop')
  const text = `${start}${line}`
  const error = inEnglish(refusalTexts.modelRepeats)
  expect(events.at(-1)).toMatchObject({ type: 'error', error, reply: { status: 'interrupted', text } })
  expect(textOf(events).length).toBeLessThan(1_500)
  expect((await readChat(user, chatId)).messages[1]).toMatchObject({ status: 'interrupted', text, error })
})

test('reports an upstream that sends garbage instead of a response', async () => {
  server.mock.onMessage(/rubbish/, { content: 'never' }, { chaos: { malformedRate: 1 } })
  const { events } = await say(user, 'rubbish')
  expect(events.at(-1)).toMatchObject({ type: 'error', code: 'model_failed', reply: { status: 'failed' } })
})

test('keeps what came before garbage in a stream', async () => {
  const model = await rawModel((response) => {
    response.write(chunkOf('Good so far'))
    response.end('data: {"choices":[{"delta":{"content":\n\n')
  })
  const strange = await useTestApp({ models: [model] })
  const { events } = await say(await strange.signUp(), 'anything')
  expect(textOf(events)).toBe('Good so far')
  expect(events.at(-1)).toMatchObject({
    type: 'error',
    reply: { status: 'interrupted', text: 'Good so far' },
  })
})

test('stops waiting for endless spaces', async () => {
  const blanks = (first: string) =>
    rawModel((response) => {
      if (first) response.write(chunkOf(first))
      const timer = setInterval(() => response.write(chunkOf(' \n'.repeat(200))), 2)
      response.on('close', () => clearInterval(timer))
    })
  const written = await useTestApp({ models: [await blanks('All I say.')] })
  const { events } = await say(await written.signUp(), 'anything')
  expect(events.at(-1)).toMatchObject({ type: 'done', response: 'All I say.', reply: { status: 'complete' } })
  const empty = await useTestApp({ models: [await blanks('')] })
  const silent = await say(await empty.signUp(), 'anything')
  expect(silent.events.at(-1)).toMatchObject({
    type: 'error',
    code: 'model_failed',
    reply: { status: 'failed' },
  })
})

test('keeps the text of a model that calls unknown tools, and reports an empty one as an error', async () => {
  const toolCalls = [{ name: 'launch_rocket', arguments: '{"to":"moon"}' }]
  server.mock.onMessage(/only a tool/, { toolCalls })
  server.mock.onMessage(/words and a tool/, { content: 'Here you are.', toolCalls })
  const silent = await say(user, 'only a tool')
  expect(silent.events.at(-1)).toMatchObject({ type: 'error', error: 'No response received from API' })
  const { events } = await say(user, 'words and a tool')
  expect(events.at(-1)).toMatchObject({ type: 'done', response: 'Here you are.' })
})

test('lets the user continue a reply that reached the model’s maximum length', async () => {
  const model = await rawModel((response) => {
    response.write(chunkOf('As far as this'))
    response.write(chunkOf('', 'length'))
    response.end('data: [DONE]\n\n')
  })
  const short = await useTestApp({ models: [model] })
  const { events } = await say(await short.signUp(), 'anything')
  expect(events.at(-1)).toMatchObject({
    type: 'error',
    code: 'model_cut_off',
    reply: { status: 'interrupted' },
  })
})

test('stores a reply without the model’s zero bytes', async () => {
  const model = await rawModel((response) => {
    response.write(chunkOf('one\0two'))
    response.write(chunkOf(' three', 'stop'))
    response.end('data: [DONE]\n\n')
  })
  const strange = await useTestApp({ models: [model] })
  const guest = await strange.signUp()
  const { chatId } = await say(guest, 'anything')
  expect((await readChat(guest, chatId)).messages[1]).toMatchObject({
    status: 'complete',
    text: 'onetwo three',
  })
})

test('reports an unreachable model', async () => {
  const model = await rawModel(() => {}, { close: true })
  const alone = await useTestApp({ models: [model] })
  const { events } = await say(await alone.signUp(), 'anybody there?')
  expect(events.at(-1)).toMatchObject({ type: 'error', code: 'model_failed' })
})

test('stops waiting for an upstream after the documented time, and keeps what arrived', async () => {
  const model = await rawModel((response) => void response.write(chunkOf('Before the silence')))
  const patient = await useTestApp({ models: [model] })
  const guest = await patient.signUp()
  shortenTimer(limits.chatTimeoutMs, 300)
  const { chatId, events } = await say(guest, 'hang')
  const error = 'Request timed out after 2 minutes. The server is taking too long to respond.'
  expect(events.at(-1)).toMatchObject({ type: 'error', code: 'model_timeout', error })
  expect((await readChat(guest, chatId)).messages[1]).toMatchObject({
    status: 'interrupted',
    text: 'Before the silence',
    error,
  })
})

/** Starts a server that answers every chat request with `answer`, for behaviour that no well-behaved one shows. */
async function rawModel(
  answer: (response: ServerResponse) => void,
  { close = false, writesHead = false } = {},
): Promise<ChatModel> {
  const upstream = createServer((_request, response) => {
    if (!writesHead) response.writeHead(200, { 'content-type': 'text/event-stream' })
    answer(response)
  })
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  const { port } = upstream.address() as AddressInfo
  if (close) upstream.close()
  else
    closeLater.push(
      () => upstream.closeAllConnections(),
      () => void upstream.close(),
    )
  return endpointModel({
    baseUrl: `http://127.0.0.1:${port}/v1`,
    model: 'strange',
    label: 'strange',
    kind: 'endpoint',
    contextTokens: 8_000,
  })
}

const closeLater: (() => void)[] = []
afterAll(() => {
  for (const close of closeLater) close()
})

function chunkOf(content: string, finish: string | null = null): string {
  const choice = { index: 0, delta: { content }, finish_reason: finish }
  return `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'strange', choices: [choice] })}\n\n`
}

/** Makes one timer of the product, identified by its length, fire early. */
function shortenTimer(ms: number, instead: number): void {
  const real = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, wait?: number, ...rest: []) =>
    real(work, wait === ms ? instead : wait, ...rest)) as typeof setTimeout)
}

test('sends larger pieces while the server writes many replies', async () => {
  const runs = createReplyRuns(app.doors)
  const many = Array.from({ length: 50 }, (_, n) => ({ chatId: String(n) }) as ReplyRun)
  const usual = runs.paceMs()
  for (const run of many) runs.add(run)
  const busy = runs.paceMs()
  for (const run of many) runs.remove(run)
  await runs.drain(0)
  expect(busy).toBeGreaterThan(usual)
  expect(runs.paceMs()).toBe(usual)
})
