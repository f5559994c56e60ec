import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStream, readChat, refusalOf, say } from '../../../testing/chat-calls.ts'
import { nextEvent, readEvents } from '../../../testing/read-events.ts'
import { startEndlessModel } from '../../../testing/servers/endless-model.ts'
import { type ModelServer, titleRequest } from '../../../testing/servers/model-server.ts'
import { openModelApp } from '../../../testing/servers/open-model-app.ts'
import { type TestApp, useTestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { chatMessages } from '../tables.ts'

let app: TestApp
let server: ModelServer

beforeAll(async () => {
  ;({ app, server } = await openModelApp())
  server.mock.onMessage(titleRequest, { content: 'Three plain words' })
  server.mock.onMessage(/./, { content: 'As you wish.' })
})
afterAll(() => app.close())

test('deletes a chat with its messages', async () => {
  const user = await app.signUp()
  const { chatId } = await say(user, 'For a while')
  expect(await (await user.send('DELETE', `/api/chats/${chatId}`)).json()).toEqual({ deleted: true })
  expect((await user.get(`/api/chats/${chatId}`)).status).toBe(404)
  expect(await app.doors.db.$count(chatMessages, eq(chatMessages.chatId, chatId))).toBe(0)
  expect((await user.send('DELETE', `/api/chats/${chatId}`)).status).toBe(404)
})

test('ends a reply in progress at once when its chat is deleted, and reports why', async () => {
  const upstream = await startEndlessModel()
  const own = await useTestApp({ models: [upstream.model] })
  const user = await own.signUp()
  const chatId = randomUUID()
  const events = readEvents(await openStream(user, { message: 'At length', chatId }))
  await nextEvent(events, 'delta')
  expect((await user.send('DELETE', `/api/chats/${chatId}`)).status).toBe(200)
  const end = await nextEvent(events, 'error')
  expect(end).toMatchObject({ code: 'not_found', reply: null })
  await until(() => upstream.state === 'closed', 'the end of the call to the model')
  expect(await own.doors.db.$count(chatMessages, eq(chatMessages.chatId, chatId))).toBe(0)
})

test('deletes nothing for another user', async () => {
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  const { chatId } = await say(ana, 'Mine')
  expect(await refusalOf(ben.send('DELETE', `/api/chats/${chatId}`))).toEqual({
    status: 404,
    code: 'not_found',
  })
  expect((await readChat(ana, chatId)).messages).toHaveLength(2)
  expect((await app.request(`/api/chats/${chatId}`, { method: 'DELETE' })).status).toBe(401)
})
