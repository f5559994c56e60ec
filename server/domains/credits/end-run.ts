import { and, eq, lt, sql } from 'drizzle-orm'
import { refusalTexts } from '../../../contract/refusals.ts'
import type { Doors } from '../../platform/context.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { addWords } from '../../platform/telemetry/metrics.ts'
import { findCharged } from './find-charged.ts'
import { lockBalance } from './lock-balance.ts'
import { creditEntries, creditRuns, userCredits } from './tables.ts'

/** The balance after a run has ended. */
export type Settled = {
  cost: number
  remainingWords: number
  /** An equal run was charged meanwhile, so this one cost nothing. */
  isRepeat: boolean
}

/**
 * Charges `words` for a run, at most what was reserved, and returns the rest. Of equal runs one is charged. Throws `conflict` for a run that is no
 * longer reserved, because it was taken over, released or expired: its result must not be delivered.
 */
export async function settleRun(db: Database | Transaction, runId: string, words: number): Promise<Settled> {
  const settled = await settleIfReserved(db, runId, words)
  if (!settled) throw runWasLost()
  return settled
}

/** Like `settleRun`, for a result that was delivered already: returns null for a run that is no longer reserved. */
export async function settleIfReserved(
  db: Database | Transaction,
  runId: string,
  words: number,
): Promise<Settled | null> {
  return endRun(db, runId, 'settled', words)
}

/** Returns everything that a run reserved. Has no effect on a run that has ended. */
export async function releaseRun(db: Database | Transaction, runId: string): Promise<void> {
  await endRun(db, runId, 'released', 0)
}

export function runWasLost(): AppError {
  return new AppError('conflict', refusalTexts.runElsewhere)
}

async function endRun(
  db: Database | Transaction,
  runId: string,
  state: 'settled' | 'released',
  words: number,
): Promise<Settled | null> {
  return db.transaction(async (tx) => {
    const owner = tx.select({ userId: creditRuns.userId }).from(creditRuns).where(eq(creditRuns.id, runId))
    await lockBalance(tx, owner)
    const isRepeat = words > 0 && (await wasCharged(tx, runId))
    const [run] = await tx
      .update(creditRuns)
      .set({
        state,
        settledWords:
          state === 'settled' ? sql`least(${isRepeat ? 0 : words}::int, ${creditRuns.reservedWords})` : null,
      })
      // A run ends once; a second call finds nothing.
      .where(and(eq(creditRuns.id, runId), eq(creditRuns.state, 'reserved')))
      .returning()
    if (!run) return null
    const cost = run.settledWords ?? 0
    addWords('charged', cost)
    const unused = run.reservedWords - cost
    const back = Math.min(unused, run.returnableWords ?? unused)
    const kind = state === 'settled' ? ('settle' as const) : ('release' as const)
    await tx.insert(creditEntries).values({ userId: run.userId, runId, kind, words: unused })
    if (back < unused)
      await tx
        .insert(creditEntries)
        .values({ userId: run.userId, kind: 'expire', words: back - unused, reason: `run/${runId}` })
    const [balance] = await tx
      .update(userCredits)
      .set({ remainingWords: sql`${userCredits.remainingWords} + ${back}`, updatedAt: sql`now()` })
      .where(eq(userCredits.userId, run.userId))
      .returning({ remainingWords: userCredits.remainingWords })
    return { cost, remainingWords: balance!.remainingWords, isRepeat }
  })
}

/** Returns whether another run of the same user with the same text and choices was charged. */
async function wasCharged(tx: Transaction, runId: string): Promise<boolean> {
  const [run] = await tx.select().from(creditRuns).where(eq(creditRuns.id, runId))
  return run !== undefined && (await findCharged(tx, run)) !== null
}

/** Returns the reserved words of runs whose server died, for one user or for all. */
export async function releaseExpiredRuns(
  { db, notifier }: Pick<Doors, 'db' | 'notifier'>,
  userId?: string,
): Promise<number> {
  if (notifier.hasJustReturned()) return 0
  const expired = await db
    .select({ id: creditRuns.id })
    .from(creditRuns)
    .where(
      and(
        eq(creditRuns.state, 'reserved'),
        lt(creditRuns.expiresAt, sql`now()`),
        userId ? eq(creditRuns.userId, userId) : undefined,
      ),
    )
    .limit(1_000)
  for (const { id } of expired) await releaseRun(db, id)
  return expired.length
}
