import { z } from 'zod'

/** Body of POST /api/zerogpt/detect. */
export const detectInput = z.strictObject({
  /** Its length is checked with the text, in a sentence that says what to do; a body has a limit of its own. */
  input_text: z.string(),
  userId: z.string().max(200).optional(),
})
export type DetectInput = z.infer<typeof detectInput>
