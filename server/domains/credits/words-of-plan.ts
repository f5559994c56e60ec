import { and, eq, gte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { creditEntries, creditRuns } from './tables.ts'

/** Returns the words of all grants whose reason begins with `prefix`. */
export async function grantedWords(
  db: Database | Transaction,
  { userId, prefix }: { userId: string; prefix: string },
): Promise<number> {
  const { rows } = await db.execute<{ words: number }>(sql`
    select coalesce(sum(words), 0)::int as words from ${creditEntries}
    where user_id = ${userId} and kind = 'grant' and starts_with(reason, ${prefix})`)
  return rows[0]!.words
}

/** Returns the words that runs were charged since a moment. Words of runs in progress count, because they may be. */
export async function chargedWords(
  db: Database | Transaction,
  { userId, since }: { userId: string; since: Date },
): Promise<number> {
  const [row] = await db
    .select({
      words: sql<number>`coalesce(sum(case when ${creditRuns.state} = 'reserved' then ${creditRuns.reservedWords}
        else coalesce(${creditRuns.settledWords}, 0) end), 0)::int`,
    })
    .from(creditRuns)
    .where(and(eq(creditRuns.userId, userId), gte(creditRuns.createdAt, since)))
  return row?.words ?? 0
}
