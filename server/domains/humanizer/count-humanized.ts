import { and, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/database.ts'
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
