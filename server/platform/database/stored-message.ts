import { z } from 'zod'
import type { Message } from '../../../texts/message.ts'

const message: z.ZodType<Message> = z.object({
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.lazy(() => message)])).optional(),
  isClause: z.literal(true).optional(),
})

/** A message in a stored result. Older versions stored the English alone, which is shown where this is missing. */
export const storedMessage = message.optional().catch(undefined)
