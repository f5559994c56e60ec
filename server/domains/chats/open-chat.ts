import { and, eq } from 'drizzle-orm'
import type { ChatMessage, ChatSummary } from '../../../contract/chats.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { interruptSilentReplies } from './interrupt-replies.ts'
import { asMessage, asSummary } from './rules.ts'
import { chatMessages, chats } from './tables.ts'

export type OpenChat = { chat: ChatSummary; messages: ChatMessage[] }

/** A chat with all its messages, oldest first. A stranger's chat is not found. */
export async function openChat(ctx: Context, chatId: string): Promise<OpenChat> {
  await interruptSilentReplies(ctx, chatId)
  const owned = and(eq(chats.id, chatId), eq(chats.userId, ctx.userId))
  const [[chat], messages] = await Promise.all([
    ctx.db.select().from(chats).where(owned),
    ctx.db
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.chatId, chatId), eq(chatMessages.userId, ctx.userId)))
      .orderBy(chatMessages.position),
  ])
  if (!chat) throw notFound('This chat')
  return { chat: asSummary(chat), messages: messages.map(asMessage) }
}
