import { z } from 'zod'
import { limits } from '../limits.ts'

/** A file in the documented JSON form; `content` is text, or base64 (also as a data: address). */
export const inlineFile = z.strictObject({
  name: z.string().min(1).max(1_000),
  content: z.string().max(Math.ceil(limits.fileBytesMax / 3) * 4 + 200),
  type: z.string().max(200).default(''),
})
export type InlineFile = z.infer<typeof inlineFile>
