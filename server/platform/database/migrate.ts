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
