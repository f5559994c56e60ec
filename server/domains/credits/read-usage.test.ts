import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Usage, UsageHour } from '../../../contract/credits.ts'
import type { Context } from '../../platform/context.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { chatMessages, chats } from '../chats/tables.ts'
import { countCheck } from '../detector/count-checks.ts'
import type { KeptRun } from '../humanizer/humanized-text.ts'
import { forgetTextDigests, keepHumanizedText } from '../humanizer/keep-humanized-text.ts'
import { humanizedTexts } from '../humanizer/tables.ts'
import { releaseRun, settleRun } from './end-run.ts'
import { reserveWords } from './reserve-words.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const keptRun = { details: { progressHistory: [] } } as unknown as KeptRun
const usageOf = async (user: TestUser): Promise<Usage> => (await user.get('/api/user/usage')).json()
const sumOf = (hours: UsageHour[], key: Exclude<keyof UsageHour, 'at'>) =>
  hours.reduce((sum, hour) => sum + hour[key], 0)

async function writeMessage(userId: string, more: { importedFrom?: 'chatgpt'; createdAt?: Date } = {}) {
  const chatId = crypto.randomUUID()
  const { importedFrom, createdAt } = more
  await app.doors.db
    .insert(chats)
    .values({ id: chatId, userId, title: 'Tides', ...(importedFrom && { importedFrom }) })
  await app.doors.db.insert(chatMessages).values({
    id: crypto.randomUUID(),
    chatId,
    userId,
    clientId: 'one',
    sender: 'user',
    text: 'Why are there tides?',
    ...(createdAt && { createdAt }),
  })
}

test('counts the words of rewrites, charged or free, and messages, checks and rewrites by hour', async () => {
  const user = await app.signUp()
  const ctx = { ...app.doors, userId: user.id }
  const run = await reserveWords(ctx, { words: 100, text: 'a' })
  await settleRun(ctx.db, run.runId, 90)
  const failed = await reserveWords(ctx, { words: 50, text: 'b' })
  await releaseRun(ctx.db, failed.runId)
  await app.doors.db.insert(humanizedTexts).values({ userId: user.id, wordCount: 400 })
  await countCheck(ctx)
  await countCheck(ctx)
  await writeMessage(user.id)
  const usage = await usageOf(user)
  expect(usage.words).toBe(400)
  expect(sumOf(usage.hours, 'words')).toBe(400)
  expect(sumOf(usage.hours, 'rewrites')).toBe(1)
  expect(sumOf(usage.hours, 'checks')).toBe(2)
  expect(sumOf(usage.hours, 'messages')).toBe(1)
  for (const { at } of usage.hours) expect(at).toMatch(/:00:00\.000Z$/)
})

test('leaves out imported chats and what is older than the chart, but not its words', async () => {
  const user = await app.signUp()
  await writeMessage(user.id, { importedFrom: 'chatgpt' })
  await writeMessage(user.id, { createdAt: new Date(Date.now() - 40 * 86_400_000) })
  const createdAt = new Date(Date.now() - 40 * 86_400_000)
  await app.doors.db.insert(humanizedTexts).values({ userId: user.id, wordCount: 100, createdAt })
  expect(await usageOf(user)).toEqual({ hours: [], words: 100, wordsOfTexts: 100 })
})

test('shows nothing of another user', async () => {
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  await countCheck({ ...app.doors, userId: ana.id })
  await writeMessage(ana.id)
  expect(await usageOf(ben)).toEqual({ hours: [], words: 0, wordsOfTexts: 0 })
  expect((await ben.get(`/api/user/usage?userId=${ana.id}`)).status).toBe(403)
})

test('counts the words of all rewrites where plans are not sold', async () => {
  const free = await useTestApp({ settings: { BILLING: 'off' } })
  const user = await free.signUp()
  await free.doors.db.insert(humanizedTexts).values({ userId: user.id, wordCount: 400 })
  const { hours, words } = await (await user.get('/api/user/usage')).json()
  expect(words).toBe(400)
  expect(hours).toMatchObject([{ rewrites: 1, words: 400 }])
})

test('counts the words of the same text once among its texts, until its hash is forgotten', async () => {
  const user = await app.signUp()
  const ctx = { ...app.doors, userId: user.id } as unknown as Context
  const rewrite = (original: string) =>
    ctx.db.transaction((tx) =>
      keepHumanizedText(ctx, tx, { wordCount: 50, text: { original, humanized: '', run: keptRun } }),
    )
  for (const text of ['The tides come.', 'The tides come.', 'The moon pulls.']) await rewrite(text)
  expect(await usageOf(user)).toMatchObject({ words: 150, wordsOfTexts: 100 })
  await app.doors.db
    .update(humanizedTexts)
    .set({ createdAt: new Date(Date.now() - 31 * 86_400_000) })
    .where(eq(humanizedTexts.userId, user.id))
  await forgetTextDigests(app.doors)
  const rows = await app.doors.db.select().from(humanizedTexts).where(eq(humanizedTexts.userId, user.id))
  expect(rows.map(({ textDigest }) => textDigest)).toEqual([null, null, null])
  await rewrite('The tides come.')
  expect(await usageOf(user)).toMatchObject({ words: 200, wordsOfTexts: 150 })
})
