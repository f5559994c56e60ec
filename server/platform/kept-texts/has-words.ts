import { and, type Column, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { readAsked } from '../database/search-terms.ts'

/** More words do not narrow the search further. */
const wordsMax = 12

type KeptTable = { id: Column; text: Column }

/**
 * Matches a user's stored texts with every searched word; undefined without a search. The inner query does not filter by
 * owner, so that only the index of words serves it; the words contain the owner's key.
 */
export async function hasWords(
  db: Database,
  userId: string,
  { id, text }: KeptTable,
  looked: string,
): Promise<SQL | undefined> {
  const words = looked.replaceAll('\0', '').split(/\s+/).filter(Boolean).slice(0, wordsMax)
  if (words.length === 0) return undefined
  const asked = await readAsked(db, userId, words.join(' '))
  if (!asked) return sql`false`
  const found = sql`${id} = any(array(select id from ${text.table} where search_words @@ ${asked.owned}::tsquery))`
  // Until `refillSearchWords` reaches a text of an earlier version, it has no words.
  const waiting = words.map((word) => ilike(text, `%${word.replace(/[\\%_]/g, '\\$&')}%`))
  return or(found, and(sql`${text.table}.search_words is null`, ...waiting))
}
