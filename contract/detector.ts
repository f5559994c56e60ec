import { z } from 'zod'
import { limits } from './limits.ts'

/** Body of POST /api/zerogpt/detect. */
export const detectInput = z.strictObject({
  input_text: z.string().max(limits.detectCharactersMax * 4),
  userId: z.string().max(200).optional(),
})
export type DetectInput = z.infer<typeof detectInput>
