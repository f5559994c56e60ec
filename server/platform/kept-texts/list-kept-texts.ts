import { type Column, type SQL, sql } from 'drizzle-orm'
import { openingWords } from '../../../contract/chats/titles.ts'
import type { KeptTextPage, KeptTextsQuery } from '../../../contract/kept-texts.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { pageOf } from '../database/newest-first.ts'
import { onSearchPool } from '../database/search-pool.ts'

type Row = { id: string; createdAt: Date; opening: string }

const openingCharacters = 300

/** Selects as much of a text as its title needs. */
export function openingOf(text: Column): SQL<string> {
  return sql<string>`left(${text}, ${sql.raw(String(openingCharacters))})`
}

/** Returns as much of a text as its title needs. No character is cut in two. */
export function openingIn(text: string): string {
  const isCutInTwo = (text.codePointAt(openingCharacters - 1) ?? 0) > 0xffff
  return text.slice(0, isCutInTwo ? openingCharacters - 1 : openingCharacters)
}

/**
 * Lists stored texts, newest first, each with its first words and the facts that `factsOf` reads from its row.
 * `readRows` returns one row more than the page has. A search runs on the search pool.
 */
export async function listKeptTexts<R extends Row, Facts>(
  ctx: Pick<Context, 'db' | 'searchDb'>,
  query: KeptTextsQuery,
  readRows: (db: Database) => Promise<R[]>,
  factsOf: (row: R) => Facts,
): Promise<KeptTextPage<Facts>> {
  const rows = query.q.trim() ? await onSearchPool(ctx, readRows) : await readRows(ctx.db)
  const { page, nextCursor } = pageOf(rows, query.limit)
  const entries = page.map((row) => ({
    ...factsOf(row),
    id: row.id,
    title: openingWords(row.opening),
    createdAt: row.createdAt.toISOString(),
  }))
  return { entries, nextCursor }
}
