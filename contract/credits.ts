import type { Tier } from './plans.ts'

/** Response of GET /api/user/remaining-words, in words as `countWords` counts them. */
export type RemainingWords = {
  remaining_words: number
  limit: number
  tier: Tier
  words_per_request: number
}
