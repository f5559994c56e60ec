import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Tier } from '../../contract/plans.ts'
import { settleRun } from '../domains/credits/end-run.ts'
import { readBalance } from '../domains/credits/read-balance.ts'
import { reserveWords } from '../domains/credits/reserve-words.ts'
import { userCredits } from '../domains/credits/tables.ts'
import type { Context } from '../platform/context.ts'
import type { TestApp } from './test-app.ts'
import type { TestUser } from './test-user.ts'

export function contextOf(app: TestApp, user: Pick<TestUser, 'id'>): Context {
  return { ...app.doors, userId: user.id }
}

/** Spends words through the ledger, so that it stays balanced. */
export async function spendWords(app: TestApp, user: TestUser, words: number): Promise<void> {
  const run = await reserveWords(contextOf(app, user), { words, text: randomUUID() })
  await settleRun(app.doors.db, run.runId, words)
}

export async function spendAllWords(app: TestApp, user: TestUser): Promise<void> {
  await spendWords(app, user, (await readBalance(app.doors, user.id)).remainingWords)
}

export async function wordsLeft(app: TestApp, user: Pick<TestUser, 'id'>): Promise<number> {
  return (await readBalance(app.doors, user.id)).remainingWords
}

export async function givePlan(app: TestApp, user: Pick<TestUser, 'id'>, tier: Tier): Promise<void> {
  await readBalance(app.doors, user.id)
  await app.doors.db.update(userCredits).set({ tier }).where(eq(userCredits.userId, user.id))
}
