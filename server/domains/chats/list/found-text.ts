import { type SQL, sql } from 'drizzle-orm'
import type { SnippetPart } from '../../../../contract/chats/chat-list.ts'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { type Asked, findHits, type Term } from '../../../platform/database/search-terms.ts'

/** How much text around the first hit a snippet is made from. */
const windowCharacters = 1_200
const windowBeforeHit = 300
/** How long a snippet is, and how much of it is before its first hit. */
const snippetCharacters = 200
const snippetBeforeHit = 60

/** A tag of HTML, which says nothing where it is not drawn. */
const tag = /<\/?[a-zA-Z][^<>]{0,200}>/g

/** A text outside of chats in which a search found something; it belongs to a chat. */
export type FoundText = { chatId: string; hits: number; excerpt: string }

/** Finds texts of a user that belong to chats and are stored elsewhere, on the connections of the search. */
export type TextSource = (db: Database | Transaction, userId: string, asked: Asked) => Promise<FoundText[]>

/** Returns the part of a text around the first hit. The place is that of the folded text, which is about as long. */
export function excerptOf(text: SQL, { pattern }: Asked): SQL {
  return sql`(select substr(whole.text, greatest(1,
      (regexp_instr(folded.text, ${pattern})::bigint * length(whole.text) / greatest(1, length(folded.text)))::int
      - ${windowBeforeHit}), ${windowCharacters})
    from (select ${text} as text offset 0) as whole, lateral (select search_fold(whole.text) as text offset 0) as folded)`
}

/** Returns a whole text with marked hits. */
export function markedTitle(title: string, terms: Term[]): SnippetPart[] {
  return partsOf(title.normalize('NFC'), terms)
}

/** Returns a few lines around the first hit, with marked hits. */
export function snippetOf(excerpt: string, terms: Term[]): SnippetPart[] {
  const text = excerpt.normalize('NFC').replace(tag, ' ').replace(/\s+/g, ' ').trim()
  const first = findHits(text, terms)[0]?.start ?? 0
  const from = first <= snippetBeforeHit ? 0 : wordStart(text, first - snippetBeforeHit, first)
  const end = from + snippetCharacters
  const to = end >= text.length ? text.length : wordEnd(text, end)
  return partsOf(text.slice(from, to).trim(), terms)
}

/** Returns the next place at which a word begins, or the given one where no space is near. */
function wordStart(text: string, at: number, latest: number): number {
  const space = text.indexOf(' ', at)
  const start = space >= 0 && space < latest ? space + 1 : at
  return isInPair(text, start) ? start + 1 : start
}

function wordEnd(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at)
  const end = space > at - 30 ? space : at
  return isInPair(text, end) ? end - 1 : end
}

/** Reports whether a place is inside of a character of two units. */
function isInPair(text: string, at: number): boolean {
  return /[\udc00-\udfff]/.test(text[at] ?? '') && /[\ud800-\udbff]/.test(text[at - 1] ?? '')
}

function partsOf(text: string, terms: Term[]): SnippetPart[] {
  const parts: SnippetPart[] = []
  let at = 0
  for (const { start, end } of findHits(text, terms)) {
    parts.push({ text: text.slice(at, start), isHit: false }, { text: text.slice(start, end), isHit: true })
    at = end
  }
  parts.push({ text: text.slice(at), isHit: false })
  return parts.filter((part) => part.text !== '')
}
