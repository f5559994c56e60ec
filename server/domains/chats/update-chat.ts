import { and, eq } from 'drizzle-orm'
import type { ChatPatch, ChatSummary } from '../../../contract/chats.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { asSummary, storable } from './rules.ts'
import { chats } from './tables.ts'

/** Renames or archives. A title that the user typed is never replaced by a generated one. */
export async function updateChat(ctx: Context, chatId: string, patch: ChatPatch): Promise<ChatSummary> {
  const [chat] = await ctx.db
    .update(chats)
    .set({
      ...(patch.title === undefined ? {} : { title: storable(patch.title), titleSource: 'user' as const }),
      ...(patch.archived === undefined ? {} : { archived: patch.archived }),
      updatedAt: ctx.now(),
    })
    .where(and(eq(chats.id, chatId), eq(chats.userId, ctx.userId)))
    .returning()
  if (!chat) throw notFound('This chat')
  return asSummary(chat)
}
