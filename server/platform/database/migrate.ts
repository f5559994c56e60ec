import { join } from 'node:path'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { ClientBase, Pool } from 'pg'

/** An arbitrary constant that every server of this product uses. Who holds the lock may change the tables. */
export const migrationLockKey = 5_246_031

const folder = join(import.meta.dirname, '../../migrations')

/** Applies all pending migrations. Servers that start at the same time wait for each other. */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    // A migration that rewrites a large table, or a wait for another server's, can exceed the limit for requests.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLockKey])
    await client.query('set client_min_messages = warning')
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLockKey]).catch(() => {})
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

let migrations: MigrationMeta[] | null = null

/** Returns all migrations of this program, oldest first. */
export function readMigrations(): MigrationMeta[] {
  migrations ??= readMigrationFiles({ migrationsFolder: folder })
  return migrations
}

/** The time of the newest migration of this program, which is also its order. */
export function newestMigration(): number {
  return readMigrations().at(-1)?.folderMillis ?? 0
}

/** Makes the table in which the library keeps which migrations were applied. */
export async function makeMigrationTable(client: Pick<ClientBase, 'query'>): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`)
}

/** Applies the migrations after one time and up to another, as part of the caller's transaction. */
export async function applyMigrations(
  client: Pick<ClientBase, 'query'>,
  { after, upTo }: { after: number; upTo: number },
): Promise<void> {
  for (const { sql, hash, folderMillis } of readMigrations()) {
    if (folderMillis <= after || folderMillis > upTo) continue
    for (const statement of sql) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
}
