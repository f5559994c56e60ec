import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { hourOf } from '../../platform/database/hour-of.ts'
import { humanizedTexts } from './tables.ts'

/** Counts the texts that each of these users humanized from `from` until before `to`, and their words. */
export async function countHumanized(
  db: Database | Transaction,
  { userIds, from, to }: { userIds: string[]; from: Date; to: Date },
): Promise<{ userId: string; texts: number; words: number }[]> {
  return db
    .select({
      userId: humanizedTexts.userId,
      texts: sql<number>`count(*)::int`,
      words: sql<number>`sum(${humanizedTexts.wordCount})::int`,
    })
    .from(humanizedTexts)
    .where(
      and(
        inArray(humanizedTexts.userId, userIds),
        gte(humanizedTexts.createdAt, from),
        lt(humanizedTexts.createdAt, to),
      ),
    )
    .groupBy(humanizedTexts.userId)
}

/** Counts a user's rewrites and their words by hour (UTC). */
export async function rewritesByHour(
  { db, userId }: Pick<Context, 'db' | 'userId'>,
  since: Date,
): Promise<{ at: Date; count: number; words: number }[]> {
  return db
    .select({
      at: hourOf(humanizedTexts.createdAt),
      count: sql<number>`count(*)::int`,
      words: sql<number>`sum(${humanizedTexts.wordCount})::int`,
    })
    .from(humanizedTexts)
    .where(and(eq(humanizedTexts.userId, userId), gte(humanizedTexts.createdAt, since)))
    .groupBy(sql`1`)
}

/** Counts the words of all texts that a user humanized, and those of each text once. */
export async function countRewrittenWords({
  db,
  userId,
}: Pick<Context, 'db' | 'userId'>): Promise<{ words: number; wordsOfTexts: number }> {
  const words = sql<number>`coalesce(sum(${humanizedTexts.wordCount}), 0)::int`
  const wordsOfTexts = sql<number>`coalesce(sum(${humanizedTexts.wordCount}) filter (where not ${humanizedTexts.isRepeat}), 0)::int`
  const [row] = await db
    .select({ words, wordsOfTexts })
    .from(humanizedTexts)
    .where(eq(humanizedTexts.userId, userId))
  return row ?? { words: 0, wordsOfTexts: 0 }
}
