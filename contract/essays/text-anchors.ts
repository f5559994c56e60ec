import * as Y from 'yjs'
import { fromBase64, toBase64 } from '../text/base64.ts'
import type { CommentAnchor, CommentPassage, TextRange } from './comments.ts'
import { essayFragment } from './essay-defaults.ts'
import { findQuote, type Quoted, quoteAt } from './find-quote.ts'

// Used by the writer's pages, and by the server for readers, who do not have the Yjs document.

/** A text of an essay and its place, counted in characters over all of its texts. */
type PlacedText = { text: Y.XmlText; from: number; to: number }

function textsOf(doc: Y.Doc): PlacedText[] {
  const texts: PlacedText[] = []
  let length = 0
  function collect(part: unknown): void {
    if (part instanceof Y.XmlText) {
      texts.push({ text: part, from: length, to: length + part.length })
      length += part.length
    } else if (part instanceof Y.XmlFragment) for (const child of part.toArray()) collect(child)
  }
  collect(doc.getXmlFragment(essayFragment))
  return texts
}

function wholeText(texts: PlacedText[]): string {
  return texts
    .flatMap(({ text }) => text.toDelta() as { insert: unknown }[])
    .map(({ insert }) => (typeof insert === 'string' ? insert : ' '))
    .join('')
}

type Anchored = Quoted & { anchor: CommentAnchor | null }
/** `isAnchored` is false where the place was found by the words, because an edit made them anew. */
export type Located = TextRange & { isAnchored: boolean }

/** Returns where the words of comments are in a document; null for those that were deleted. */
export function locatePassages(doc: Y.Doc, passages: Anchored[]): (Located | null)[] {
  const texts = textsOf(doc)
  const placeOf = new Map<unknown, number>(texts.map(({ text, from }) => [text, from]))
  const whole = wholeText(texts)
  return passages.map(({ anchor, ...quoted }) => {
    const from = anchor && offsetOf(doc, placeOf, anchor.start)
    const to = anchor && offsetOf(doc, placeOf, anchor.end)
    if (from !== null && to !== null && from < to) return { from, to, isAnchored: true }
    const found = findQuote(whole, { ...quoted, place: from ?? to ?? quoted.place })
    return found && { ...found, isAnchored: false }
  })
}

function offsetOf(doc: Y.Doc, placeOf: Map<unknown, number>, position: string): number | null {
  try {
    const relative = Y.decodeRelativePosition(fromBase64(position))
    const found = Y.createAbsolutePositionFromRelativePosition(relative, doc)
    const from = found ? placeOf.get(found.type) : undefined
    return found && from !== undefined ? from + found.index : null
  } catch {
    return null
  }
}

/** Returns a lasting place for a range of characters; null if it has none. */
export function anchorRange(doc: Y.Doc, range: TextRange): CommentPassage | null {
  const texts = textsOf(doc)
  return anchorIn(texts, wholeText(texts), range)
}

/** Returns lasting places for words that were at other places, such as those of a file that was inserted. */
export function anchorQuotes(doc: Y.Doc, quotes: Quoted[]): (CommentPassage | null)[] {
  const texts = textsOf(doc)
  const whole = wholeText(texts)
  return quotes.map((quoted) => {
    const found = findQuote(whole, quoted)
    return found && anchorIn(texts, whole, found)
  })
}

/** Returns a lasting place for words, which may have moved since they were selected; null if they are gone. */
export function anchorPassage(doc: Y.Doc, range: TextRange, quote: string): CommentPassage | null {
  const texts = textsOf(doc)
  const whole = wholeText(texts)
  const isThere = range.from < range.to && whole.slice(range.from, range.to) === quote
  const place = isThere ? range : nearest(whole, quote, range.from)
  return place && anchorIn(texts, whole, place)
}

function nearest(whole: string, quote: string, place: number): TextRange | null {
  const after = whole.indexOf(quote, place)
  const before = whole.lastIndexOf(quote, place)
  const from = [before, after]
    .filter((at) => at !== -1)
    .sort((a, b) => Math.abs(a - place) - Math.abs(b - place))[0]
  return from === undefined ? null : { from, to: from + quote.length }
}

function anchorIn(texts: PlacedText[], whole: string, range: TextRange): CommentPassage | null {
  const first = texts.find(({ from, to }) => from <= range.from && range.from < to)
  const last = texts.find(({ from, to }) => from < range.to && range.to <= to)
  if (!first || !last || range.from >= range.to) return null
  // The start stays with the character after it, and the end with the one before it.
  const start = Y.createRelativePositionFromTypeIndex(first.text, range.from - first.from, 0)
  const end = Y.createRelativePositionFromTypeIndex(last.text, range.to - last.from, -1)
  return { anchor: { start: encode(start), end: encode(end) }, ...quoteAt(whole, range) }
}

function encode(position: Y.RelativePosition): string {
  return toBase64(Y.encodeRelativePosition(position))
}
