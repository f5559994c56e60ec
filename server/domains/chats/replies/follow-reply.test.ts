import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStream, readChat, refusalOf, say } from '../../../testing/chat-calls.ts'
import { allEvents, nextEvent, readEvents, textOf } from '../../../testing/read-events.ts'
import { type ModelServer, titleRequest } from '../../../testing/servers/model-server.ts'
import { openModelApp } from '../../../testing/servers/open-model-app.ts'
import { type TestApp, useTestApp } from '../../../testing/test-app.ts'
import { sessions } from '../../accounts/tables.ts'

const text = 'A reply that takes its time and is read from two places'

let app: TestApp
let server: ModelServer

beforeAll(async () => {
  ;({ app, server } = await openModelApp())
  server.mock.onMessage(titleRequest, { content: 'Three plain words' })
  server.mock.onMessage(/slowly/, { content: text }, { streamingProfile: { tps: 8 }, chunkSize: 6 })
})
afterAll(() => app.close())

test('continues reading at the current position after a reload', async () => {
  const user = await app.signUp()
  const chatId = randomUUID()
  const first = readEvents(await openStream(user, { message: 'slowly', chatId }))
  await nextEvent(first, 'delta')
  await nextEvent(first, 'delta')
  const again = await allEvents(await user.get(`/api/chats/${chatId}/stream`))
  const start = again[0]!
  expect(start).toMatchObject({ type: 'start', reply: { status: 'streaming' } })
  expect((start.type === 'start' ? start.reply.text : '') + textOf(again)).toBe(text)
  expect(again.some((event) => event.type === 'done')).toBe(true)
  await first.return(undefined)
})

test('follows a reply that another server writes', async () => {
  const other = await useTestApp({ database: app.connection, settings: { SECRET: app.doors.env.SECRET } })
  const user = await app.signUp()
  const chatId = randomUUID()
  const first = readEvents(await openStream(user, { message: 'slowly', chatId }))
  await nextEvent(first, 'delta')
  const answer = await other.request(`/api/chats/${chatId}/stream`, { headers: { cookie: user.cookie } })
  expect(answer.status).toBe(200)
  const events = await allEvents(answer)
  expect(events.at(-1)).toMatchObject({ type: 'done', response: text })
  await first.return(undefined)
})

test('has nothing to follow without a reply in progress', async () => {
  const user = await app.signUp()
  const { chatId } = await say(user, 'slowly')
  expect((await user.get(`/api/chats/${chatId}/stream`)).status).toBe(204)
})

test('follows no reply of another user, even while one is in progress', async () => {
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  const chatId = randomUUID()
  const events = readEvents(await openStream(ana, { message: 'slowly', chatId }))
  await nextEvent(events, 'delta')
  expect(await refusalOf(ben.get(`/api/chats/${chatId}/stream`))).toEqual({ status: 404, code: 'not_found' })
  expect((await app.request(`/api/chats/${chatId}/stream`)).status).toBe(401)
  await nextEvent(events, 'done')
})

test('keeps the reply when the session ends meanwhile; the next call asks to sign in', async () => {
  const user = await app.signUp()
  const chatId = randomUUID()
  const events = readEvents(await openStream(user, { message: 'slowly', chatId }))
  await nextEvent(events, 'delta')
  await app.doors.db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(sessions.userId, user.id))
  expect((await nextEvent(events, 'done')).response).toBe(text)
  expect(await refusalOf(user.get(`/api/chats/${chatId}`))).toEqual({ status: 401, code: 'sign_in_required' })
  await app.doors.db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() + 60_000) })
    .where(eq(sessions.userId, user.id))
  expect((await readChat(user, chatId)).messages[1]!.text).toBe(text)
})
