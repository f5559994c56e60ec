import { and, eq, exists, isNull } from 'drizzle-orm'
import type { Context } from '../../../platform/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { chatMessages, chats } from '../tables.ts'

/** Stores which branch of a chat is shown, by its last message. The chat keeps its place in the list. */
export async function showBranch(ctx: Context, chatId: string, messageId: string): Promise<void> {
  const message = ctx.db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.id, messageId),
        eq(chatMessages.chatId, chatId),
        eq(chatMessages.userId, ctx.userId),
        isNull(chatMessages.deletedAt),
      ),
    )
  const shown = await ctx.db
    .update(chats)
    .set({ leafId: messageId })
    .where(and(eq(chats.id, chatId), eq(chats.userId, ctx.userId), exists(message)))
  if (!shown.rowCount) throw notFound('message')
}
