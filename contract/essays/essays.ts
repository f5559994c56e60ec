import { z } from 'zod'
import { limits } from '../limits.ts'
import { pageCursor } from '../page-cursor.ts'
import { citationStyles } from './citation-styles.ts'
import { defaultEssayTitle } from './essay-defaults.ts'
import { outlineSection } from './outline.ts'
import type { RecordState } from './record.ts'

const essaySettings = z.strictObject({
  fontFamily: z.string().trim().min(1).max(100),
  fontSizePx: z.number().int().min(8).max(72),
  /** The number of words that the writer wants to reach; null for none. */
  wordGoal: z.number().int().min(1).max(1_000_000).nullable(),
  /** The plan of the essay, from which its sections are drafted. */
  outline: z.array(outlineSection).max(limits.outlineSectionsMax),
  citationStyle: z.enum(citationStyles),
})
export type EssaySettings = z.infer<typeof essaySettings>

/** Body of PATCH /api/essays/{chatId}. A title of blanks becomes the default title. */
export const essayPatch = z.strictObject({
  title: z
    .string()
    .max(limits.titleCharactersMax)
    .transform((title) => title.trim() || defaultEssayTitle)
    .optional(),
  settings: essaySettings.partial().optional(),
})
export type EssayPatch = z.infer<typeof essayPatch>

/** Body of POST /api/essays/{chatId}/updates: a Yjs update (format 1) in base64. */
export const essayUpdate = z.strictObject({
  update: z
    .string()
    .min(1)
    .max(Math.ceil(limits.essayUpdateBytesMax / 3) * 4),
  /** When the change was made, by the clock of the device, for the authorship record. */
  writtenAt: z.iso.datetime().optional(),
})
export type EssayUpdate = z.infer<typeof essayUpdate>

export const essayUpdatesQuery = z.object({ after: z.coerce.number().int().min(0).max(2_000_000_000) })

export const essaysQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(30),
  cursor: pageCursor.optional(),
})
export type EssaysQuery = z.infer<typeof essaysQuery>

export type EssaySummary = {
  chatId: string
  title: string
  /** As of the last compaction, which is at most a few minutes old. */
  words: number
  createdAt: string
  updatedAt: string
}

/** Yjs updates in base64, in any order; `seq` is the number of the last one. */
export type EssayUpdates = { seq: number; updates: string[] }

/** Response of GET /api/essays/{chatId}/updates. */
export type EssayChanges = EssayUpdates & {
  title: string
  settings: EssaySettings
  record: RecordState | null
}

/** Response of PUT and GET /api/essays/{chatId}: everything that is needed to show the essay. */
export type OpenedEssay = EssayUpdates & {
  essay: EssaySummary & { settings: EssaySettings; record: RecordState | null }
  /** The essay was created by this call. */
  isNew: boolean
}

/** A document as the editor writes it: nodes of ProseMirror as JSON. */
export type DocumentNode = {
  type: string
  attrs?: Record<string, unknown>
  content?: DocumentNode[]
  text?: string
  marks?: { type: string; attrs?: Record<string, unknown> }[]
}
