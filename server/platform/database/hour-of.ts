import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The beginning of the hour (UTC) of a timestamp, for counts by hour. */
export function hourOf(column: PgColumn): SQL<Date> {
  return sql`date_trunc('hour', ${column}, 'UTC')`.mapWith((value: string) => new Date(value))
}
