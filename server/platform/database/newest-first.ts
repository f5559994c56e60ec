import { and, type Column, desc, ilike, type SQL, sql } from 'drizzle-orm'

type Keys = { createdAt: Column; id: Column }

/** More words than this narrow nothing down. */
const wordsMax = 12

/** Newest first; what was made in the same moment by its id, so that pages neither lose nor repeat a row. */
export function newestFirst({ createdAt, id }: Keys): SQL[] {
  return [desc(createdAt), desc(id)]
}

/** What comes after a cursor of `pageOf`; everything without one. */
export function after({ createdAt, id }: Keys, cursor: string | undefined): SQL | undefined {
  const [at, lastId] = cursor?.split('~') ?? []
  return at && lastId ? sql`(${createdAt}, ${id}) < (${at}::timestamptz, ${lastId}::uuid)` : undefined
}

/** Cuts `limit + 1` rows to a page; the cursor is null where it is the last one. */
export function pageOf<Row extends { id: string; createdAt: Date }>(
  rows: Row[],
  limit: number,
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const nextCursor = rows.length > limit && last ? `${last.createdAt.toISOString()}~${last.id}` : null
  return { page, nextCursor }
}

/** Every word that is looked for is somewhere in the column, in capitals or not. */
export function hasWords(column: Column, looked: string): SQL | undefined {
  const words = looked.replaceAll('\0', '').split(/\s+/).filter(Boolean).slice(0, wordsMax)
  return and(...words.map((word) => ilike(column, `%${word.replace(/[\\%_]/g, '\\$&')}%`)))
}
