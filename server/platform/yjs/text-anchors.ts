import * as Y from 'yjs'
import type { CommentAnchor, CommentPassage, TextRange } from '../../../contract/essays/comments.ts'
import { essayFragment } from '../../../contract/essays/essay-defaults.ts'
import { findQuote, quoteAt } from '../../../contract/essays/find-quote.ts'

/**
 * A text of an essay and its place, counted in characters over all of its texts. The writer's pages, which have the
 * document themselves, do the same in web/domains/essays/comments/text-anchors.ts.
 */
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

/** Returns where the words of comments are in a document; null for those that were deleted. */
export function locatePassages(doc: Y.Doc, passages: CommentPassage[]): (TextRange | null)[] {
  const texts = textsOf(doc)
  const placeOf = new Map(texts.map(({ text, from }) => [text as Y.AbstractType<unknown>, from]))
  const whole = wholeText(texts)
  return passages.map(({ anchor, ...quoted }) => {
    const from = offsetOf(doc, placeOf, anchor.start)
    const to = offsetOf(doc, placeOf, anchor.end)
    if (from !== null && to !== null && from < to) return { from, to }
    // An edit may have made the words anew, for example when it divided their paragraph.
    return findQuote(whole, { ...quoted, place: from ?? to ?? quoted.place })
  })
}

function offsetOf(
  doc: Y.Doc,
  placeOf: Map<Y.AbstractType<unknown>, number>,
  position: string,
): number | null {
  try {
    const relative = Y.decodeRelativePosition(new Uint8Array(Buffer.from(position, 'base64')))
    const found = Y.createAbsolutePositionFromRelativePosition(relative, doc)
    const from = found && placeOf.get(found.type as Y.AbstractType<unknown>)
    return from === undefined || !found ? null : (from ?? 0) + found.index
  } catch {
    return null
  }
}

/** Returns a lasting place for words, which may have moved since they were selected; null if they are gone. */
export function anchorPassage(doc: Y.Doc, range: TextRange, quote: string): CommentPassage | null {
  const texts = textsOf(doc)
  const whole = wholeText(texts)
  const isThere = range.from < range.to && whole.slice(range.from, range.to) === quote
  const place = isThere ? range : nearest(whole, quote, range.from)
  const anchor = place && anchorOf(texts, place)
  return anchor && place && { anchor, ...quoteAt(whole, place) }
}

function nearest(whole: string, quote: string, place: number): TextRange | null {
  const after = whole.indexOf(quote, place)
  const before = whole.lastIndexOf(quote, place)
  const from = [before, after]
    .filter((at) => at !== -1)
    .sort((a, b) => Math.abs(a - place) - Math.abs(b - place))[0]
  return from === undefined ? null : { from, to: from + quote.length }
}

function anchorOf(texts: PlacedText[], { from, to }: TextRange): CommentAnchor | null {
  const first = texts.find((text) => text.from <= from && from < text.to)
  const last = texts.find((text) => text.from < to && to <= text.to)
  if (!first || !last) return null
  // The start stays with the character after it, and the end with the one before it.
  return {
    start: encode(Y.createRelativePositionFromTypeIndex(first.text, from - first.from, 0)),
    end: encode(Y.createRelativePositionFromTypeIndex(last.text, to - last.from, -1)),
  }
}

function encode(position: Y.RelativePosition): string {
  return Buffer.from(Y.encodeRelativePosition(position)).toString('base64')
}
