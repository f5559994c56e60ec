import { type Column, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

type Page = {
  table: PgTable
  /** Unique among the rows of `where`, which it orders. */
  key: Column
  /** The size of a row. `octet_length` of a text or of bytes reads nothing of them. */
  bytes: SQL
  where: SQL | undefined
  rowsMax: number
  bytesMax: number
}

/**
 * Matches the first rows by `key`, up to the one that exceeds `bytesMax`, so that a page of large rows is not much
 * larger than one of them. PostgreSQL adds the sizes up before it reads the rows.
 */
export function firstBytes({ table, key, bytes, where, rowsMax, bytesMax }: Page): SQL {
  return sql`${key} <= (
    select sized.key from (
      select page.key, coalesce(sum(page.bytes) over (
        order by page.key rows between unbounded preceding and 1 preceding), 0) as before
      from (
        select ${key} as key, ${bytes} as bytes from ${table}
        where ${where ?? sql`true`} order by ${key} limit ${rowsMax}
      ) page
    ) sized
    where sized.before < ${bytesMax}
    order by sized.key desc limit 1)`
}
