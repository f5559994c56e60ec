import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { checkCounts } from './tables.ts'

const keptDays = 30

/** Counts one checked text, without storing any of it. */
export async function countCheck({ db, userId }: Pick<Context, 'db' | 'userId'>): Promise<void> {
  await db
    .insert(checkCounts)
    .values({ userId, hour: sql`date_trunc('hour', now())` as never })
    .onConflictDoUpdate({
      target: [checkCounts.userId, checkCounts.hour],
      set: { checks: sql`${checkCounts.checks} + 1` },
    })
}

/** Counts the texts that each of these users checked from `from` until before `to`. */
export async function countChecks(
  db: Database | Transaction,
  { userIds, from, to }: { userIds: string[]; from: Date; to: Date },
): Promise<{ userId: string; checks: number }[]> {
  return db
    .select({ userId: checkCounts.userId, checks: sql<number>`sum(${checkCounts.checks})::int` })
    .from(checkCounts)
    .where(and(inArray(checkCounts.userId, userIds), gte(checkCounts.hour, from), lt(checkCounts.hour, to)))
    .groupBy(checkCounts.userId)
}

/** Background task: deletes counts that are too old for any report. */
export async function sweepCheckCounts({ db }: { db: Database }): Promise<void> {
  await db.delete(checkCounts).where(lt(checkCounts.hour, sql`now() - make_interval(days => ${keptDays})`))
}

/** Counts a user's checks by hour (UTC). */
export async function checksByHour(
  { db, userId }: Pick<Context, 'db' | 'userId'>,
  since: Date,
): Promise<{ at: Date; count: number }[]> {
  return db
    .select({ at: checkCounts.hour, count: checkCounts.checks })
    .from(checkCounts)
    .where(and(eq(checkCounts.userId, userId), gte(checkCounts.hour, since)))
}
