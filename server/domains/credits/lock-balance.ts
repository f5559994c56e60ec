import { eq, type SQLWrapper } from 'drizzle-orm'
import type { Tier } from '../../../contract/plans.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { userCredits } from './tables.ts'

/**
 * Locks a user's balance. Every transaction that changes the user's runs or words takes this lock first, so that two of
 * them cannot deadlock. Returns the plan of the words, or null for a user without a balance.
 */
export async function lockBalance(tx: Transaction, userId: string | SQLWrapper): Promise<Tier | null> {
  const [locked] = await tx
    .select({ tier: userCredits.tier })
    .from(userCredits)
    .where(eq(userCredits.userId, userId))
    .for('update')
  return locked?.tier ?? null
}
