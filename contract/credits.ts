import type { Tier } from './plans.ts'

/** Response of GET /api/user/remaining-words, in words as `countWords` counts them. */
export type RemainingWords = {
  remaining_words: number
  limit: number
  tier: Tier
  words_per_request: number
}

/** A line of the word statement. `words` is signed: what was added, or what was used. */
export type StatementLine = {
  at: string
  kind: 'grant' | 'expire' | 'humanized' | 'reserved'
  words: number
}
export type WordStatement = { lines: StatementLine[]; hasMore: boolean }

export const statementLinesMax = 2_000
