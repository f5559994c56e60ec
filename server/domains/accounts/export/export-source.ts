import { and, asc, type Column, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { plainFileTitle } from '../../../../contract/chats/chat-export.ts'
import type { Doors } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { firstBytes } from '../../../platform/database/page-by-bytes.ts'
import type { Files } from '../../../platform/files/files.ts'

export type ExportDoors = Pick<Doors, 'db' | 'jobs' | 'mailer' | 'files' | 'env' | 'now' | 'yjs' | 'log'>

/** The data that a domain contributes to an export. `app.ts` collects one from each domain. */
export type ExportSource = {
  /** Its name in the progress display: 'Chats'. */
  noun: string
  /** The exported tables; a test finds tables with a user that no source exports. */
  tables: PgTable[]
  /** Called before the rest, for data that is not ready to be read. */
  prepare?: (doors: ExportDoors, userId: string) => Promise<void>
  /** The number of steps that `entries` will take. */
  count: (db: Database, userId: string) => Promise<number>
  /** The files in sequence: each is read to its end before the next one is requested. */
  entries: (db: Database, userId: string, step: () => void, files: Files) => AsyncIterable<ExportEntry>
}

/** A file of the archive, streamed in pieces, so that a large one is never whole in memory. */
export type ExportEntry = { path: string; body: AsyncIterable<string | Uint8Array> }

type Row = Record<string, unknown>

export type TableExport = {
  table: PgTable
  /** The file in the archive's data folder. */
  file: string
  /** A column that is unique among the owner's rows and defines their order. */
  key: string
  /** Secrets and columns that only the server can use, by their names in code. */
  leaveOut?: string[]
}

const pageRows = 500
/** A page ends with the row that exceeds this. */
const pageBytes = 2_000_000

/** Creates a source that exports each table as one JSON file. */
export function tableSource(noun: string, parts: TableExport[]): ExportSource {
  return {
    noun,
    tables: parts.map(({ table }) => table),
    async count(db, userId) {
      const counts = await Promise.all(parts.map(({ table }) => db.$count(table, ownedBy(table, userId))))
      return counts.reduce((sum, count) => sum + count, 0)
    },
    async *entries(db, userId, step) {
      for (const part of parts) yield jsonEntry(part.file, rowsOf(db, userId, part), step)
    },
  }
}

type TextRow = { id: string; text: string; createdAt: Date }

/** Creates a source that exports tables, and each text of the first one as a file in `folder`. */
export function textsSource(
  noun: string,
  parts: [TableExport, ...TableExport[]],
  folder: string,
): ExportSource {
  const tables = tableSource(noun, parts)
  return {
    ...tables,
    async *entries(db, userId, step, files) {
      yield* tables.entries(db, userId, step, files)
      for await (const row of rowsOf(db, userId, parts[0])) {
        const { id, text, createdAt } = row as TextRow
        const name = fileName(createdAt, text.slice(0, titleCharactersMax))
        yield { path: `${folder}/${name} ${id.slice(0, 8)}.txt`, body: once(text) }
      }
    },
  }
}

const titleCharactersMax = 200

async function* once(text: string) {
  yield text
}

/** Reads the owner's rows of a table, one page at a time. */
export async function* rowsOf(db: Database, userId: string, part: TableExport): AsyncGenerator<Row> {
  const { table, key, leaveOut = [] } = part
  const columns = getTableColumns(table)
  const shown = Object.fromEntries(Object.entries(columns).filter(([name]) => !leaveOut.includes(name)))
  // The key is read even if it is not exported.
  const fields = { ...shown, [`_${key}`]: columns[key]! }
  const order = columns[key]!
  let after: unknown
  for (;;) {
    const where = and(ownedBy(table, userId), after === undefined ? undefined : gt(order, after))
    const page = firstBytes({
      table,
      key: order,
      bytes: sizeOf(Object.values(shown)),
      where,
      rowsMax: pageRows,
      bytesMax: pageBytes,
    })
    const rows: Row[] = await db.select(fields).from(table).where(and(where, page)).orderBy(asc(order))
    for (const { [`_${key}`]: _, ...row } of rows) yield row
    if (rows.length === 0) return
    after = rows.at(-1)![`_${key}`]
  }
}

/** Stored JSON is compressed; its size is estimated, because measuring it would read all of it. */
const jsonGrowth = 10

/** Returns the size of a row's texts, bytes and JSON. */
function sizeOf(columns: PgColumn[]): SQL {
  const sizes = columns.flatMap((column) => {
    const type = column.getSQLType()
    if (type === 'text' || type === 'bytea') return [sql`coalesce(octet_length(${column}), 0)`]
    return type === 'jsonb'
      ? [sql`coalesce(pg_column_size(${column}), 0) * ${sql.raw(String(jsonGrowth))}`]
      : []
  })
  return sizes.length > 0 ? sql.join(sizes, sql` + `) : sql`0`
}

function jsonEntry(file: string, rows: AsyncIterable<Row>, step: () => void): ExportEntry {
  async function* body() {
    let before = '[\n'
    for await (const row of rows) {
      step()
      yield `${before}${JSON.stringify(row, null, 2)}`
      before = ',\n'
    }
    yield before === '[\n' ? '[]\n' : '\n]\n'
  }
  return { path: `data/${file}`, body: body() }
}

/** Returns a file name that every system accepts: `2026-11-21 A title`. */
export function fileName(date: Date, title: string): string {
  return [date.toISOString().slice(0, 10), plainFileTitle(title)].filter(Boolean).join(' ')
}

function ownedBy(table: PgTable, userId: string): SQL {
  const columns = getTableColumns(table)
  return eq((columns.userId ?? columns.id) as Column, userId)
}
