import { and, eq, lt, sql } from 'drizzle-orm'
import { refusalTexts } from '../../../contract/refusals.ts'
import type { Doors } from '../../platform/context.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { addWords } from '../../platform/telemetry/metrics.ts'
import { sameInputSince } from './find-charged.ts'
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

/** The run that ends, and what it cost. */
type Ended = { cost: number; remainingWords: number; isRepeat: boolean }

async function endRun(
  db: Database | Transaction,
  runId: string,
  state: 'settled' | 'released',
  words: number,
): Promise<Settled | null> {
  // An open transaction goes on, without a savepoint.
  return '$client' in db ? db.transaction((tx) => end(tx, runId, state, words)) : end(db, runId, state, words)
}

/**
 * Locks the balance and then ends the run in a second statement, which sees what another run has settled while this one
 * waited for the lock. A run ends once; a second call finds nothing.
 */
async function end(
  tx: Transaction,
  runId: string,
  state: 'settled' | 'released',
  words: number,
): Promise<Settled | null> {
  const owner = tx.select({ userId: creditRuns.userId }).from(creditRuns).where(eq(creditRuns.id, runId))
  await lockBalance(tx, owner)
  const { rows } = await tx.execute<Ended>(sql`
    with repeated as (
      select exists (
        select from ${creditRuns} r join ${creditRuns} o on o.user_id = r.user_id and o.input_digest = r.input_digest
        where r.id = ${runId} and ${words}::int > 0 and o.settled_words > 0 and o.created_at > ${sameInputSince}
      ) as is_repeat
    ), ended as (
      update ${creditRuns} r set state = ${state}, settled_words =
        case when ${state} = 'settled' then least(case when is_repeat then 0 else ${words}::int end, r.reserved_words) end
      from repeated
      where r.id = ${runId} and r.state = 'reserved'
      returning r.user_id, is_repeat, coalesce(settled_words, 0) as cost,
        reserved_words - coalesce(settled_words, 0) as unused,
        least(reserved_words - coalesce(settled_words, 0), returnable_words) as back
    ), entries as (
      insert into ${creditEntries} (user_id, run_id, kind, words, reason)
      select user_id, ${runId}::uuid, ${state === 'settled' ? 'settle' : 'release'}, unused, null from ended
      union all select user_id, null, 'expire', back - unused, ${`run/${runId}`} from ended where back < unused
    )
    update ${userCredits} c set remaining_words = c.remaining_words + ended.back, updated_at = now()
    from ended where c.user_id = ended.user_id
    returning c.remaining_words as "remainingWords", ended.cost, ended.is_repeat as "isRepeat"`)
  const [ended] = rows
  if (!ended) return null
  addWords('charged', ended.cost)
  const { cost, remainingWords, isRepeat } = ended
  return { cost, remainingWords, isRepeat }
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
