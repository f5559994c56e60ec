import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { SettingsError } from '../env.ts'
import { type Files, fileTables, type StoredFile } from './files.ts'

type FilePlace = 'store' | 'database'
export type MovedFiles = {
  moved: number
  /** Files that the store has lost; their rows stay as they are. */
  missing: number
}

type Move = { db: Database; files: Files; to: FilePlace }
type Found = { at: string; version: string; bytes: Buffer | null; file_key: string | null }

const isElsewhere = { store: sql`bytes is not null`, database: sql`file_key is not null` }

/** Moves the bytes of all files to the store of FILES_URL, or back into the database, beside running servers. */
export async function moveFiles({ db, files, to }: Move): Promise<MovedFiles> {
  if (!files.store) throw new SettingsError('FILES_URL is not set: it names the store.')
  const total: MovedFiles = { moved: 0, missing: 0 }
  for (const name of await fileTables(db)) {
    for (;;) {
      const { moved, missing } = await moveRows({ db, files, to }, name)
      total.moved += moved
      // Rows that changed meanwhile are in another place; the next round finds them.
      if (moved > 0) continue
      total.missing += missing
      break
    }
  }
  return total
}

/** One row at a time, so that only one file is in memory. */
async function moveRows({ db, files, to }: Move, name: string): Promise<MovedFiles> {
  const table = sql.identifier(name)
  const done: MovedFiles = { moved: 0, missing: 0 }
  const { rows } = await db.execute<{ at: string }>(
    sql`select ctid::text as at from ${table} where ${isElsewhere[to]}`,
  )
  for (const { at } of rows) {
    const { rows: found } = await db.execute<Found>(
      sql`select ctid::text as at, xmin::text as version, bytes, file_key from ${table} where ctid = ${at}::tid and ${isElsewhere[to]}`,
    )
    const [row] = found
    const bytes = row ? await files.read({ bytes: row.bytes, fileKey: row.file_key }) : null
    if (row && !bytes) done.missing++
    if (!row || !bytes) continue
    const next: StoredFile = to === 'store' ? await files.keep(bytes) : { bytes, fileKey: null }
    // The place of a row that was deleted may have another one by now; its version differs.
    const { rowCount } = await db.execute(sql`
      update ${table} set bytes = ${next.bytes}, file_key = ${next.fileKey}
      where ctid = ${row.at}::tid and xmin::text = ${row.version}`)
    done.moved += rowCount ?? 0
  }
  return done
}
