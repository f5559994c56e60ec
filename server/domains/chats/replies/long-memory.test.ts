import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bodyOf, readChat, refusalOf, say } from '../../../testing/chat-calls.ts'
import { type ModelServer, titleRequest } from '../../../testing/servers/model-server.ts'
import { openModelApp } from '../../../testing/servers/open-model-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { userPreferences } from '../../preferences/tables.ts'

let app: TestApp
let server: ModelServer

beforeAll(async () => {
  ;({ app, server } = await openModelApp())
})
beforeEach(() => {
  server.mock.clearFixtures()
  server.mock.onMessage(titleRequest, { content: 'Three plain words' })
  server.mock.onMessage(/./, { content: 'As you wish.' })
})
afterAll(() => app.close())

/** The test model has room for about 22,000 characters in addition to its reply. */
const long = (name: string) => `${name} ${'word '.repeat(1_800)}`.trim()

function lastAsked(): string[] {
  const requests = server.mock.getRequests().map(({ body }) => body as { messages: { content: unknown }[] })
  const asked = requests.findLast(({ messages }) => messages.length > 1)!
  return asked.messages.slice(1).map(({ content }) => JSON.stringify(content))
}

test('omits what does not fit, oldest first, and records where memory begins', async () => {
  const user = await app.signUp()
  const { chatId } = await say(user, long('First'))
  await say(user, long('Second'), { chatId })
  expect((await readChat(user, chatId)).messages.map(({ memoryFrom }) => memoryFrom)).toEqual([
    null,
    null,
    null,
    null,
  ])
  const { events } = await say(user, long('Third'), { chatId })
  const { messages } = await readChat(user, chatId)
  // The first question no longer fits; its short reply does.
  expect(messages.at(-1)!.memoryFrom).toBe(messages[1]!.id)
  expect(events[0]).toMatchObject({ type: 'start', reply: { memoryFrom: messages[1]!.id } })
  expect(lastAsked()).toHaveLength(4)
  expect(lastAsked().join()).not.toContain('First')
})

test('lets a user send less than the model could read', async () => {
  const user = await app.signUp()
  const { chatId } = await say(user, long('First'))
  await app.doors.db.insert(userPreferences).values({ userId: user.id, maxContextLength: 1_000 })
  await say(user, 'Second', { chatId })
  const { messages } = await readChat(user, chatId)
  expect(messages.at(-1)!.memoryFrom).toBe(messages[1]!.id)
  expect(lastAsked().join()).not.toContain('First')
})

test('refuses a message that no window could hold before it is stored', async () => {
  const user = await app.signUp()
  const refusal = await bodyOf(user.send('POST', '/api/chat', { message: 'word '.repeat(199_000) }))
  expect(refusal).toMatchObject({ status: 413, code: 'text_too_long' })
  expect(refusal.error).toContain('longer than “test-model” can read at once')
  expect(await (await user.get('/api/chats')).json()).toMatchObject({ chats: [] })
})

test('refuses a message beyond the maximum size', async () => {
  const user = await app.signUp()
  const call = user.send('POST', '/api/chat', { message: 'x'.repeat(1_000_001) })
  expect((await refusalOf(call)).status).toBeGreaterThanOrEqual(400)
})

test('reports in plain words that the model found a message too long', async () => {
  server.mock.clearFixtures()
  const message = "This model's maximum context length is 8192 tokens."
  server.mock.onMessage(/too long/, { error: { message, code: 'context_length_exceeded' }, status: 400 })
  const { events } = await say(await app.signUp(), 'too long')
  expect(events.at(-1)).toMatchObject({ type: 'error', code: 'text_too_long' })
})
