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
 * Body of POST /api/chat/temporary. Nothing of it is stored, so the page sends the history: the messages so far, with
 * the question last, or with a stopped reply last to continue it. It names no chat and cannot change one.
 */
export const temporaryInput = z.strictObject({
  messages: z.array(said).min(1).max(limits.historyMessagesMax),
  humanize: z.boolean().default(false),
  /** Requests another version of a reply; if humanized, it comes without a plain sibling. */
  isAgain: z.boolean().default(false),
  model: z.string().max(200).optional(),
  tone: z.enum(toneIds).optional(),
  replyClientId: clientId.optional(),
})
export type TemporaryInput = z.infer<typeof temporaryInput>
export type TemporaryMessage = z.infer<typeof said>
