import { sql } from 'drizzle-orm'
import type { Doors } from '../context.ts'
import type { Database } from './database.ts'

/** How long one round works, and how many rows it changes in one statement. */
const roundMs = 10_000
const rowsPerStatement = 100

type Refill = { name: string; key: string; column: string; doneTo: string | null }

/**
 * Computes the words of rows again that an earlier version of the search stored, oldest key first. Each server does a
 * part of the work once a minute; the row of a table is gone when all of its rows are done.
 */
export async function refillSearchWords({ db }: Pick<Doors, 'db'>): Promise<void> {
  const until = performance.now() + roundMs
  while (performance.now() < until) if (!(await refillSome(db))) return
}

/** Returns false if there is nothing left to do, or another server does it. */
async function refillSome(db: Database): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const { rows } = await tx.execute<Refill>(sql`
      select table_name as name, key_column as key, text_column as column, done_to as "doneTo" from search_refills
      order by table_name limit 1 for update skip locked`)
    const [refill] = rows
    if (!refill) return false
    const { name, doneTo } = refill
    const [table, key, column] = [name, refill.key, refill.column].map((each) => sql.identifier(each))
    const after = doneTo === null ? sql`true` : sql`${key} > ${doneTo}::uuid`
    const changed = await tx.execute<{ key: string }>(sql`
      with next as (select distinct ${key} as key from ${table} where ${after} order by 1 limit ${rowsPerStatement})
      update ${table} set ${column} = ${column} where ${key} in (select key from next) returning ${key} as key`)
    const last = changed.rows.map((row) => row.key).reduce((a, b) => (b > a ? b : a), '')
    if (last === '') await tx.execute(sql`delete from search_refills where table_name = ${name}`)
    else await tx.execute(sql`update search_refills set done_to = ${last} where table_name = ${name}`)
    return true
  })
}
