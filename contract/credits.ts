import type { Tier } from './plans.ts'

/** Response of GET /api/user/remaining-words, in words as `countWords` counts them. */
export type RemainingWords = {
  remaining_words: number
  limit: number
  tier: Tier
  words_per_request: number
  /** Words of free results that are left today; null where plans are not sold. */
  free_result_words: number | null
}

/** Why words were granted or expired. */
export const wordCauses = [
  'free',
  'given-before',
  'purchase',
  'upgrade',
  'cycle',
  'end',
  'refund',
  'dispute',
  'unpaid',
  'operator',
  'invitation',
] as const
export type WordCause = (typeof wordCauses)[number]

/** A line of the word statement. `words` is signed: what was added, or what was used. */
export type StatementLine = {
  at: string
  kind: 'grant' | 'expire' | 'humanized' | 'reserved'
  /** Null for the lines of runs. */
  cause: WordCause | null
  /** The plan of the cause, where it is known. */
  tier: Tier | null
  words: number
  /** The balance after this line. */
  balance: number
}
export type WordStatement = { lines: StatementLine[]; hasMore: boolean }

export const statementLinesMax = 2_000

/** What is counted by kind: messages to a chat or an essay's chat, checked texts, and rewrites. */
export const usageKinds = ['messages', 'checks', 'rewrites'] as const
export type UsageKind = (typeof usageKinds)[number]

/** What a user did in one hour (UTC). The browser adds hours up to days in its own time zone. */
export type UsageHour = Record<UsageKind, number> & {
  /** The beginning of the hour, as an ISO timestamp. */
  at: string
  /** Words of humanized text, whether they were charged or free. */
  words: number
}

/** Response of GET /api/user/usage. Hours without activity are left out. */
export type Usage = {
  hours: UsageHour[]
  /** Words of humanized text since the account was created, whether they were charged or free. */
  words: number
  /** The same, with each text counted once in 30 days. */
  wordsOfTexts: number
}

/** Days that the chart shows, the current one included. */
export const usageDays = 30

/** The documented estimate of the time that a rewrite by hand takes (docs/spec/2-commercial.md section 9). */
export function hoursSaved(words: number): number {
  return words / wordsPerHour
}

const wordsPerHour = 250
