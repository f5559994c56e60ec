import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readChat, say } from '../../../testing/chat-calls.ts'
import { type ModelServer, titleRequest } from '../../../testing/servers/model-server.ts'
import { openModelApp } from '../../../testing/servers/open-model-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import type { TestUser } from '../../../testing/test-user.ts'
import { contextOf } from '../../../testing/words.ts'
import { openChat } from '../list/open-chat.ts'
import { silenceMs } from '../rules.ts'
import { chatMessages } from '../tables.ts'
import { interruptSilentReplies } from './interrupt-replies.ts'
import { storeQuestion } from './store-question.ts'

let app: TestApp
let server: ModelServer

beforeAll(async () => {
  ;({ app, server } = await openModelApp())
  server.mock.onMessage(titleRequest, { content: 'Three plain words' })
  server.mock.onMessage(/./, { content: 'And on it goes.' })
})
afterAll(() => app.close())

/** Stores a reply whose server stopped responding `ago` milliseconds ago. */
async function orphanReply(user: TestUser, ago: number): Promise<string> {
  const chatId = randomUUID()
  const question = { chatId, text: 'Who writes this?', humanize: false, model: 'test-model' }
  const clients = { clientId: randomUUID(), replyClientId: randomUUID() }
  const ids = { question: randomUUID(), reply: randomUUID() }
  await storeQuestion(contextOf(app, user), {
    ...question,
    ...clients,
    ids,
    parentId: null,
    memoryFrom: null,
  })
  const beatAt = sql`now() - make_interval(secs => ${ago / 1_000})`
  await app.doors.db.update(chatMessages).set({ beatAt }).where(eq(chatMessages.id, ids.reply))
  return chatId
}

test('marks a reply as interrupted when its server died and the chat is opened', async () => {
  const user = await app.signUp()
  const chatId = await orphanReply(user, silenceMs + 1_000)
  expect((await readChat(user, chatId)).messages[1]).toMatchObject({ status: 'interrupted' })
})

test('keeps a reply whose server was active a moment ago', async () => {
  const user = await app.signUp()
  const chatId = await orphanReply(user, silenceMs / 2)
  await interruptSilentReplies(app.doors)
  expect((await readChat(user, chatId)).messages[1]).toMatchObject({ status: 'streaming' })
})

test('keeps an active reply although the clock of this server is ahead', async () => {
  const user = await app.signUp()
  const chatId = await orphanReply(user, 0)
  const ahead = { ...contextOf(app, user), now: () => new Date(Date.now() + 60_000) }
  await interruptSilentReplies(ahead)
  expect((await openChat(ahead, chatId)).messages[1]).toMatchObject({ status: 'streaming' })
})

test('waits for the heartbeats of all servers when the database was away', async () => {
  const user = await app.signUp()
  const chatId = await orphanReply(user, silenceMs + 1_000)
  const returned = { ...app.doors.notifier, hasJustReturned: () => true }
  expect(await interruptSilentReplies({ ...app.doors, notifier: returned }, chatId)).toBe(0)
  expect(await interruptSilentReplies(app.doors, chatId)).toBe(1)
})

test('does not let a dead reply block the next message', async () => {
  const user = await app.signUp()
  const chatId = await orphanReply(user, silenceMs + 1_000)
  const { events } = await say(user, 'Go on', { chatId })
  expect(events.some((event) => event.type === 'done')).toBe(true)
  expect((await readChat(user, chatId)).messages.map(({ status }) => status)).toEqual([
    'complete',
    'interrupted',
    'complete',
    'complete',
  ])
})
