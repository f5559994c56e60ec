import { z } from 'zod'
import { parseJson } from '../foreign-data/read-json.ts'

const named = z
  .array(z.object({ name: z.string() }))
  .optional()
  .catch(undefined)
const books = z.record(
  z.string(),
  z.object({
    title: z.string(),
    subtitle: z.string().optional().catch(undefined),
    authors: named,
    publishers: named,
    publish_places: named,
    publish_date: z.string().optional().catch(undefined),
  }),
)

/** Reads a book of Open Library. */
export function readOpenLibrary(text: string, isbn: string): object | null {
  const [book] = Object.values(books.parse(parseJson(text)))
  if (!book) return null
  const year = /(?:^|\D)(\d{4})(?:\D|$)/.exec(book.publish_date ?? '')?.[1]
  return {
    type: 'book',
    title: book.subtitle ? `${book.title}: ${book.subtitle}` : book.title,
    author: book.authors?.map(({ name }) => nameInOrder(name)),
    publisher: book.publishers?.[0]?.name,
    'publisher-place': book.publish_places?.[0]?.name,
    issued: year ? { 'date-parts': [[Number(year)]] } : undefined,
    ISBN: isbn,
  }
}

/** Splits a name before its last word, or before the small words in front of it, as in “Jan van der Meer”. */
export function nameInOrder(name: string): object {
  const words = name.trim().split(/\s+/)
  if (words.length < 2) return { literal: name.trim() }
  const small = words.findIndex((word, i) => i > 0 && i < words.length - 1 && /^\p{Ll}/u.test(word))
  const at = small === -1 ? words.length - 1 : small
  return { given: words.slice(0, at).join(' '), family: words.slice(at).join(' ') }
}
