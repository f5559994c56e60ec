import { z } from 'zod'
import { limits } from '../limits.ts'
import { pageCursor } from '../page-cursor.ts'
import { chatId, clientId } from './chats.ts'

/** A userId remains part of the call and is compared with the session's, never trusted (docs/spec/decisions.md 1). */
const call = { userId: z.string().max(200).optional() }
const ofChat = { ...call, chatId }
const page = {
  ...call,
  limit: z.int().min(1).max(200).default(50),
  cursor: pageCursor.optional(),
}
const title = z.string().trim().min(1).max(limits.titleCharactersMax)
const text = z.string().max(limits.messageCharactersMax)

/** A client may store both sides of a conversation, but not add a `system` message (docs/spec/decisions.md 13). */
const newMessage = z.strictObject({
  text,
  sender: z.enum(['user', 'assistant']),
  clientId: clientId.optional(),
})
const messageEdit = z.strictObject({
  clientId,
  text: text.optional(),
  typingAnimationCompleted: z.boolean().optional(),
})

/** Body of POST /api/rpc/manage_chat, the documented remote procedure. It responds with `{ data }`. */
export const manageChatInput = z.discriminatedUnion('operation', [
  z.strictObject({
    operation: z.literal('create_chat'),
    ...call,
    chatId: chatId.optional(),
    title: title.optional(),
    isEssayChat: z.boolean().default(false),
  }),
  z.strictObject({ operation: z.literal('get_chat'), ...ofChat, before: z.int().min(1).optional() }),
  z.strictObject({ operation: z.literal('get_all_chats'), ...page }),
  z.strictObject({ operation: z.literal('get_archived_chats'), ...page }),
  z.strictObject({ operation: z.literal('add_message'), ...ofChat, message: newMessage }),
  z.strictObject({ operation: z.literal('update_message'), ...ofChat, message: messageEdit }),
  z.strictObject({
    operation: z.literal('update_chat'),
    ...ofChat,
    title: title.optional(),
    archived: z.boolean().optional(),
  }),
  z.strictObject({ operation: z.literal('archive_chat'), ...ofChat, archived: z.boolean().default(true) }),
  z.strictObject({ operation: z.literal('delete_chat'), ...ofChat }),
])
export type ManageChat = z.infer<typeof manageChatInput>
