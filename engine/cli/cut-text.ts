import type { Span } from '../text/sentences.ts'

const breaks: readonly RegExp[] = [/\n[\t ]*\r?\n/g, /\n/g, /[.!?…]["'”’)]*\s/g, /\s/g]

/**
 * Splits a text into pieces of at most `charactersMax`: at a blank line if there is one in the second half of a piece,
 * otherwise at a line break, a sentence end, a space, or anywhere.
 */
export function* cutText(text: string, charactersMax: number): Generator<Span> {
  let start = 0
  while (text.length - start > charactersMax) {
    const end = start + cutOf(text.slice(start, start + charactersMax))
    yield { start, end }
    start = end
  }
  yield { start, end: text.length }
}

function cutOf(piece: string): number {
  const half = piece.length >> 1
  const tail = piece.slice(half)
  for (const pattern of breaks) {
    let last = -1
    for (const match of tail.matchAll(pattern)) last = match.index + match[0].length
    if (last > 0) return half + last
  }
  // Not inside a surrogate pair.
  return /[\ud800-\udbff]$/.test(piece) ? piece.length - 1 : piece.length
}
