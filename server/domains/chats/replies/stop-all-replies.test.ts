import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStream } from '../../../testing/chat-calls.ts'
import { nextEvent, readEvents } from '../../../testing/read-events.ts'
import { type ModelServer, titleRequest } from '../../../testing/servers/model-server.ts'
import { openModelApp } from '../../../testing/servers/open-model-app.ts'
import { type TestApp, useTestApp } from '../../../testing/test-app.ts'
import { testPassword } from '../../../testing/test-user.ts'
import { chatMessages } from '../tables.ts'

const longText = Array.from({ length: 400 }, (_, i) => `word${i}`).join(' ')

let app: TestApp
let server: ModelServer

beforeAll(async () => {
  ;({ app, server } = await openModelApp())
  server.mock.onMessage(titleRequest, { content: 'Three plain words' })
  server.mock.onMessage(/count/, { content: longText }, { streamingProfile: { tps: 20 }, chunkSize: 8 })
})
afterAll(() => app.close())

test('ends replies in progress when their account is deleted, on whichever server', async () => {
  const second = await useTestApp({ database: app.connection, settings: { SECRET: app.doors.env.SECRET } })
  for (const through of [app, second]) {
    const user = await app.signUp()
    const events = readEvents(await openStream(user, { message: 'count', chatId: randomUUID() }))
    await nextEvent(events, 'delta')
    const answer = await through.request('/api/account/delete', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: user.cookie },
      body: JSON.stringify({ password: testPassword }),
    })
    expect(answer.status).toBe(200)
    // On another server the row may be deleted before the reply's end is saved; then the reader gets an error.
    let received = 0
    for await (const event of events) if (event.type === 'delta') received += event.text.length
    expect(received).toBeLessThan(longText.length / 2)
    expect(await app.doors.db.$count(chatMessages, eq(chatMessages.userId, user.id))).toBe(0)
  }
})
