import { and, desc, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ModelRatingRow } from '../../../../contract/operating/model-usage.ts'
import type { Database } from '../../../platform/database/database.ts'
import { chatMessages } from '../tables.ts'

const perDay = sql<string>`to_char(${chatMessages.createdAt} at time zone 'utc', 'YYYY-MM-DD')`
const rated = (value: 1 | -1) =>
  sql<number>`count(*) filter (where ${chatMessages.rating} = ${sql.raw(String(value))})::int`

/**
 * Counts the ratings of all accounts by the day and the model of the reply, newest first; for operators. It reads no
 * text, and names no account.
 */
export function ratingsOfAll(db: Database, days: number): Promise<ModelRatingRow[]> {
  const { model, rating, createdAt, deletedAt } = chatMessages
  const name = sql<string>`coalesce(${model}, '')`
  return db
    .select({ day: perDay, model: name, good: rated(1), poor: rated(-1) })
    .from(chatMessages)
    .where(
      and(
        isNotNull(rating),
        isNull(deletedAt),
        gte(
          createdAt,
          sql`(((now() at time zone 'utc')::date - ${days - 1}::int)::timestamp at time zone 'utc')`,
        ),
      ),
    )
    .groupBy(perDay, name)
    .orderBy(desc(perDay), name)
}
