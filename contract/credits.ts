import type { Tier } from './plans.ts'

/** Answer of GET /api/user/remaining-words. Words, whitespace-split. */
export type RemainingWords = {
  remaining_words: number
  limit: number
  tier: Tier
  words_per_request: number
}
