import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Context } from '../../platform/context.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { contextOf, spendWords, wordsLeft } from '../../testing/words.ts'
import { releaseExpiredRuns, releaseRun, settleRun } from './end-run.ts'
import { holdRun } from './hold-run.ts'
import { findUnbalanced, readBalance } from './read-balance.ts'
import { reserveWords } from './reserve-words.ts'
import { creditEntries, creditRuns, userCredits } from './tables.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(async () => {
  // After all tests, the ledger and the balances match.
  expect(await findUnbalanced(app.doors.db)).toEqual([])
  await app.close()
})

/** Makes the user's runs as old as those of a server that has been silent for 31 seconds. */
async function passTime(ctx: Context): Promise<void> {
  const expiresAt = sql`${creditRuns.expiresAt} - interval '31 seconds'`
  await ctx.db.update(creditRuns).set({ expiresAt }).where(eq(creditRuns.userId, ctx.userId))
}

test('never reserves more than the balance for a hundred simultaneous runs', async () => {
  const ctx = contextOf(app, await app.signUp())
  const attempts = await Promise.allSettled(
    Array.from({ length: 100 }, (_, i) => reserveWords(ctx, { words: 40, text: `text ${i}` })),
  )
  const made = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []))
  const refused = attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason.code] : []))
  const reserved = made.reduce((sum, { words }) => sum + words, 0)
  expect(reserved).toBeLessThanOrEqual(2_000)
  expect(new Set(refused)).toEqual(new Set(['out_of_words']))
  expect((await readBalance(ctx, ctx.userId)).remainingWords).toBe(2_000 - reserved)
  expect(await findUnbalanced(ctx.db)).toEqual([])

  await Promise.all(
    made.map(({ runId }, i) => (i % 2 ? settleRun(ctx.db, runId, 40) : releaseRun(ctx.db, runId))),
  )
  const settled = Math.floor(made.length / 2) * 40
  expect((await readBalance(ctx, ctx.userId)).remainingWords).toBe(2_000 - settled)
})

test('grants the first balance once for simultaneous requests', async () => {
  const user = await app.signUp()
  const balances = await Promise.all(Array.from({ length: 20 }, () => readBalance(app.doors, user.id)))
  expect(new Set(balances.map(({ remainingWords }) => remainingWords))).toEqual(new Set([2_000]))
  expect(await app.doors.db.$count(creditEntries, eq(creditEntries.userId, user.id))).toBe(1)
})

test('returns the unused part of a reservation; a run costs at most its reservation', async () => {
  const user = await app.signUp()
  const ctx = contextOf(app, user)
  const first = await reserveWords(ctx, { words: 100, text: 'a' })
  expect(first.words).toBe(115)
  expect(await settleRun(ctx.db, first.runId, 90)).toEqual({
    cost: 90,
    remainingWords: 1_910,
    isRepeat: false,
  })
  expect(await wordsLeft(app, user)).toBe(1_910)
  const second = await reserveWords(ctx, { words: 100, text: 'b' })
  expect(await settleRun(ctx.db, second.runId, 500)).toMatchObject({ cost: 115 })
  expect(await wordsLeft(app, user)).toBe(1_795)
})

test('ends a run once: a second end changes nothing', async () => {
  const user = await app.signUp()
  const ctx = contextOf(app, user)
  const { runId } = await reserveWords(ctx, { words: 100, text: 'a' })
  await Promise.allSettled([
    settleRun(ctx.db, runId, 100),
    settleRun(ctx.db, runId, 100),
    releaseRun(ctx.db, runId),
    releaseRun(ctx.db, runId),
  ])
  expect([1_900, 2_000]).toContain(await wordsLeft(app, user))
  expect(await findUnbalanced(ctx.db)).toEqual([])
})

test('treats the same key as the same run: charged once, refused while it runs or with another text', async () => {
  const user = await app.signUp()
  const ctx = contextOf(app, user)
  const idempotencyKey = randomUUID()
  const input = { words: 100, text: 'the text', idempotencyKey }
  const run = await reserveWords(ctx, input)
  await expect(reserveWords(ctx, input)).rejects.toMatchObject({ code: 'run_in_progress' })
  await settleRun(ctx.db, run.runId, 100)
  expect(await reserveWords(ctx, input)).toMatchObject({ runId: run.runId, paid: true })
  await expect(reserveWords(ctx, { ...input, text: 'another' })).rejects.toMatchObject({ code: 'conflict' })
  expect(await wordsLeft(app, user)).toBe(1_900)
})

test('makes one run of fifty simultaneous calls with one key', async () => {
  const user = await app.signUp()
  const ctx = contextOf(app, user)
  const input = { words: 100, text: 'the text', idempotencyKey: randomUUID() }
  const attempts = await Promise.allSettled(Array.from({ length: 50 }, () => reserveWords(ctx, input)))
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await wordsLeft(app, user)).toBe(2_000 - 115)
})

test('treats another user’s key as another run', async () => {
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  const input = { words: 10, text: 'the text', idempotencyKey: 'shared-key' }
  expect((await reserveWords(contextOf(app, ana), input)).paid).toBe(false)
  expect((await reserveWords(contextOf(app, ben), input)).paid).toBe(false)
})

test('returns the reservations of a dead server after its time, and only then', async () => {
  const user = await app.signUp()
  const ctx = contextOf(app, user)
  await reserveWords(ctx, { words: 500, text: 'never ended' })
  await releaseExpiredRuns(ctx)
  expect(await wordsLeft(app, user)).toBe(1_425)
  // The clock of a server does not matter.
  const ahead = { ...ctx, now: () => new Date(Date.now() + 60_000) }
  await releaseExpiredRuns(ahead)
  expect(await wordsLeft(app, user)).toBe(1_425)
  await passTime(ctx)
  await Promise.all([releaseExpiredRuns(ctx), releaseExpiredRuns(ctx)])
  expect(await wordsLeft(app, user)).toBe(2_000)
})

test('counts words that a dead server holds as available', async () => {
  const ctx = contextOf(app, await app.signUp())
  await reserveWords(ctx, { words: 1_500, text: 'never ended' })
  const next = { words: 1_000, text: 'another text' }
  await expect(reserveWords(ctx, next)).rejects.toMatchObject({ code: 'out_of_words' })
  await passTime(ctx)
  expect(await reserveWords(ctx, next)).toMatchObject({ words: 1_150 })
  expect(await findUnbalanced(ctx.db)).toEqual([])
})

test('a run that was taken over can no longer be settled, and its successor is charged once', async () => {
  const user = await app.signUp()
  const ctx = contextOf(app, user)
  const input = { words: 1_200, text: 'the text', idempotencyKey: randomUUID() }
  const first = await reserveWords(ctx, input)
  const second = await reserveWords(ctx, { ...input, takeOver: true })
  expect(second).toMatchObject({ words: 1_380, paid: false })
  await expect(settleRun(ctx.db, first.runId, 1_200)).rejects.toMatchObject({ code: 'conflict' })
  expect(await settleRun(ctx.db, second.runId, 1_200)).toMatchObject({ cost: 1_200 })
  expect(await reserveWords(ctx, { ...input, takeOver: true })).toMatchObject({ paid: true })
  expect(await wordsLeft(app, user)).toBe(800)
  await expect(reserveWords(ctx, { ...input, text: 'another', takeOver: true })).rejects.toMatchObject({
    code: 'conflict',
  })
})

test('leaves one run that can be settled after twenty simultaneous takeovers', async () => {
  const user = await app.signUp()
  const ctx = contextOf(app, user)
  const input = { words: 100, text: 'the text', idempotencyKey: randomUUID() }
  await reserveWords(ctx, input)
  const takers = Array.from({ length: 20 }, () => reserveWords(ctx, { ...input, takeOver: true }))
  const runs = await Promise.all(takers)
  const ends = await Promise.allSettled(runs.map(({ runId }) => settleRun(ctx.db, runId, 100)))
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await wordsLeft(app, user)).toBe(1_900)
})

test('reserves a run again under the same key if it was settled at no cost', async () => {
  const user = await app.signUp()
  const ctx = contextOf(app, user)
  const input = { words: 100, text: 'the text', idempotencyKey: randomUUID() }
  const first = await reserveWords(ctx, input)
  expect(await settleRun(ctx.db, first.runId, 0)).toEqual({ cost: 0, remainingWords: 2_000, isRepeat: false })
  expect(await reserveWords(ctx, input)).toMatchObject({ words: 115, paid: false })
})

test('refuses a released run under its key, unless it is taken over', async () => {
  const user = await app.signUp()
  const ctx = contextOf(app, user)
  const input = { words: 100, text: 'the text', idempotencyKey: randomUUID() }
  const first = await reserveWords(ctx, input)
  await releaseRun(ctx.db, first.runId)
  await expect(reserveWords(ctx, input)).rejects.toMatchObject({ code: 'conflict' })
  expect(await wordsLeft(app, user)).toBe(2_000)
  expect(await reserveWords(ctx, { ...input, takeOver: true })).toMatchObject({ words: 115, paid: false })
})

test('does not renew a released run', async () => {
  const ctx = contextOf(app, await app.signUp())
  const { runId } = await reserveWords(ctx, { words: 100, text: 'a' })
  const readExpiry = async () => {
    const [run] = await ctx.db.select().from(creditRuns).where(eq(creditRuns.id, runId))
    return run!.expiresAt.getTime()
  }
  const reserved = await readExpiry()
  const beatMs = 20
  const held = holdRun(ctx, runId, beatMs)
  await until(async () => (await readExpiry()) > reserved, 'a renewed reservation')
  held.letGo()
  // A renewal that was under way at the release may still arrive; ten intervals later none may.
  await sleep(10 * beatMs)
  const last = await readExpiry()
  await sleep(10 * beatMs)
  expect(await readExpiry()).toBe(last)
})

test('keeps the words of a run in progress, and reports a takeover to it', async () => {
  const user = await app.signUp()
  const ctx = contextOf(app, user)
  const input = { words: 100, text: 'the text', idempotencyKey: randomUUID() }
  const { runId } = await reserveWords(ctx, input)
  await passTime(ctx)
  const held = holdRun(ctx, runId, 20)
  onTestFinished(held.letGo)
  await until(async () => {
    const [run] = await ctx.db.select().from(creditRuns).where(eq(creditRuns.id, runId))
    return run!.expiresAt > new Date()
  }, 'a renewed reservation')
  await releaseExpiredRuns(ctx)
  expect(await wordsLeft(app, user)).toBe(1_885)
  expect(held.lost.aborted).toBe(false)
  await reserveWords(ctx, { ...input, takeOver: true })
  await until(() => held.lost.aborted, 'the news')
})

test('refuses to settle a run whose words were returned', async () => {
  const user = await app.signUp()
  const ctx = contextOf(app, user)
  const { runId } = await reserveWords(ctx, { words: 500, text: 'too slow' })
  await passTime(ctx)
  await releaseExpiredRuns(ctx)
  await expect(settleRun(ctx.db, runId, 500)).rejects.toMatchObject({ code: 'conflict' })
  expect(await wordsLeft(app, user)).toBe(2_000)
})

test('protects the ledger in the database itself', async () => {
  const user = await app.signUp()
  await spendWords(app, user, 10)
  const { db } = app.doors
  const causeOf = (pending: Promise<unknown>) =>
    pending.then(
      () => 'allowed',
      (error: Error) => (error.cause as Error).message,
    )
  expect(
    await causeOf(
      db.update(userCredits).set({ remainingWords: -1 }).where(eq(userCredits.userId, user.id)).execute(),
    ),
  ).toMatch(/user_credits_not_negative/)
  expect(
    await causeOf(
      db.update(creditEntries).set({ words: 9 }).where(eq(creditEntries.userId, user.id)).execute(),
    ),
  ).toMatch(/append-only/)
  expect(
    await causeOf(
      db.update(creditRuns).set({ settledWords: 99_999 }).where(eq(creditRuns.userId, user.id)).execute(),
    ),
  ).toMatch(/credit_runs_words/)
})
