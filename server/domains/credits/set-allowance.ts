import { and, eq, sql } from 'drizzle-orm'
import { plans, type Tier } from '../../../contract/plans.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { userCredits } from './tables.ts'

/** Stores the user's plan and its words per cycle, which limit requests and are shown. Grants nothing. */
export async function setAllowance(
  tx: Transaction,
  { userId, tier, words }: { userId: string; tier: Tier; words: number },
): Promise<void> {
  const allowance = words === plans[tier].words ? null : words
  const isOther = sql`(${userCredits.tier}, ${userCredits.allowance}) is distinct from (${tier}::text, ${allowance}::int)`
  await tx
    .update(userCredits)
    .set({ tier, allowance })
    .where(and(eq(userCredits.userId, userId), isOther))
}
