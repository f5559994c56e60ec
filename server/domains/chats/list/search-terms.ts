import { type SQL, sql } from 'drizzle-orm'
import type { SnippetPart } from '../../../../contract/chats/chat-list.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { storable } from '../rules.ts'

/** Characters that no user text contains (see `storable` and the parser): they mark a hit in a headline. */
const hitStart = '\u0002'
const hitEnd = '\u0003'
const marks = new RegExp(`[${hitStart}${hitEnd}]`)
const headline = `StartSel=${hitStart}, StopSel=${hitEnd}`
/** How much text around the first hit a snippet is made from. */
const snippetCharacters = 1_200
const beforeHitCharacters = 300

export type Asked = {
  /** A tsquery of words prefixed with the owner's key, for the index, and one of plain words, for the texts. */
  owned: string
  plain: string
  /** A regular expression for the beginning of the longest word. */
  pattern: string
}

export async function readAsked(tx: Transaction, userId: string, looked: string): Promise<Asked | null> {
  const { rows } = await tx.execute<{ key: string; lexeme: string }>(sql`
    select left(md5(${userId}), 8) as key, lexeme from unnest(to_tsvector('simple', ${storable(looked)}))`)
  if (rows.length === 0) return null
  const longest = rows.map(({ lexeme }) => lexeme).reduce((a, b) => (b.length > a.length ? b : a))
  const start = /^[\p{L}\p{N}_]/u.test(longest) ? '\\m' : ''
  return {
    owned: rows.map(({ key, lexeme }) => beginning(key + lexeme)).join(' & '),
    plain: rows.map(({ lexeme }) => beginning(lexeme)).join(' & '),
    pattern: start + longest.replace(/[^\p{L}\p{N}_]/gu, '\\$&'),
  }
}

/** Returns a tsquery term that matches every word with this beginning. */
function beginning(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`
}

/** A text outside of chats in which a search found something; it belongs to a chat. */
export type FoundText = { chatId: string; hits: number; snippet: string }

/** Finds texts of a user that belong to chats and are stored elsewhere, inside the transaction of the search. */
export type TextSource = (tx: Transaction, userId: string, asked: Asked) => Promise<FoundText[]>

/** Returns a whole text with marked hits. */
export function markedTitle(text: SQL, { plain }: Asked): SQL {
  return sql`ts_headline('simple', ${text}, ${plain}::tsquery, ${`${headline}, HighlightAll=true`})`
}

/** Returns a few lines around the first hit, whose position in the text is given, with marked hits. */
export function headlineOf(text: SQL, hitAt: SQL, { plain }: Asked): SQL {
  return sql`ts_headline('simple', substr(${text}, greatest(1, ${hitAt} - ${beforeHitCharacters}), ${snippetCharacters}),
    ${plain}::tsquery, ${`${headline}, MaxWords=24, MinWords=12, MaxFragments=1`})`
}

/** Splits a headline at its marks; odd pieces are hits. */
export function partsOf(marked: string): SnippetPart[] {
  return marked
    .replace(/\s+/g, ' ')
    .trim()
    .split(marks)
    .map((text, index) => ({ text, isHit: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
