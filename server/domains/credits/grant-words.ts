import { and, asc, eq, sql } from 'drizzle-orm'
import type { WordCause } from '../../../contract/credits.ts'
import type { Tier } from '../../../contract/plans.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { lockBalance } from './lock-balance.ts'
import { creditEntries, creditRuns, userCredits } from './tables.ts'

export type Grant = {
  userId: string
  /** Names the cause, such as a subscription and the number of its cycle. The same cause is applied once. */
  reason: string
  /** What the word statement names as the cause. */
  cause: WordCause
  tier: Tier
  /**
   * - add: adds this many words.
   * - refresh: sets the balance to this many words; what is left expires.
   * - cap: lets everything above this many words expire.
   * - take: takes this many words back, as far as they are left.
   */
  kind: 'add' | 'refresh' | 'cap' | 'take'
  words: number
}

type Held = {
  remaining: number
  /** Words of runs in progress which may come back. */
  returnable: number
}

/** An earlier end of a cycle or plan may have limited what a run in progress can return. */
const returnable = sql<number>`coalesce(${creditRuns.returnableWords}, ${creditRuns.reservedWords})`

/** Changes a balance, which `readBalance` creates, once for each cause. Returns whether it changed now. */
export async function grantWords(tx: Transaction, grant: Grant): Promise<boolean> {
  const { userId, reason, cause, tier, kind, words } = grant
  await lockBalance(tx, userId)
  if (await isApplied(tx, userId, reason)) return false
  const held = await wordsHeld(tx, userId)
  const granted = kind === 'add' ? words : kind === 'refresh' ? Math.max(0, words - held.returnable) : 0
  const remaining =
    kind === 'add' ? held.remaining + words : Math.max(0, targetOf(grant, held) - held.returnable)
  const expired = held.remaining + granted - remaining
  if (expired > 0)
    await tx
      .insert(creditEntries)
      .values({ userId, kind: 'expire', words: -expired, reason: `${reason}/expire`, cause, tier })
  await tx.insert(creditEntries).values({ userId, kind: 'grant', words: granted, reason, cause, tier })
  await tx
    .update(userCredits)
    .set({ remainingWords: remaining, updatedAt: sql`now()` })
    .where(eq(userCredits.userId, userId))
  if (kind !== 'add') await limitReturns(tx, userId, targetOf(grant, held))
  return true
}

/** Returns how many words the user has after the change, with the words of runs in progress. */
function targetOf({ kind, words }: Grant, { remaining, returnable }: Held): number {
  if (kind === 'refresh') return words
  const held = remaining + returnable
  return kind === 'cap' ? Math.min(held, words) : Math.max(0, held - words)
}

/** Runs in progress return at most `words` together, so that a reservation does not carry words into the next cycle. */
async function limitReturns(tx: Transaction, userId: string, words: number): Promise<void> {
  const runs = await tx
    .select({ id: creditRuns.id, returnable })
    .from(creditRuns)
    .where(and(eq(creditRuns.userId, userId), eq(creditRuns.state, 'reserved')))
    .orderBy(asc(creditRuns.createdAt))
  let left = words
  for (const { id, returnable } of runs) {
    const returnableWords = Math.min(returnable, left)
    left -= returnableWords
    if (returnableWords < returnable)
      await tx.update(creditRuns).set({ returnableWords }).where(eq(creditRuns.id, id))
  }
}

async function isApplied(tx: Transaction, userId: string, reason: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from ${creditEntries} where user_id = ${userId} and reason = ${reason}`,
  )
  return rows.length > 0
}

async function wordsHeld(tx: Transaction, userId: string): Promise<Held> {
  const { rows } = await tx.execute<Held>(sql`
    select ${userCredits.remainingWords} as remaining, coalesce((select sum(${returnable})::int from ${creditRuns}
      where ${creditRuns.userId} = ${userId} and ${creditRuns.state} = 'reserved'), 0) as returnable
    from ${userCredits} where ${userCredits.userId} = ${userId}`)
  return rows[0]!
}
