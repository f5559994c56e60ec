import { eq, sql } from 'drizzle-orm'
import type { RemainingWords } from '../../../contract/credits.ts'
import { plans, type Tier } from '../../../contract/plans.ts'
import type { Database } from '../../platform/database/database.ts'
import { preparedOnce } from '../../platform/database/prepared.ts'
import { creditEntries, userCredits } from './tables.ts'

const balanceOf = preparedOnce('read_balance', (db) =>
  db
    .select({ remainingWords: userCredits.remainingWords, tier: userCredits.tier })
    .from(userCredits)
    .where(eq(userCredits.userId, sql.placeholder('userId'))),
)

export type Balance = { remainingWords: number; tier: Tier }

/** Returns the user's balance; creates a missing row with the free plan's words. */
export async function readBalance(db: Database, userId: string): Promise<Balance> {
  const [found] = await balanceOf(db).execute({ userId })
  if (found) return found
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(userCredits)
      .values({ userId, remainingWords: plans.free.words })
      .onConflictDoNothing()
      .returning({ userId: userCredits.userId })
    if (made.length > 0)
      await tx.insert(creditEntries).values({ userId, kind: 'grant', words: plans.free.words })
  })
  const [made] = await balanceOf(db).execute({ userId })
  return made!
}

export function asRemainingWords(balance: Balance): RemainingWords {
  const plan = plans[balance.tier]
  return {
    remaining_words: balance.remainingWords,
    limit: plan.words,
    tier: balance.tier,
    words_per_request: plan.wordsPerRequest,
  }
}

/** Returns users whose balance does not match the ledger, for tests and operators. */
export async function findUnbalanced(db: Database): Promise<string[]> {
  const rows = await db.execute<{ user_id: string }>(sql`
    select c.user_id from ${userCredits} c
    where c.remaining_words <> (select coalesce(sum(e.words), 0) from ${creditEntries} e where e.user_id = c.user_id)`)
  return rows.rows.map((row) => row.user_id)
}
