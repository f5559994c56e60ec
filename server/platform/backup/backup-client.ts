import { Client, type ClientConfig, escapeIdentifier } from 'pg'
import type { BackupTable } from './backup-format.ts'

/** Opens one connection without limits of time, whose texts do not depend on the settings of the database. */
export async function openBackupClient(config: ClientConfig, name: string): Promise<Client> {
  const client = new Client({ ...config, application_name: name, connectionTimeoutMillis: 10_000 })
  // The next statement reports a connection that is lost.
  client.on('error', () => {})
  await client.connect()
  await client.query(`
    set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '60s';
    set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
    set bytea_output = 'hex'; set extra_float_digits = 1; set client_min_messages = warning;
    set search_path = public`)
  return client
}

/** Quotes `schema.table`. */
export function quotedTable({ table }: Pick<BackupTable, 'table'>): string {
  const at = table.indexOf('.')
  return `${escapeIdentifier(table.slice(0, at))}.${escapeIdentifier(table.slice(at + 1))}`
}

export function quotedColumns(columns: string[]): string {
  return columns.map(escapeIdentifier).join(', ')
}
