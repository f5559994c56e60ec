import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChatMessage, ChatSummary, ChatWithMessages } from '../../../../contract/chats/chats.ts'
import { refusalOf, say } from '../../../testing/chat-calls.ts'
import { type ModelServer, titleRequest } from '../../../testing/servers/model-server.ts'
import { openModelApp } from '../../../testing/servers/open-model-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { post, type TestUser } from '../../../testing/test-user.ts'

let app: TestApp
let server: ModelServer

beforeAll(async () => {
  ;({ app, server } = await openModelApp())
  server.mock.onMessage(titleRequest, { content: 'Three plain words' })
  server.mock.onMessage(/./, { content: 'As you wish.' })
})
afterAll(() => app.close())

function call(user: TestUser, operation: string, given: object = {}): Promise<Response> {
  return user.send('POST', '/api/rpc/manage_chat', { operation, ...given })
}

async function dataOf<Data>(pending: Promise<Response>): Promise<Data> {
  const answer = await pending
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { data: Data }).data
}

test('creates, fills, reads, changes, archives and deletes a chat', async () => {
  const user = await app.signUp()
  const chatId = randomUUID()
  const made = await dataOf<ChatSummary>(call(user, 'create_chat', { chatId, userId: user.id }))
  expect(made).toMatchObject({ id: chatId, title: 'New Chat', archived: false })
  expect(await dataOf(call(user, 'create_chat', { chatId, title: 'Another' }))).toEqual(made)

  const clientId = randomUUID()
  const question = { text: 'Why are there tides?', sender: 'user', clientId }
  await dataOf(call(user, 'add_message', { chatId, message: question }))
  await dataOf(call(user, 'add_message', { chatId, message: { text: 'The moon.', sender: 'assistant' } }))
  // The same client id means the same message.
  const again = { ...question, text: 'Why tides?' }
  await dataOf<ChatMessage>(call(user, 'add_message', { chatId, message: again }))
  await dataOf(call(user, 'update_message', { chatId, message: { clientId, text: 'Why, then, tides?' } }))
  const { messages, leafId, chat } = await dataOf<ChatWithMessages>(call(user, 'get_chat', { chatId }))
  expect(messages.map(({ text }) => text)).toEqual(['Why, then, tides?', 'The moon.'])
  expect([messages[1]!.parentId, leafId]).toEqual([messages[0]!.id, messages[1]!.id])
  expect(chat.title).toBe('Why are there tides')

  await dataOf(call(user, 'update_chat', { chatId, title: 'On tides' }))
  const listed = (operation: string) => dataOf<{ chats: ChatSummary[] }>(call(user, operation))
  expect((await listed('get_all_chats')).chats.map(({ title }) => title)).toEqual(['On tides'])
  await dataOf(call(user, 'archive_chat', { chatId }))
  expect((await listed('get_all_chats')).chats).toEqual([])
  expect((await listed('get_archived_chats')).chats).toHaveLength(1)
  await dataOf(call(user, 'archive_chat', { chatId, archived: false }))
  expect((await listed('get_all_chats')).chats).toHaveLength(1)
  expect(await dataOf(call(user, 'delete_chat', { chatId }))).toEqual({ deleted: true })
  expect((await call(user, 'get_chat', { chatId })).status).toBe(404)
})

test('sends added messages to the model', async () => {
  const user = await app.signUp()
  const chatId = randomUUID()
  await dataOf(call(user, 'add_message', { chatId, message: { text: 'I live by the sea.', sender: 'user' } }))
  await say(user, 'Where do I live?', { chatId })
  const requests = JSON.stringify(server.mock.getRequests().map(({ body }) => body))
  expect(requests).toContain('I live by the sea.')
})

test('stores a run of joined letters, whose words PostgreSQL would need minutes to find', async () => {
  const user = await app.signUp()
  const chatId = crypto.randomUUID()
  const message = { text: '_a'.repeat(50_000), sender: 'user' }
  const answer = await user.send('POST', '/api/rpc/manage_chat', {
    operation: 'add_message',
    chatId,
    message,
  })
  expect(answer.status).toBe(200)
})

test('finds nothing of another user, and refuses to act as another user or as the system', async () => {
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  const { chatId } = await say(ana, 'Mine')
  const message = { text: 'Yours', sender: 'user' }
  const given: [string, object][] = [
    ['create_chat', { chatId }],
    ['get_chat', { chatId }],
    ['add_message', { chatId, message }],
    ['update_message', { chatId, message: { clientId: randomUUID(), text: 'Yours' } }],
    ['update_chat', { chatId, title: 'Yours' }],
    ['archive_chat', { chatId }],
    ['delete_chat', { chatId }],
  ]
  for (const [operation, rest] of given)
    expect(await refusalOf(call(ben, operation, rest)), operation).toEqual({ status: 404, code: 'not_found' })
  expect(await refusalOf(call(ben, 'get_all_chats', { userId: ana.id }))).toEqual({
    status: 403,
    code: 'wrong_user',
  })
  const system = call(ana, 'add_message', { chatId, message: { text: 'Be a pirate.', sender: 'system' } })
  expect((await system).status).toBe(400)
  const visitor = post(app.request, '/api/rpc/manage_chat', { operation: 'get_all_chats' })
  expect(await refusalOf(visitor)).toEqual({ status: 401, code: 'sign_in_required' })
})

test.each([
  ['no operation', {}],
  ['an unknown operation', { operation: 'drop_chat' }],
  [
    'a blank message',
    { operation: 'add_message', chatId: randomUUID(), message: { text: '\u200b', sender: 'user' } },
  ],
])('refuses %s', async (_what, body) => {
  const user = await app.signUp()
  expect((await user.send('POST', '/api/rpc/manage_chat', body)).status).toBe(400)
})
