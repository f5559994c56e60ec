import type { TaggedText } from '../language/tagged-text.ts'

/** A run of sentences, by their indices. */
export type Scope = { from: number; to: number }

/** A stretch that is judged as one text has about so many words. */
const scopeWordsMax = 900

/** Runs of paragraphs that are judged as one text: the whole text, unless it is long. */
export function scopesOf({ sentences }: TaggedText): Scope[] {
  const scopes: Scope[] = []
  let from = 0
  let words = 0
  for (const sentence of sentences) {
    words += sentence.words.length
    const next = sentences[sentence.index + 1]
    const isEnd =
      !next || (words > scopeWordsMax && next.paragraph !== sentence.paragraph) || words > 2 * scopeWordsMax
    if (!isEnd) continue
    scopes.push({ from, to: sentence.index })
    from = sentence.index + 1
    words = 0
  }
  return scopes
}
