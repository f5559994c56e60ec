import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChatEvent } from '../../../contract/chats.ts'
import { type ModelServer, startModelServer } from '../../testing/model-server.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let server: ModelServer

beforeAll(async () => {
  server = await startModelServer()
  server.mock.onMessage(/Explain in 3 words/, { content: 'Moon and tides' })
  server.mock.onMessage(/tides/, { content: 'The moon pulls the sea. Twice a day it rises.' })
  app = await createTestApp({ models: [server.model] })
})

afterAll(async () => {
  await app.close()
  await server.stop()
})

test('a reply streams token by token and is stored', async () => {
  const user = await app.signUp()
  const chatId = randomUUID()
  const events = await chat(user, { chatId, message: 'Why are there tides?' })
  expect(events[0]).toMatchObject({ type: 'start', chatId, title: 'Why are there tides' })
  const deltas = events.filter((event) => event.type === 'delta').map((event) => event.text)
  expect(deltas.join('')).toBe('The moon pulls the sea. Twice a day it rises.')
  expect(events.find((event) => event.type === 'done')).toMatchObject({ remainingWords: 2000, refusal: null })
  expect(events.at(-1)).toMatchObject({ type: 'title', title: 'Moon and tides' })

  const stored = await (await user.get(`/api/chats/${chatId}`)).json()
  expect(stored.chat.title).toBe('Moon and tides')
  expect(stored.messages.map((m: { text: string }) => m.text)).toEqual([
    'Why are there tides?',
    'The moon pulls the sea. Twice a day it rises.',
  ])
})

async function chat(user: Awaited<ReturnType<TestApp['signUp']>>, body: object): Promise<ChatEvent[]> {
  const answer = await user.send('POST', '/api/chat', body, { accept: 'text/event-stream' })
  expect(answer.status).toBe(200)
  const text = await answer.text()
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => JSON.parse(block.slice(6)) as ChatEvent)
}
