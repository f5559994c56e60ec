import { eq, type SQLWrapper } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { userCredits } from './tables.ts'

/**
 * Whoever changes a user's runs or words waits here, and takes this lock before any other: two that took them in turn would
 * wait for each other.
 */
export async function lockBalance(tx: Transaction, userId: string | SQLWrapper): Promise<void> {
  await tx
    .select({ userId: userCredits.userId })
    .from(userCredits)
    .where(eq(userCredits.userId, userId))
    .for('update')
}
