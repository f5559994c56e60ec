import { and, asc, type Column, eq, getTableColumns, gt, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { plainFileTitle } from '../../../../contract/chats/chat-export.ts'
import type { Database } from '../../../platform/database/database.ts'

/** What a domain hands over to an export. `app.ts` gathers one of each domain. */
export type ExportSource = {
  /** What the progress calls it: 'Chats'. */
  noun: string
  /** The tables that it carries; a test finds tables of a user that nobody carries. */
  tables: PgTable[]
  /** How many steps `entries` will take. */
  count: (db: Database, userId: string) => Promise<number>
  /** The files, one after another: each is read to its end before the next one is asked for. */
  entries: (db: Database, userId: string, step: () => void) => AsyncIterable<ExportEntry>
}

/** A file of the archive; it comes in pieces, so that a large one is never whole in memory. */
export type ExportEntry = { path: string; body: AsyncIterable<string | Uint8Array> }

type Row = Record<string, unknown>

export type TableExport = {
  table: PgTable
  /** The file in the archive's data folder. */
  file: string
  /** A column that is unique among the owner's rows, and by which they are read in order. */
  key: string
  /** Secrets and what only the server can use; by the names of the columns in code. */
  leaveOut?: string[]
}

const pageRows = 500

/** A source of nothing but tables, each as one JSON file. */
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

/** The owner's rows of a table, a page at a time. */
export async function* rowsOf(db: Database, userId: string, part: TableExport): AsyncGenerator<Row> {
  const { table, key, leaveOut = [] } = part
  const columns = getTableColumns(table)
  const shown = Object.fromEntries(Object.entries(columns).filter(([name]) => !leaveOut.includes(name)))
  // The key is read even when it is not shown.
  const fields = { ...shown, [`_${key}`]: columns[key]! }
  let after: unknown
  do {
    const where = and(ownedBy(table, userId), after === undefined ? undefined : gt(columns[key]!, after))
    const rows: Row[] = await db
      .select(fields)
      .from(table)
      .where(where)
      .orderBy(asc(columns[key]!))
      .limit(pageRows)
    for (const { [`_${key}`]: _, ...row } of rows) yield row
    after = rows.length === pageRows ? rows.at(-1)![`_${key}`] : undefined
  } while (after !== undefined)
}

export function jsonEntry(file: string, rows: AsyncIterable<Row>, step: () => void): ExportEntry {
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

/** A name for a file that every system can keep: `2026-11-21 A title`. */
export function fileName(date: Date, title: string): string {
  return [date.toISOString().slice(0, 10), plainFileTitle(title)].filter(Boolean).join(' ')
}

function ownedBy(table: PgTable, userId: string): SQL {
  const columns = getTableColumns(table)
  return eq((columns.userId ?? columns.id) as Column, userId)
}
