import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'

/** An arbitrary constant that every server of this product uses. */
const lockKey = 5_246_031

const folder = join(import.meta.dirname, '../../migrations')

/** Applies all pending migrations. Servers that start at the same time wait for each other. */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    // A migration that rewrites a large table, or a wait for another server's, can exceed the limit for requests.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query('set client_min_messages = warning')
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => {})
    client.release(true)
  }
}

/** Returns whether a database has the tables of this program, without changing it. */
export async function isMigrated(pool: Pool): Promise<'yes' | 'older' | 'empty'> {
  const { rows } = await pool.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as found`)
  if (!rows[0].found) return 'empty'
  const last = await pool.query('select max(created_at)::text as at from drizzle.__drizzle_migrations')
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[]
  }
  return Number(last.rows[0].at) >= (journal.entries.at(-1)?.when ?? 0) ? 'yes' : 'older'
}
