import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStream, readChat, refusalOf } from '../../../testing/chat-calls.ts'
import { listen } from '../../../testing/listen.ts'
import { nextEvent, readEvents } from '../../../testing/read-events.ts'
import { type ModelServer, titleRequest } from '../../../testing/servers/model-server.ts'
import { openModelApp } from '../../../testing/servers/open-model-app.ts'
import { type TestApp, useTestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'

const longText = Array.from({ length: 200 }, (_, i) => `word${i}`).join(' ')

let app: TestApp
let server: ModelServer

beforeAll(async () => {
  ;({ app, server } = await openModelApp())
  server.mock.onMessage(titleRequest, { content: 'Three plain words' })
  server.mock.onMessage(/count/, { content: longText }, { streamingProfile: { tps: 20 }, chunkSize: 8 })
})
afterAll(() => app.close())

/** Sends a notice and waits for it: PostgreSQL keeps their order, so all earlier ones have arrived. */
async function heardByAll({ doors: { notifier } }: TestApp): Promise<void> {
  let heard = false
  const end = notifier.subscribe('fence', () => {
    heard = true
  })
  await notifier.publish({ topic: 'fence' })
  await until(() => heard, 'the notice')
  end()
}

test('keeps what has arrived, ends the stream and accepts the next message', async () => {
  const user = await app.signUp()
  const chatId = randomUUID()
  const events = readEvents(await openStream(user, { message: 'count', chatId }))
  const { text: first } = await nextEvent(events, 'delta')
  expect((await user.send('POST', `/api/chats/${chatId}/stop`)).status).toBe(200)
  const done = await nextEvent(events, 'done')
  expect(done.reply.status).toBe('stopped')
  expect(done.response.startsWith(first)).toBe(true)
  expect(done.response.length).toBeLessThan(longText.length)
  expect((await readChat(user, chatId)).messages[1]).toMatchObject({
    status: 'stopped',
    text: done.response,
  })

  const next = await openStream(user, { message: 'count again', chatId })
  expect(next.status).toBe(200)
  await user.send('POST', `/api/chats/${chatId}/stop`)
  await next.text()
})

test('ends the reply even if stopped before the first word', async () => {
  const user = await app.signUp()
  const chatId = randomUUID()
  const events = readEvents(await openStream(user, { message: 'count', chatId }))
  await nextEvent(events, 'start')
  await user.send('POST', `/api/chats/${chatId}/stop`)
  expect((await nextEvent(events, 'done')).reply.status).toBe('stopped')
})

test('stops nothing for another user, and asks a visitor to sign in', async () => {
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  const chatId = randomUUID()
  const events = readEvents(await openStream(ana, { message: 'count', chatId }))
  await nextEvent(events, 'delta')
  await ben.send('POST', `/api/chats/${chatId}/stop`)
  await heardByAll(app)
  expect(app.runs.find(ana.id, chatId)?.abort.signal.aborted).toBe(false)
  expect(await refusalOf(app.request(`/api/chats/${chatId}/stop`, { method: 'POST' }))).toEqual({
    status: 401,
    code: 'sign_in_required',
  })
  await ana.send('POST', `/api/chats/${chatId}/stop`)
  await nextEvent(events, 'done')
})

test('reaches the server that writes the reply, whichever received the call', async () => {
  const second = await useTestApp({
    models: [server.model],
    database: app.connection,
    settings: { SECRET: app.doors.env.SECRET },
  })
  const user = await app.signUp()
  const chatId = randomUUID()
  const events = readEvents(await openStream(user, { message: 'count', chatId }))
  await nextEvent(events, 'delta')
  const answer = await second.request(`/api/chats/${chatId}/stop`, {
    method: 'POST',
    headers: { cookie: user.cookie },
  })
  expect(answer.status).toBe(200)
  expect((await nextEvent(events, 'done')).reply.status).toBe('stopped')
})

test('finishes the reply when the reader disconnects', async () => {
  server.mock.onMessage(/go away/, { content: 'All of it is kept.' }, { streamingProfile: { tps: 20 } })
  const url = await listen(app)
  const user = await app.signUp()
  const chatId = randomUUID()
  const away = new AbortController()
  const answer = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { cookie: user.cookie, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ message: 'go away', chatId }),
    signal: away.signal,
  })
  await nextEvent(readEvents(answer), 'start')
  away.abort()
  await until(
    async () => (await readChat(user, chatId)).messages[1]?.status === 'complete',
    'the whole reply',
  )
  expect((await readChat(user, chatId)).messages[1]!.text).toBe('All of it is kept.')
})
