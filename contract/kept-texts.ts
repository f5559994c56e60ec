import { z } from 'zod'
import type { HumanizeMode } from './humanizer.ts'
import { limits } from './limits.ts'
import { pageCursor } from './page-cursor.ts'

/** Query of GET /api/scans and GET /api/humanized-texts: a page of what a user keeps, newest first. */
export const keptTextsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(30),
  /** As the page before gave it. */
  cursor: pageCursor.optional(),
  /** Words that the text has; none for all. */
  q: z.string().max(limits.searchCharactersMax).default(''),
})
export type KeptTextsQuery = z.infer<typeof keptTextsQuery>

/** A kept scan in the list. What an older engine did not measure is null. */
export type ScanSummary = {
  id: string
  /** The first words of the text. */
  title: string
  createdAt: string
  words: number | null
  aiPercent: number | null
  verdict: 'ai' | 'human' | 'mixed' | 'inconclusive' | null
}

/** A kept humanized text in the list. Mode and score are null where the text alone was kept. */
export type HumanizedTextSummary = {
  id: string
  title: string
  createdAt: string
  words: number
  mode: HumanizeMode | null
  /** Human score after the run, percent. */
  humanScore: number | null
}
