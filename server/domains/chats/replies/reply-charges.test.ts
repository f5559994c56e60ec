import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ChatModel, TextTools } from '../../../platform/models/models.ts'
import { openStream, readChat, say } from '../../../testing/chat-calls.ts'
import { allEvents, nextEvent, readEvents } from '../../../testing/read-events.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestUser } from '../../../testing/test-user.ts'
import { machineText } from '../../../testing/texts.ts'
import { until } from '../../../testing/until.ts'
import { spendAllWords, wordsLeft } from '../../../testing/words.ts'
import { releaseExpiredRuns } from '../../credits/end-run.ts'
import { findUnbalanced } from '../../credits/read-balance.ts'
import { creditRuns } from '../../credits/tables.ts'
import { chatMessages } from '../tables.ts'

/** What a writer with tools does with the rewrite that it got, by the first word of the question. */
const behaviours: Record<string, (tools: TextTools, signal: AbortSignal) => AsyncIterable<string>> = {
  async *keeps(tools, signal) {
    yield (await tools.humanize(machineText, signal)).text
  },
  async *fails(tools, signal) {
    const { text } = await tools.humanize(machineText, signal)
    if (text) throw new Error('the second pass failed')
    yield text
  },
  async *waits(tools, signal) {
    yield 'Here it comes. '
    await tools.humanize(machineText, signal)
    await ended(signal)
  },
  async *shows(tools, signal) {
    yield (await tools.humanize(machineText, signal)).text
    await ended(signal)
  },
}

function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

const writer: ChatModel = {
  id: 'writer',
  label: 'writer',
  kind: 'local-server',
  contextTokens: 8_000,
  stream({ messages, tools, signal }) {
    const said = messages.at(-1)!.content.split(' ')[0]!
    return (behaviours[said] ?? behaviours.keeps!)(tools!, signal)
  },
}

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ models: [writer] })
})
afterAll(async () => {
  expect(await findUnbalanced(app.doors.db)).toEqual([])
  await app.close()
})

function runsOf(user: TestUser): Promise<{ state: string; settledWords: number | null }[]> {
  const { state, settledWords } = creditRuns
  return app.doors.db.select({ state, settledWords }).from(creditRuns).where(eq(creditRuns.userId, user.id))
}

/** Starts a reply and waits until its rewrite is ready and its words are reserved. */
async function startReply(user: TestUser, message: string) {
  const chatId = randomUUID()
  const answer = await openStream(user, { message, chatId })
  await until(async () => (await runsOf(user)).length === 1, 'the reservation')
  return { chatId, answer }
}

test('charges a rewrite with the reply that has it', async () => {
  const user = await app.signUp()
  const { chatId, events } = await say(user, 'keeps it')
  expect(events.at(-1)).toMatchObject({ type: 'done' })
  const [run] = await runsOf(user)
  expect(run).toMatchObject({ state: 'settled', settledWords: expect.any(Number) })
  expect(run!.settledWords).toBeGreaterThan(0)
  expect(await wordsLeft(app, user)).toBe(2_000 - run!.settledWords!)
  expect((await readChat(user, chatId)).messages[1]).toMatchObject({ status: 'complete' })
})

test('returns the words when the writer fails after the rewrite', async () => {
  const user = await app.signUp()
  const { events } = await say(user, 'fails then')
  expect(events.at(-1)).toMatchObject({ type: 'error' })
  expect(await runsOf(user)).toEqual([{ state: 'released', settledWords: null }])
  expect(await wordsLeft(app, user)).toBe(2_000)
})

test.each([
  ['before the rewrite is shown, and returns the words', 'waits here', 'released'],
  ['after the rewrite was shown, and charges it', 'shows it', 'settled'],
])('stops a reply %s', async (_, message, state) => {
  const user = await app.signUp()
  const { chatId, answer } = await startReply(user, message)
  const events = readEvents(answer)
  await nextEvent(events, 'delta')
  await user.send('POST', `/api/chats/${chatId}/stop`)
  await nextEvent(events, 'done')
  expect(await runsOf(user)).toMatchObject([{ state }])
})

test('charges what was shown although the chat is deleted, so that nobody reads for nothing', async () => {
  const user = await app.signUp()
  const { chatId, answer } = await startReply(user, 'shows it')
  await nextEvent(readEvents(answer), 'delta')
  expect((await user.send('DELETE', `/api/chats/${chatId}`)).status).toBe(200)
  await until(async () => (await runsOf(user))[0]?.state !== 'reserved', 'the end of the run')
  expect(await runsOf(user)).toMatchObject([{ state: 'settled' }])
})

test('returns the words of a humanized reply whose chat was deleted before it was shown', async () => {
  const user = await app.signUp()
  const { db } = app.doors
  vi.spyOn(app.doors.engine, 'judgeChanges').mockImplementationOnce(async () => {
    await db
      .delete(chatMessages)
      .where(and(eq(chatMessages.userId, user.id), eq(chatMessages.sender, 'assistant')))
    return { passages: 1, cameToReadHuman: 1 } as never
  })
  const own = { ...writer, stream: plainMachine }
  vi.spyOn(app.doors.models, 'open').mockResolvedValueOnce(own)
  const { events } = await say(user, 'Write', { humanize: true })
  expect(events.at(-1)).toMatchObject({ type: 'error', code: 'not_found' })
  expect(await runsOf(user)).toEqual([{ state: 'released', settledWords: null }])
  expect(await wordsLeft(app, user)).toBe(2_000)
})

async function* plainMachine() {
  yield machineText
}

test('returns the words of a server that died before it stored the reply', async () => {
  const user = await app.signUp()
  const { answer } = await startReply(user, 'waits here')
  const expired = { expiresAt: sql`now() - interval '1 second'` as never }
  await app.doors.db.update(creditRuns).set(expired).where(eq(creditRuns.userId, user.id))
  expect(await releaseExpiredRuns(app.doors, user.id)).toBe(1)
  expect(await wordsLeft(app, user)).toBe(2_000)
  await answer.body?.cancel()
})

test('refuses a rewrite without words, and charges nothing', async () => {
  const user = await app.signUp()
  await spendAllWords(app, user)
  const answer = await openStream(user, { message: 'keeps it' })
  const events = answer.ok ? await allEvents(answer) : [await answer.json()]
  expect(events.at(-1)).toMatchObject({ code: 'out_of_words' })
  expect((await runsOf(user)).filter(({ state }) => state === 'reserved')).toEqual([])
})
