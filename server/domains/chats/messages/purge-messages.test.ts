import { afterAll, beforeAll, expect, test } from 'vitest'
import { readChat, say } from '../../../testing/chat-calls.ts'
import { type ModelServer, startModelServer } from '../../../testing/servers/model-server.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { chatMessages } from '../tables.ts'
import { purgeMessages } from './purge-messages.ts'

let app: TestApp
let server: ModelServer

beforeAll(async () => {
  server = await startModelServer()
  server.mock.onMessage(/./, { content: 'As you wish.' })
  app = await createTestApp({ models: [server.model] })
})
afterAll(async () => {
  await app.close()
  await server.stop()
})

const inMinutes = (minutes: number) => () => new Date(Date.now() + minutes * 60_000)

test('removes deleted messages permanently after a while, and keeps the place of what follows', async () => {
  const user = await app.signUp()
  const { chatId } = await say(user, 'First')
  for (const text of ['Second', 'Third']) await say(user, text, { chatId })
  const before = await readChat(user, chatId)
  await user.send('DELETE', `/api/chats/${chatId}/messages/${before.messages[2]!.id}`)
  const open = await readChat(user, chatId)
  await purgeMessages({ db: app.doors.db, now: inMinutes(5) })
  expect(await app.doors.db.$count(chatMessages)).toBe(6)
  await purgeMessages({ db: app.doors.db, now: inMinutes(11) })
  expect(await app.doors.db.$count(chatMessages)).toBe(4)
  expect(await readChat(user, chatId)).toEqual(open)
  expect(open.messages[2]!.parentId).toBe(before.messages[1]!.id)
})
