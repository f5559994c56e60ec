import { z } from 'zod'
import { essaysQuery } from '../essays/essays.ts'
import { limits } from '../limits.ts'

/** Markdown of one call, far above an essay's usual length. */
export const apiMarkdownCharactersMax = 200_000

export const apiEssaysQuery = essaysQuery
export const apiEssayParam = z.object({ essayId: z.uuid() })

const markdown = z
  .string()
  .min(1)
  .max(apiMarkdownCharactersMax)
  .meta({ description: 'Headings, paragraphs, lists, quotations and code. Recorded as text by AI.' })

/** Body of POST /api/v1/essays. */
export const apiEssayCall = z.strictObject({
  title: z.string().trim().min(1).max(limits.titleCharactersMax),
  markdown: markdown.optional(),
})

/** Body of POST /api/v1/essays/{essayId}/append. */
export const apiAppendCall = z.strictObject({ markdown })

const summary = z.object({
  id: z.uuid(),
  title: z.string(),
  words: z.number().int().min(0).meta({ description: 'At most a few minutes old.' }),
  createdAt: z.string(),
  updatedAt: z.string(),
})

export const apiEssaysAnswer = z
  .object({ essays: z.array(summary), nextCursor: z.string().nullable() })
  .meta({ id: 'Essays' })

export const apiEssayAnswer = z
  .object({ id: z.uuid(), title: z.string(), markdown: z.string() })
  .meta({ id: 'Essay' })
export type ApiEssay = z.output<typeof apiEssayAnswer>
