import { type ClientBase, escapeIdentifier } from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { quotedTable } from './backup-client.ts'
import type { BackupTable } from './backup-format.ts'
import { copyRows } from './copy-rows.ts'

const versionStatement = "INSERT INTO pgboss.version(version) VALUES ('"

/** The version of the tables that the library of this program makes. */
export function newestJobsVersion(): number {
  const version = Number.parseInt(getConstructionPlans().split(versionStatement)[1] ?? '', 10)
  if (!(version > 0)) throw new Error('The statements of pg-boss name no version.')
  return version
}

/** Makes the tables of the jobs in the caller's transaction. The library's statements have one of their own. */
export async function makeJobTables(client: ClientBase): Promise<void> {
  const [begin, ...statements] = getConstructionPlans().trim().split('\n')
  if (begin?.trim() !== 'BEGIN;' || statements.pop()?.trim() !== 'COMMIT;')
    throw new Error('The statements of pg-boss are no transaction any more.')
  await client.query(statements.join('\n'))
  await client.query(`set local idle_in_transaction_session_timeout = 0; set local lock_timeout = '60s'`)
}

/** They say what the library has done with its own tables. */
const ofTheLibrary = new Set(['pgboss.version', 'pgboss.bam'])

type Rows = { table: BackupTable; rows: AsyncIterable<Buffer> }

/**
 * Loads a table of the jobs that another version of the library has made: the columns that both have. It can make only
 * its newest tables.
 */
export async function loadJobsOfOtherVersion(client: ClientBase, { table, rows }: Rows): Promise<void> {
  const kept = ofTheLibrary.has(table.table) ? [] : await sharedColumns(client, table)
  const all = table.columns.map((name) => `${escapeIdentifier(name)} text`).join(', ')
  await client.query(`create temporary table restored_rows (${all}) on commit drop`)
  await copyRows(client, { table: 'pg_temp.restored_rows', columns: table.columns }, rows)
  if (kept.length > 0) {
    const names = kept.map(({ name }) => escapeIdentifier(name))
    const values = kept.map(({ name, type }) => `${escapeIdentifier(name)}::${type}`)
    await client.query(`delete from ${quotedTable(table)}`)
    await client.query(
      `insert into ${quotedTable(table)} (${names.join(', ')}) select ${values.join(', ')} from pg_temp.restored_rows`,
    )
  }
  await client.query('drop table pg_temp.restored_rows')
}

type Column = { name: string; type: string }

/** Returns no column of a table that is not there any more. */
async function sharedColumns(client: ClientBase, table: BackupTable): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type from pg_attribute a
     where a.attrelid = to_regclass($1) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`,
    [quotedTable(table)],
  )
  return rows.filter(({ name }) => table.columns.includes(name))
}

/** Deletes the jobs, whose data nobody can open with another SECRET. Servers make their schedules again. */
export async function forgetSealedJobs(client: ClientBase): Promise<void> {
  const { rows } = await client.query(`select to_regclass('pgboss.job') is not null as found`)
  if (!rows[0].found) return
  await client.query('delete from pgboss.schedule')
  await client.query('delete from pgboss.job')
}
