import { eq, sql } from 'drizzle-orm'
import { plans, type Tier } from '../../../contract/plans.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { lockBalance } from './lock-balance.ts'
import { creditEntries, creditRuns, userCredits } from './tables.ts'

export type Grant = {
  userId: string
  tier: Tier
  /** Names the cause, such as a subscription and the number of its cycle. The same cause is applied once. */
  reason: string
} & (
  | { kind: 'add'; words: number }
  /** Sets the balance to this many words: what is left expires. */
  | { kind: 'refresh'; words: number }
  /** Lets everything above this many words expire. */
  | { kind: 'cap'; words: number }
)

/** Sets the user's tier and changes the balance once for each cause. Returns whether it changed now. */
export async function grantWords(tx: Transaction, grant: Grant): Promise<boolean> {
  const { userId, tier, reason, kind, words } = grant
  await ensureBalance(tx, userId)
  await lockBalance(tx, userId)
  await tx.update(userCredits).set({ tier }).where(eq(userCredits.userId, userId))
  if (await isApplied(tx, userId, reason)) return false
  const left = await wordsLeft(tx, userId)
  const expired = kind === 'add' ? 0 : kind === 'refresh' ? left.words : Math.max(0, left.words - words)
  // Words of runs in progress count in the new cycle, because what they do not use is returned to it.
  const granted = kind === 'add' ? words : kind === 'refresh' ? Math.max(0, words - left.reserved) : 0
  if (expired > 0)
    await tx
      .insert(creditEntries)
      .values({ userId, kind: 'expire', words: -expired, reason: `${reason}/expire` })
  await tx.insert(creditEntries).values({ userId, kind: 'grant', words: granted, reason })
  await tx
    .update(userCredits)
    .set({ remainingWords: sql`${userCredits.remainingWords} + ${granted - expired}`, updatedAt: sql`now()` })
    .where(eq(userCredits.userId, userId))
  return true
}

async function ensureBalance(tx: Transaction, userId: string): Promise<void> {
  const made = await tx
    .insert(userCredits)
    .values({ userId, remainingWords: plans.free.words })
    .onConflictDoNothing()
    .returning({ userId: userCredits.userId })
  if (made.length > 0)
    await tx.insert(creditEntries).values({ userId, kind: 'grant', words: plans.free.words })
}

async function isApplied(tx: Transaction, userId: string, reason: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from ${creditEntries} where user_id = ${userId} and reason = ${reason}`,
  )
  return rows.length > 0
}

async function wordsLeft(tx: Transaction, userId: string): Promise<{ words: number; reserved: number }> {
  const { rows } = await tx.execute<{ words: number; reserved: number }>(sql`
    select c.remaining_words as words, coalesce((select sum(r.reserved_words)::int from ${creditRuns} r
      where r.user_id = c.user_id and r.state = 'reserved'), 0) as reserved
    from ${userCredits} c where c.user_id = ${userId}`)
  return rows[0]!
}
