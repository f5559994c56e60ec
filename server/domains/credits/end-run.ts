import { and, eq, lt, sql } from 'drizzle-orm'
import type { Doors } from '../../platform/context.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { lockBalance } from './lock-balance.ts'
import { creditEntries, creditRuns, userCredits } from './tables.ts'

/** The run had a result: it costs `words`, at most what was reserved; the rest comes back. Answers the cost. */
export function settleRun(db: Database | Transaction, runId: string, words: number): Promise<number> {
  return endRun(db, runId, 'settled', words)
}

/** The run failed, was refused or changed nothing: all that was reserved comes back. */
export function releaseRun(db: Database | Transaction, runId: string): Promise<number> {
  return endRun(db, runId, 'released', 0)
}

async function endRun(
  db: Database | Transaction,
  runId: string,
  state: 'settled' | 'released',
  words: number,
): Promise<number> {
  return db.transaction(async (tx) => {
    const owner = tx.select({ userId: creditRuns.userId }).from(creditRuns).where(eq(creditRuns.id, runId))
    await lockBalance(tx, owner)
    const [run] = await tx
      .update(creditRuns)
      .set({
        state,
        settledWords: state === 'settled' ? sql`least(${words}::int, ${creditRuns.reservedWords})` : null,
      })
      // A run ends once; a second end finds nothing.
      .where(and(eq(creditRuns.id, runId), eq(creditRuns.state, 'reserved')))
      .returning()
    if (!run) return 0
    const cost = run.settledWords ?? 0
    const back = run.reservedWords - cost
    await tx
      .insert(creditEntries)
      .values({ userId: run.userId, runId, kind: state === 'settled' ? 'settle' : 'release', words: back })
    await tx
      .update(userCredits)
      .set({ remainingWords: sql`${userCredits.remainingWords} + ${back}`, updatedAt: sql`now()` })
      .where(eq(userCredits.userId, run.userId))
    return cost
  })
}

/** Gives back what runs reserved whose server died before it could end them; those of one user, or of all. */
export async function releaseExpiredRuns(
  { db, now }: Pick<Doors, 'db' | 'now'>,
  userId?: string,
): Promise<number> {
  const expired = await db
    .select({ id: creditRuns.id })
    .from(creditRuns)
    .where(
      and(
        eq(creditRuns.state, 'reserved'),
        lt(creditRuns.expiresAt, now()),
        userId ? eq(creditRuns.userId, userId) : undefined,
      ),
    )
    .limit(1_000)
  for (const { id } of expired) await releaseRun(db, id)
  return expired.length
}
