import type { ClientBase, ClientConfig } from 'pg'
import {
  applyMigrations,
  makeMigrationTable,
  migrationLockKey,
  newestMigration,
  readMigrations,
} from '../database/migrate.ts'
import { openBackupClient, quotedTable } from './backup-client.ts'
import { type BackupHeader, type BackupTotals, fingerprintOf, type SequenceState } from './backup-format.ts'
import { BackupRefusal } from './backup-refusal.ts'
import { copyRows } from './copy-rows.ts'
import { forgetSealedJobs, loadJobsOfOtherVersion, makeJobTables, newestJobsVersion } from './job-tables.ts'
import { dropTables, listTables } from './product-tables.ts'
import { type BackupPart, readBackup } from './read-backup.ts'
import { guardRows } from './row-guards.ts'

export type RestoreInput = {
  config: ClientConfig
  secret: string
  file: string
  /** Of this file, which was read to its end before. */
  header: BackupHeader
  /** Delete what the database has. */
  replaces: boolean
  /** Restore although what was sealed with another SECRET cannot be opened any more. */
  acceptsOtherSecret: boolean
}

/** Returns why this program cannot restore such a file with this secret, or null. */
export function refusalOf(
  { migrations, jobs, secret: sealedBy, product }: BackupHeader,
  secret: string,
  acceptsOtherSecret: boolean,
): BackupRefusal | null {
  const known = new Set(readMigrations().map(({ folderMillis }) => folderMillis))
  if (migrations.some((at) => !known.has(at)) || (jobs ?? 0) > newestJobsVersion())
    return new BackupRefusal(
      `This backup has tables of a newer version of Longhand than this program (it was written by ${product}). Check out that version or a later one, and restore there.`,
    )
  if (sealedBy !== fingerprintOf(secret) && !acceptsOtherSecret)
    return new BackupRefusal(
      'SECRET is not the one of this backup, so the keys that are sealed with it could not be opened: second factors, keys of models, waiting mails and jobs, and all users would have to sign in again. Set the SECRET of the server that was backed up, or copy the file “secret” of its DATA_DIR. If it is lost, --other-secret restores everything else.',
    )
  return null
}

/** What was restored, and how many of its files are not in the database. */
export type Restored = BackupTotals & { filesInStore: number }

/**
 * Loads a backup in one transaction: a failure or an interruption leaves the database as it was. Servers that start
 * meanwhile wait.
 */
export async function restoreBackup(input: RestoreInput): Promise<Restored> {
  const { config, header, secret } = input
  const refusal = refusalOf(header, secret, input.acceptsOtherSecret)
  if (refusal) throw refusal
  const client = await openBackupClient(config, 'longhand restore')
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLockKey])
    await refuseRunningServer(client)
    await client.query('begin')
    await makeEmpty(client, input.replaces)
    const totals = await load(client, input)
    await applyMigrations(client, { after: header.migrations.at(-1) ?? 0, upTo: newestMigration() })
    if (header.secret !== fingerprintOf(secret)) await forgetSealedJobs(client)
    // One that had its tables before this lock may have begun to listen since.
    await refuseRunningServer(client)
    await client.query('commit')
    await client.query('analyze').catch(() => {})
    return { ...totals, filesInStore: await countFilesInStore(client) }
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}

/** Every server has a connection that listens, under this name (server/platform/database/notify.ts). */
async function refuseRunningServer(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = 'longhand listener'`,
  )
  const count = rows[0]?.count ?? 0
  if (count > 0)
    throw new BackupRefusal(
      `${count === 1 ? 'A server uses' : `${count} servers use`} this database. Stop every server, then restore again.`,
    )
}

export type Contents = { tables: number; users: number }

/** Says what a database has that a restore would delete, and refuses one that others use too. */
export async function readContents(config: ClientConfig): Promise<Contents> {
  const client = await openBackupClient(config, 'longhand restore')
  try {
    await refuseRunningServer(client)
    return await contentsOf(client)
  } finally {
    await client.end()
  }
}

async function contentsOf(client: ClientBase): Promise<Contents> {
  const { tables, foreign } = await listTables(client)
  if (foreign.length > 0)
    throw new BackupRefusal(
      `This database also has tables of another program (${foreign.slice(0, 5).join(', ')}). Restore into a database of its own.`,
    )
  const hasUsers = tables.some(({ table }) => table === 'public.users')
  if (!hasUsers) return { tables: tables.length, users: 0 }
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from users')
  return { tables: tables.length, users: rows[0]?.count ?? 0 }
}

/** A server that was started once has tables, and nothing in them before somebody signs up. */
async function makeEmpty(client: ClientBase, replaces: boolean): Promise<void> {
  const { tables, users } = await contentsOf(client)
  if (tables === 0) return
  if (users > 0 && !replaces) throw notEmpty(users)
  await dropTables(client)
}

export function notEmpty(users: number): BackupRefusal {
  const accounts = users === 1 ? '1 account' : `${users} accounts`
  return new BackupRefusal(
    `This database is in use: it has ${accounts}. Restore into an empty one, or add --replace, which deletes everything that is in it.`,
  )
}

async function countFilesInStore(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'file_key'`,
  )
  let total = 0
  for (const { name } of rows) {
    const counted = await client.query<{ count: number }>(
      `select count(file_key)::int as count from ${quotedTable({ table: `public.${name}` })}`,
    )
    total += counted.rows[0]?.count ?? 0
  }
  return total
}

/** Makes the tables as they were, fills them, and only then has the database compare the rows with each other. */
async function load(client: ClientBase, { file, header }: RestoreInput): Promise<BackupTotals> {
  await makeMigrationTable(client)
  await applyMigrations(client, { after: 0, upTo: header.migrations.at(-1) ?? 0 })
  if (header.jobs !== null) await makeJobTables(client)
  const guards = await guardRows(client)
  const isSameJobs = header.jobs === newestJobsVersion()
  let totals: BackupTotals = { tables: 0, rows: 0 }
  for await (const part of readBackup(file)) {
    if (part.kind === 'table' && part.table.table.startsWith('pgboss.') && !isSameJobs)
      await loadJobsOfOtherVersion(client, part)
    else if (part.kind === 'table') await loadTable(client, part)
    else if (part.kind === 'sequences') await setSequences(client, part.sequences)
    else if (part.kind === 'end') totals = part.totals
  }
  await guards.restore()
  return totals
}

type TablePart = Extract<BackupPart, { kind: 'table' }>

async function loadTable(client: ClientBase, { table, rows, count }: TablePart): Promise<void> {
  // The migrations have added rows to some.
  await client.query(`delete from ${quotedTable(table)}`)
  const loaded = await copyRows(client, table, rows)
  if (loaded !== count()) throw new BackupRefusal(`Not all rows of ${table.table} could be read.`)
}

async function setSequences(client: ClientBase, sequences: SequenceState[]): Promise<void> {
  for (const { name, value, isCalled } of sequences) {
    const sequence = quotedTable({ table: name })
    // A later version of the queue's tables may have none of this name.
    await client.query('select setval(to_regclass($1), $2::bigint, $3) where to_regclass($1) is not null', [
      sequence,
      value,
      isCalled,
    ])
  }
}
