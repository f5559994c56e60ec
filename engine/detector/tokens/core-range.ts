import type { TextDocument } from '../../text/document.ts'
import type { Canonical } from './canonical.ts'
import { wordsIn } from './words-in.ts'

/** A greeting, a sign-off, a name, a byline or a heading has fewer words. */
const lineWordsMax = 7
/** Ends a sentence of the text itself, however short; a closing line may end with an exclamation mark. */
const sentenceEnd = /[.?"”’…]/
const listItem = /^(?:[-*+•–‣]|\d{1,3}[.)])\s/
/** At most this many such lines are left out at either end. */
const linesMax = 3
/** Words that must remain, or the whole text is judged. */
const coreWordsMin = 50

/**
 * Returns the half-open range of tokens on which a text is judged: all but short lines of their own at its start and end,
 * such as "Dear Anna,", "Thanks for reading!" or a byline. They follow conventions, and say nothing about the author.
 */
export function coreRange(
  { text, paragraphs }: TextDocument,
  canonical: Omit<Canonical, 'core'>,
): Canonical['core'] {
  const { sentenceStarts, length } = canonical
  const isLine = (paragraph: number) => {
    const { start, end, sentenceFrom, sentenceTo } = paragraphs[paragraph]!
    if (sentenceEnd.test(text.charAt(end - 1)) || listItem.test(text.slice(start, start + 4))) return false
    return wordsIn(canonical, sentenceStarts[sentenceFrom]!, sentenceStarts[sentenceTo]!) <= lineWordsMax
  }
  let first = 0
  let last = paragraphs.length
  while (first < Math.min(linesMax, last) && isLine(first)) first++
  while (last > Math.max(first, paragraphs.length - linesMax) && isLine(last - 1)) last--
  const from = sentenceStarts[paragraphs[first]?.sentenceFrom ?? 0] ?? 0
  const to = sentenceStarts[paragraphs[last - 1]?.sentenceTo ?? 0] ?? length
  return first < last && wordsIn(canonical, from, to) >= coreWordsMin ? { from, to } : { from: 0, to: length }
}
