import { eq, type SQLWrapper } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { userCredits } from './tables.ts'

/**
 * Locks a user's balance. Every transaction that changes the user's runs or words takes this lock first, so that two of
 * them cannot deadlock.
 */
export async function lockBalance(tx: Transaction, userId: string | SQLWrapper): Promise<void> {
  await tx
    .select({ userId: userCredits.userId })
    .from(userCredits)
    .where(eq(userCredits.userId, userId))
    .for('update')
}
