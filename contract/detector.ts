import { z } from 'zod'

/** Body of POST /api/zerogpt/detect. */
export const detectInput = z.strictObject({
  /** The length is checked later, with a message that helps the user; the body has a separate limit. */
  input_text: z.string(),
  userId: z.string().max(200).optional(),
})
