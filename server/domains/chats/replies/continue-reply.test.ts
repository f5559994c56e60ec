import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChatEvent } from '../../../../contract/chats/chats.ts'
import { openStream, readChat, refusalOf, say } from '../../../testing/chat-calls.ts'
import { allEvents, nextEvent, readEvents, textOf } from '../../../testing/read-events.ts'
import { type ModelServer, titleRequest } from '../../../testing/servers/model-server.ts'
import { openModelApp } from '../../../testing/servers/open-model-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import type { TestUser } from '../../../testing/test-user.ts'
import { spendAllWords } from '../../../testing/words.ts'

const whole = 'The moon pulls the sea, and twice a day the water rises along the whole coast of the country.'

let app: TestApp
let server: ModelServer

beforeAll(async () => {
  ;({ app, server } = await openModelApp())
  server.mock.onMessage(titleRequest, { content: 'Three plain words' })
  server.mock.onMessage(
    /tides/,
    { content: whole },
    { truncateAfterChunks: 6, chunkSize: 8, streamingProfile: { tps: 30 } },
  )
  server.mock.onMessage(/cut off/, {
    content: 'twice a day the water rises along the whole coast of the country.',
  })
})
afterAll(() => app.close())

async function cutOff(user: TestUser): Promise<{ chatId: string; replyId: string; text: string }> {
  const { chatId } = await say(user, 'Why are there tides?')
  const reply = (await readChat(user, chatId)).messages[1]!
  expect(reply.status).toBe('interrupted')
  return { chatId, replyId: reply.id, text: reply.text }
}

async function goOn(user: TestUser, chatId: string, replyId: string): Promise<ChatEvent[]> {
  return allEvents(await user.send('POST', `/api/chats/${chatId}/messages/${replyId}/continue`, {}))
}

test('continues an interrupted reply in the same message, without repetition at the seam', async () => {
  const user = await app.signUp()
  const { chatId, replyId, text } = await cutOff(user)
  expect(text.length).toBeLessThan(whole.length)
  const events = await goOn(user, chatId, replyId)
  const start = events[0]!
  expect((start.type === 'start' ? start.reply.text : '') + textOf(events)).toBe(whole)
  const { messages } = await readChat(user, chatId)
  expect(messages).toHaveLength(2)
  expect(messages[1]).toMatchObject({ id: replyId, text: whole, status: 'complete', error: null })
})

test('refuses to continue a reply that is complete or not the last', async () => {
  const user = await app.signUp()
  const { chatId, replyId } = await cutOff(user)
  await goOn(user, chatId, replyId)
  const again = user.send('POST', `/api/chats/${chatId}/messages/${replyId}/continue`, {})
  expect(await refusalOf(again)).toEqual({ status: 409, code: 'conflict' })
  const other = await cutOff(user)
  await say(user, 'Never mind, it was cut off', { chatId: other.chatId })
  const late = user.send('POST', `/api/chats/${other.chatId}/messages/${other.replyId}/continue`, {})
  expect(await refusalOf(late)).toEqual({ status: 409, code: 'conflict' })
})

test('keeps every word when the continuation fails at once', async () => {
  const user = await app.signUp()
  const { chatId, replyId, text } = await cutOff(user)
  server.mock.nextRequestError(400, { message: 'no' })
  expect((await goOn(user, chatId, replyId)).at(-1)).toMatchObject({ type: 'error' })
  expect((await readChat(user, chatId)).messages[1]).toMatchObject({ text, status: 'interrupted' })
})

test('continues a stopped reply too', async () => {
  const slow = 'one two three four five six seven eight nine ten eleven twelve thirteen'
  server.mock.onMessage(/count/, { content: slow }, { streamingProfile: { tps: 10 }, chunkSize: 6 })
  const user = await app.signUp()
  const chatId = randomUUID()
  const events = readEvents(await openStream(user, { message: 'count', chatId }))
  await nextEvent(events, 'delta')
  await nextEvent(events, 'delta')
  await user.send('POST', `/api/chats/${chatId}/stop`)
  const { reply } = await nextEvent(events, 'done')
  expect(reply.status).toBe('stopped')
  await goOn(user, chatId, reply.id)
  expect((await readChat(user, chatId)).messages[1]).toMatchObject({ status: 'complete' })
})

test('continues no reply without words of credit, where the operator pays for it', async () => {
  const user = await app.signUp()
  const { chatId, replyId } = await cutOff(user)
  await spendAllWords(app, user)
  const answer = await user.send('POST', `/api/chats/${chatId}/messages/${replyId}/continue`, {})
  expect(answer.status).toBe(402)
  expect((await readChat(user, chatId)).messages[1]).toMatchObject({ status: 'interrupted' })
})
