import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../../platform/context.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { contextOf, wordsLeft } from '../../testing/words.ts'
import { settleRun } from './end-run.ts'
import { type Grant, grantWords } from './grant-words.ts'
import { findUnbalanced } from './read-balance.ts'
import { reserveWords } from './reserve-words.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(async () => {
  expect(await findUnbalanced(app.doors.db)).toEqual([])
  await app.close()
})

async function grant({ db, userId }: Context, kind: Grant['kind'], words: number): Promise<void> {
  await db.transaction((tx) =>
    grantWords(tx, { userId, reason: `test/${kind}`, cause: 'end', tier: 'pro', kind, words }),
  )
}

/** A run of about 1,500 words is in progress when the user's plan ends, and may return 100 of them. */
async function withLimitedRun() {
  const user = await app.signUp()
  const ctx = contextOf(app, user)
  const { runId } = await reserveWords(ctx, { words: 1_500, text: 'long' })
  await grant(ctx, 'cap', 100)
  expect(await wordsLeft(app, user)).toBe(0)
  return { user, ctx, runId }
}

test('words that a run can no longer return do not come back with a refund', async () => {
  const { user, ctx, runId } = await withLimitedRun()
  await grant(ctx, 'add', 55_000)
  await grant(ctx, 'take', 55_000)
  await settleRun(ctx.db, runId, 0)
  expect(await wordsLeft(app, user)).toBe(100)
})

test('words that a run can no longer return do not count against a new cycle', async () => {
  const { user, ctx, runId } = await withLimitedRun()
  await grant(ctx, 'refresh', 55_000)
  expect(await wordsLeft(app, user)).toBe(54_900)
  await settleRun(ctx.db, runId, 0)
  expect(await wordsLeft(app, user)).toBe(55_000)
})
