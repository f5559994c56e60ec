import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plans } from '../../../contract/plans.ts'
import { countWords } from '../../../contract/word-count.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import { onServer, type TestUser } from '../../testing/test-user.ts'
import { machineText, stubbornText } from '../../testing/texts.ts'
import { givePlan, spendAllWords, wordsLeft } from '../../testing/words.ts'
import { forgetOldDigests } from '../credits/find-charged.ts'
import { findUnbalanced } from '../credits/read-balance.ts'
import { creditRuns, freeResultDays } from '../credits/tables.ts'
import type { HumanizedText } from './humanized-text.ts'
import { humanizedTexts } from './tables.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(async () => {
  expect(await findUnbalanced(app.doors.db)).toEqual([])
  await app.close()
})

async function humanize(user: TestUser, body: object): Promise<HumanizedText> {
  const answer = await user.send('POST', '/api/humanize', body)
  expect(answer.status).toBe(200)
  return (await answer.json()) as HumanizedText
}

const paid = { text: machineText, mode: 'strong' }

test.each([
  ['in sentences of their own', (junk: string[]) => `\n\n${junk.join(' ')}`, (junk: string[]) => junk],
  ['in the same paragraph', (junk: string[]) => ` ${junk.join(' ')}`, (junk: string[]) => junk],
  [
    'in many short locks',
    (junk: string[]) => `\n\n${junk.join(' ')}`,
    (junk: string[]) => junk.flatMap((sentence) => sentence.match(/\S+ \S+/g) ?? []),
  ],
])('charges for rewritten passages although locked ones still read as AI, %s', async (_, add, lockOf) => {
  const junk = Array.from(
    { length: 8 },
    (_, i) =>
      `Furthermore, it is important to note that the multifaceted tapestry of item ${i} plays a crucial role in fostering a holistic landscape.`,
  )
  const user = await app.signUp()
  const text = machineText + add(junk)
  const result = await humanize(user, {
    text,
    mode: 'strong',
    lock: [...new Set(lockOf(junk))].slice(0, 200),
  })
  expect(result.details.finalHumanScore).toBeLessThan(51)
  expect(result).toMatchObject({ free: null, cost: countWords(result.humanized) })
  expect(result.details.judged?.cameToReadHuman).toBeGreaterThan(0)
})

test('does not charge because of unchanged sentences that read as human', async () => {
  const user = await app.signUp()
  const person = readFileSync(
    new URL('../../../engine/cases/detect-person-review/input.md', import.meta.url),
    'utf8',
  ).trim()
  const result = await humanize(user, { text: `${person}\n\n${stubbornText}`, mode: 'balanced' })
  expect(result).toMatchObject({ changed: true, cost: 0, free: { code: 'no-gain' } })
})

test('charges the same text with the same choices once in 30 days, whatever its key', async () => {
  const user = await app.signUp()
  const first = await humanize(user, paid)
  const second = await humanize(user, { ...paid, lock: [] })
  expect(second).toMatchObject({ humanized: first.humanized, cost: 0 })
  expect(second.free?.code).toBe('paid-before')
  expect((await humanize(user, { ...paid, tone: 'formal' })).cost).toBeGreaterThan(0)
  const left = await wordsLeft(app, user)
  await app.doors.db
    .update(creditRuns)
    .set({ createdAt: sql`now() - interval '31 days'` as never })
    .where(eq(creditRuns.userId, user.id))
  await forgetOldDigests(app.doors)
  const runs = await app.doors.db.select().from(creditRuns).where(eq(creditRuns.userId, user.id))
  expect(new Set(runs.map(({ inputDigest }) => inputDigest))).toEqual(new Set(['']))
  const later = await humanize(user, paid)
  expect(await wordsLeft(app, user)).toBe(left - later.cost)
  expect(later.cost).toBe(first.cost)
})

test('charges another user for the same text', async () => {
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  const { cost } = await humanize(ana, paid)
  expect(await humanize(ben, paid)).toMatchObject({ cost, free: null })
})

test('repeats a paid run without words left', async () => {
  const user = await app.signUp()
  const { humanized } = await humanize(user, paid)
  await spendAllWords(app, user)
  expect(await humanize(user, paid)).toMatchObject({ humanized, cost: 0, remaining_words: 0 })
})

test('gives the stored result again with history on, and makes a deleted one anew', async () => {
  const user = await app.signUp()
  await user.send('PUT', '/api/preferences', { history_on: true })
  const first = await humanize(user, paid)
  const again = await humanize(user, paid)
  expect(again).toMatchObject({
    humanized: first.humanized,
    edits: first.edits,
    textId: first.textId,
    cost: 0,
  })
  expect(again.details).toMatchObject({ words: 0, free: { code: 'paid-before' } })
  await user.send('DELETE', `/api/humanized-texts/${first.textId}`)
  const anew = await humanize(user, paid)
  expect(anew).toMatchObject({ humanized: first.humanized, cost: 0 })
  expect(anew.textId).not.toBe(first.textId)
  expect((await humanize(user, paid)).textId).toBe(anew.textId)
})

test('keeps no text of a paid run with history off', async () => {
  const user = await app.signUp()
  await humanize(user, paid)
  await humanize(user, paid)
  const rows = await app.doors.db.select().from(humanizedTexts).where(eq(humanizedTexts.userId, user.id))
  expect(rows).toMatchObject([{ textContent: null, original: null }])
})

test('charges equal runs at once on two servers once', async () => {
  const settings = { SECRET: app.doors.env.SECRET }
  const second = await useTestApp({ database: app.connection, settings })
  const here = await app.signUp()
  const there = onServer(second.request, here)
  const results = await Promise.all(
    Array.from({ length: 6 }, (_, at) => humanize(at % 2 ? here : there, paid)),
  )
  const charged = results.filter(({ cost }) => cost > 0)
  expect(charged).toHaveLength(1)
  expect(new Set(results.map(({ humanized }) => humanized)).size).toBe(1)
  expect(await wordsLeft(app, here)).toBe(2_000 - charged[0]!.cost)
})

const freeWords = countWords(stubbornText)

async function useFreeResults(user: TestUser, words: number): Promise<void> {
  await app.doors.db
    .insert(freeResultDays)
    .values({ userId: user.id, day: sql`(now() at time zone 'utc')::date` as never, words })
}

test('gives the text back when the day’s free results are used up, and still charges what is worth it', async () => {
  const user = await app.signUp()
  const free = await humanize(user, { text: stubbornText })
  const [day] = await app.doors.db.select().from(freeResultDays).where(eq(freeResultDays.userId, user.id))
  expect(day?.words).toBe(countWords(free.humanized))
  await app.doors.db.delete(freeResultDays).where(eq(freeResultDays.userId, user.id))
  await useFreeResults(user, plans.free.freeResultWords - countWords(free.humanized) + 1)
  const back = await humanize(user, { text: stubbornText })
  expect(back).toMatchObject({
    humanized: stubbornText,
    changed: false,
    edits: [],
    alternatives: [],
    cost: 0,
  })
  expect(back.reason).toMatchObject({ code: 'free-results-used-up' })
  expect(JSON.stringify(back)).not.toContain(free.humanized.slice(0, 60))
  expect(await wordsLeft(app, user)).toBe(2_000)
  expect(await humanize(user, paid)).toMatchObject({ changed: true, free: null })
  await givePlan(app, user, 'pro')
  expect(await humanize(user, { text: stubbornText })).toMatchObject({ changed: true, cost: 0 })
})

test('never gives more free results in a day than there are words, with simultaneous runs', async () => {
  const user = await app.signUp()
  await useFreeResults(user, plans.free.freeResultWords - 2 * freeWords)
  const results = await Promise.all(
    Array.from({ length: 8 }, (_, i) => humanize(user, { text: stubbornText, lock: [`no word ${i}`] })),
  )
  const given = results.filter(({ changed }) => changed)
  expect(given.length).toBeGreaterThan(0)
  const words = given.reduce((sum, { humanized }) => sum + countWords(humanized), 0)
  expect(words).toBeLessThanOrEqual(2 * freeWords)
  expect(await wordsLeft(app, user)).toBe(2_000)
})

test('limits nothing where plans are not sold', async () => {
  const open = await useTestApp({ settings: { BILLING: 'off' } })
  const user = await open.signUp()
  await open.doors.db
    .insert(freeResultDays)
    .values({ userId: user.id, day: sql`(now() at time zone 'utc')::date` as never, words: 1_500 })
  const result = await humanize(user, { text: stubbornText })
  expect(result).toMatchObject({ changed: true, cost: 0, free: null })
})
