import { limits } from '../limits.ts'
import type { TextRange } from './comments.ts'

/** A quote of this length identifies its place without the text around it. */
const longEnough = 24

export type Quoted = { quote: string; before: string; after: string; place: number }

/**
 * Returns the place of quoted words that is nearest to where they were. Short words count only with the text that was
 * before or after them. Null if they are not in the text any more.
 */
export function findQuote(text: string, { quote, before, after, place }: Quoted): TextRange | null {
  if (quote === '') return null
  let best: TextRange | null = null
  for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + 1)) {
    const to = at + quote.length
    const isKnown =
      quote.length >= longEnough ||
      (before !== '' && text.startsWith(before, at - before.length)) ||
      (after !== '' && text.startsWith(after, to))
    if (isKnown && (!best || Math.abs(at - place) < Math.abs(best.from - place))) best = { from: at, to }
    // The places come in order, so those that follow are further away.
    else if (best && at > place) break
  }
  return best
}

/** Returns quoted words with what is around them. */
export function quoteAt(text: string, { from, to }: TextRange): Quoted {
  const most = limits.commentContextCharactersMax
  return {
    quote: text.slice(from, to),
    before: text.slice(Math.max(0, from - most), from),
    after: text.slice(to, to + most),
    place: from,
  }
}
