import { z } from 'zod'
import type { HumanizeMode } from './humanizer.ts'
import { limits } from './limits.ts'
import { pageCursor } from './page-cursor.ts'

/** Query of GET /api/scans and GET /api/humanized-texts: a page of a user's history, newest first. */
export const keptTextsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(30),
  /** The cursor that the previous page returned. */
  cursor: pageCursor.optional(),
  /** Words to search for; empty for all entries. */
  q: z.string().max(limits.searchCharactersMax).default(''),
})
export type KeptTextsQuery = z.infer<typeof keptTextsQuery>

/** What every list of a history has. */
type KeptTextHead = {
  id: string
  /** The first words of the text. */
  title: string
  createdAt: string
}

/** A page of a history; the cursor is null on the last one. */
export type KeptTextPage<Facts> = { entries: (KeptTextHead & Facts)[]; nextCursor: string | null }

/** A check in the history list. Values that an older engine did not measure are null. */
export type CheckFacts = {
  words: number | null
  aiPercent: number | null
  /** Words in marked passages. */
  aiWords: number | null
  verdict: 'ai' | 'human' | 'mixed' | 'inconclusive' | null
}
export type CheckSummary = KeptTextHead & CheckFacts

/** A rewrite in the history list. Mode and score are null if only the text was kept. */
export type HumanizedTextFacts = {
  words: number
  mode: HumanizeMode | null
  /** Human score after the run in percent. */
  humanScore: number | null
}
export type HumanizedTextSummary = KeptTextHead & HumanizedTextFacts

/** An originality check in the history list, with the usual exclusions. */
export type OriginalityFacts = {
  words: number
  /** Copied words in percent. */
  percent: number
  sources: number
}
export type OriginalitySummary = KeptTextHead & OriginalityFacts
