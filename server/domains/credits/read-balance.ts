import { eq, inArray, sql } from 'drizzle-orm'
import type { RemainingWords } from '../../../contract/credits.ts'
import { limits } from '../../../contract/limits.ts'
import { plans, type Tier } from '../../../contract/plans.ts'
import type { Doors } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { preparedOnce } from '../../platform/database/prepared.ts'
import { storedBytesSql } from '../accounts/stored-text.ts'
import { freeResultWordsLeft } from './free-results.ts'
import { openBalance } from './grant-free-words.ts'
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

/** The balance, the tokens of the operator's model that were used today, and the bytes of text that are stored. */
export type Allowance = Balance & { tokensToday: number; storedBytes: number }

/** $1 user. Named, so that PostgreSQL plans it once a connection: each reply begins with it. */
const allowance = `
  select c.remaining_words as "remainingWords", c.tier, c.allowance, coalesce(d.used, 0) as "tokensToday",
    ${storedBytesSql}::float8 as "storedBytes"
  from (select $1::text as user_id) u
    left join user_credits c on c.user_id = u.user_id
    left join token_days d on d.user_id = u.user_id and d.day = (now() at time zone 'utc')::date`

type BalanceDoors = Pick<Doors, 'db' | 'env'>

/** Reads what a reply may use in one query, because it delays the first token. */
export async function readAllowance(doors: BalanceDoors, userId: string): Promise<Allowance> {
  type Row = Allowance | { tier: null; tokensToday: number; storedBytes: number }
  const query = { name: 'read_allowance', text: allowance, values: [userId] }
  const { rows } = await doors.db.$client.query<Row>(query)
  const row = rows[0]!
  if (row.tier !== null) return row
  const { tokensToday, storedBytes } = row
  return { ...(await readBalance(doors, userId)), tokensToday, storedBytes }
}

/** Returns the user's balance; creates a missing one. */
export async function readBalance(doors: BalanceDoors, userId: string): Promise<Balance> {
  const [found] = await balanceOf(doors.db).execute({ userId })
  if (found) return found
  await openBalance(doors, userId)
  const [made] = await balanceOf(doors.db).execute({ userId })
  return made!
}

/** Returns plans and words of accounts; those without a balance are left out. */
export async function readBalancesOf(
  db: Database,
  userIds: string[],
): Promise<Map<string, { tier: Tier; words: number }>> {
  if (userIds.length === 0) return new Map()
  const rows = await db.select().from(userCredits).where(inArray(userCredits.userId, userIds))
  return new Map(rows.map(({ userId, tier, remainingWords }) => [userId, { tier, words: remainingWords }]))
}

/** Where plans are not sold nothing is limited, and the reply has the figures of the largest plan. */
export async function readRemainingWords(doors: BalanceDoors, userId: string): Promise<RemainingWords> {
  const balance = await readBalance(doors, userId)
  const { billing } = doors.env
  const plan = billing ? plans[balance.tier] : plans.unlimited
  if (!billing)
    return {
      remaining_words: plan.words,
      limit: plan.words,
      tier: plan.tier,
      words_per_request: limits.textCharactersMax,
      free_result_words: null,
    }
  return {
    remaining_words: balance.remainingWords,
    // A purchase and an upgrade add to what is left, so there may be more than the plan gives at a time.
    limit: Math.max(balance.allowance ?? plan.words, balance.remainingWords),
    tier: balance.tier,
    words_per_request: plan.wordsPerRequest,
    free_result_words: await freeResultWordsLeft(doors.db, { userId, tier: balance.tier }),
  }
}

/** Returns users whose balance does not match the ledger, for tests and operators. */
export async function findUnbalanced(db: Database): Promise<string[]> {
  const rows = await db.execute<{ user_id: string }>(sql`
    select c.user_id from ${userCredits} c
    where c.remaining_words <> (select coalesce(sum(e.words), 0) from ${creditEntries} e where e.user_id = c.user_id)`)
  return rows.rows.map((row) => row.user_id)
}
