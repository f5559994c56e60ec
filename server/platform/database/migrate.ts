import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { ClientBase, Pool } from 'pg'

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

export type MigrationState = 'yes' | 'older' | 'empty'

/** Returns whether a database has the tables of this program, without changing it. */
export async function isMigrated(pool: Pool): Promise<MigrationState> {
  const { rows } = await pool.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as found`)
  return rows[0].found ? migrationStateOf(pool) : 'empty'
}

/** Like `isMigrated`, for a database that has had tables before, in one statement. */
export async function migrationStateOf(database: Pick<ClientBase, 'query'>): Promise<MigrationState> {
  const { rows } = await database.query(
    'select max(created_at)::text as at from drizzle.__drizzle_migrations',
  )
  return Number(rows[0].at) >= newestMigration() ? 'yes' : 'older'
}

let newest: number | null = null

/** The time of the newest migration of this program, which is also its order. */
function newestMigration(): number {
  newest ??= readMigrationTimes().at(-1) ?? 0
  return newest
}

function readMigrationTimes(): number[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[]
  }
  return journal.entries.map(({ when }) => when)
}
