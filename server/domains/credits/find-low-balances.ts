import { and, gt, sql } from 'drizzle-orm'
import { plans, tiers } from '../../../contract/plans.ts'
import type { Database } from '../../platform/database/database.ts'
import { creditEntries, creditRuns, userCredits } from './tables.ts'

/**
 * Returns the users who spent words within a day and have at most this part of their plan's words left, with the time
 * of the last grant, as a subquery. Reserved words may be returned, so they count as left.
 */
export function lowBalances(db: Database, part: number) {
  // Drizzle omits the table's name in queries without joins, but these inner queries need it.
  const owner = sql`${userCredits}.user_id`
  const reserved = sql`coalesce((select sum(r.reserved_words) from ${creditRuns} r
    where r.user_id = ${owner} and r.state = 'reserved'), 0)`
  const left = sql<number>`(${userCredits.remainingWords} + ${reserved})::int`
  const grant = sql<string>`(select to_char(max(e.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS') from ${creditEntries} e
    where e.user_id = ${owner} and e.kind = 'grant')`
  const low = sql.join(
    tiers.map((tier) => sql`when ${tier} then ${Math.floor(plans[tier].words * part)}::int`),
    sql` `,
  )
  return db
    .select({
      userId: userCredits.userId,
      tier: userCredits.tier,
      updatedAt: userCredits.updatedAt,
      left: left.as('left_words'),
      grant: grant.as('granted_at'),
    })
    .from(userCredits)
    .where(
      and(
        gt(userCredits.updatedAt, sql`now() - interval '1 day'`),
        sql`${left} <= coalesce(floor(${userCredits.allowance} * ${part}::float), case ${userCredits.tier} ${low} end)`,
      ),
    )
    .as('low_balances')
}
