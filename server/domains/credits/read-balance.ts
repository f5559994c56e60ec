import { eq, sql } from 'drizzle-orm'
import type { RemainingWords } from '../../../contract/credits.ts'
import { limits } from '../../../contract/limits.ts'
import { plans, type Tier } from '../../../contract/plans.ts'
import type { Database } from '../../platform/database/database.ts'
import { preparedOnce } from '../../platform/database/prepared.ts'
import type { Env } from '../../platform/env.ts'
import { creditEntries, userCredits } from './tables.ts'

const balanceOf = preparedOnce('read_balance', (db) =>
  db
    .select({
      remainingWords: userCredits.remainingWords,
      tier: userCredits.tier,
      allowance: userCredits.allowance,
    })
    .from(userCredits)
    .where(eq(userCredits.userId, sql.placeholder('userId'))),
)

export type Balance = {
  remainingWords: number
  tier: Tier
  /** Overrides the plan's words per cycle. */
  allowance: number | null
}

/** The balance, and the tokens of the operator's model that were used today. */
export type Allowance = Balance & { tokensToday: number }

/** $1 user. Named, so that PostgreSQL plans it once a connection: each reply begins with it. */
const allowance = `
  select c.remaining_words as "remainingWords", c.tier, c.allowance, coalesce(d.used, 0) as "tokensToday"
  from (select $1::text as user_id) u
    left join user_credits c on c.user_id = u.user_id
    left join token_days d on d.user_id = u.user_id and d.day = (now() at time zone 'utc')::date`

/** Reads what a reply may use in one query, because it delays the first token. */
export async function readAllowance(db: Database, userId: string): Promise<Allowance> {
  type Row = Allowance | { tier: null; tokensToday: number }
  const { rows } = await db.$client.query<Row>({ name: 'read_allowance', text: allowance, values: [userId] })
  const row = rows[0]!
  return row.tier === null ? { ...(await readBalance(db, userId)), tokensToday: row.tokensToday } : row
}

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

/** Where plans are not sold nothing is limited, and the reply has the figures of the largest plan. */
export function asRemainingWords(balance: Balance, { billing }: Pick<Env, 'billing'>): RemainingWords {
  const plan = billing ? plans[balance.tier] : plans.unlimited
  if (!billing)
    return {
      remaining_words: plan.words,
      limit: plan.words,
      tier: plan.tier,
      words_per_request: limits.textCharactersMax,
    }
  return {
    remaining_words: balance.remainingWords,
    // A purchase and an upgrade add to what is left, so there may be more than the plan gives at a time.
    limit: Math.max(balance.allowance ?? plan.words, balance.remainingWords),
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
