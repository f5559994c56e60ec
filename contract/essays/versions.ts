import { z } from 'zod'
import { limits } from '../limits.ts'
import type { DocumentNode } from './essays.ts'

/** named: by the user; automatic: while writing; before-ai: before an AI action; restore: before another one is restored. */
export const essayVersionKinds = ['named', 'automatic', 'before-ai', 'restore'] as const
type EssayVersionKind = (typeof essayVersionKinds)[number]

const versionName = z.string().trim().min(1).max(limits.essayVersionNameCharactersMax)

/** Body of POST /api/essays/{chatId}/versions. A named version needs a name. */
export const essayVersionInput = z
  .strictObject({ kind: z.enum(essayVersionKinds), name: versionName.optional() })
  .refine(({ kind, name }) => kind !== 'named' || name !== undefined, 'A named version needs a name')
export type EssayVersionInput = z.infer<typeof essayVersionInput>

/** Body of PATCH /api/essays/{chatId}/versions/{versionId}. A version with a name is not removed automatically. */
export const essayVersionPatch = z.strictObject({ name: versionName })

export type EssayVersion = {
  id: string
  kind: EssayVersionKind
  name: string | null
  words: number
  createdAt: string
}
export type OpenedEssayVersion = EssayVersion & { document: DocumentNode }
