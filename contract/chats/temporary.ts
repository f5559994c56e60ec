import { z } from 'zod'
import { limits } from '../limits.ts'
import { toneIds } from '../tones.ts'
import { clientId } from './chats.ts'

const said = z.strictObject({
  id: clientId,
  role: z.enum(['user', 'assistant']),
  text: z.string().max(limits.messageCharactersMax),
})

/**
 * Body of POST /api/chat/temporary. Nothing of it is stored, so its history is the page's: what was said so far, the
 * question last; or, to go on with a reply that was stopped, that reply last. It names no chat and cannot touch one.
 */
export const temporaryInput = z.strictObject({
  messages: z.array(said).min(1).max(limits.historyMessagesMax),
  humanize: z.boolean().default(false),
  /** Another version of a reply that is there: a humanized one then brings no plain one with it. */
  isAgain: z.boolean().default(false),
  model: z.string().max(200).optional(),
  tone: z.enum(toneIds).optional(),
  replyClientId: clientId.optional(),
})
export type TemporaryInput = z.infer<typeof temporaryInput>
export type TemporaryMessage = z.infer<typeof said>
