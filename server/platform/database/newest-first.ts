import { type Column, desc, type SQL, sql } from 'drizzle-orm'

type Keys = { createdAt: Column; id: Column }

/**
 * Orders rows by creation time, newest first, then by id, so that pages neither lose nor repeat rows with equal times.
 */
export function newestFirst({ createdAt, id }: Keys): SQL[] {
  return [desc(createdAt), desc(id)]
}

/** Matches the rows after a cursor from `pageOf`. Undefined without a cursor. */
export function after({ createdAt, id }: Keys, cursor: string | undefined): SQL | undefined {
  const [at, lastId] = cursor?.split('~') ?? []
  return at && lastId ? sql`(${createdAt}, ${id}) < (${at}::timestamptz, ${lastId}::uuid)` : undefined
}

/** Cuts `limit + 1` rows to one page. The cursor is null on the last page. */
export function pageOf<Row extends { id: string; createdAt: Date }>(
  rows: Row[],
  limit: number,
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const nextCursor = rows.length > limit && last ? `${last.createdAt.toISOString()}~${last.id}` : null
  return { page, nextCursor }
}
