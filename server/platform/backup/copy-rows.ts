import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { quotedColumns, quotedTable } from './backup-client.ts'
import type { BackupTable } from './backup-format.ts'

/** Loads rows of a backup into a table and returns their number. */
export async function copyRows(
  client: ClientBase,
  table: BackupTable,
  rows: AsyncIterable<Buffer>,
): Promise<number> {
  const columns = quotedColumns(table.columns)
  const target = client.query(copyFrom(`copy ${quotedTable(table)} (${columns}) from stdin`))
  await pipeline(rows, target)
  return target.rowCount
}
