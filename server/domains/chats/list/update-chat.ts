import { and, eq, sql } from 'drizzle-orm'
import type { ChatPatch, ChatSummary } from '../../../../contract/chats/chats.ts'
import type { Context } from '../../../platform/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { asSummary, storable } from '../rules.ts'
import { chats } from '../tables.ts'
import { requireFolder } from './folders.ts'

/**
 * Renames, archives, pins or selects a chat, or puts it into a folder. A generated title never replaces one that the
 * user typed. Only a new title and a selection move the chat to the top of the list.
 */
export async function updateChat(ctx: Context, chatId: string, patch: ChatPatch): Promise<ChatSummary> {
  if (patch.folderId) await requireFolder(ctx, patch.folderId)
  const { title, archived, pinned, folderId, model, tone, selected } = patch
  const [chat] = await ctx.db
    .update(chats)
    .set({
      // An empty change returns the unchanged chat.
      id: sql`${chats.id}`,
      ...(title === undefined
        ? {}
        : { title: storable(title), titleSource: 'user' as const, updatedAt: ctx.now() }),
      ...(selected ? { updatedAt: ctx.now() } : {}),
      ...(archived === undefined ? {} : { archived }),
      ...(pinned === undefined ? {} : { pinnedAt: pinned ? ctx.now() : null }),
      ...(folderId === undefined ? {} : { folderId }),
      ...(model === undefined ? {} : { model }),
      ...(tone === undefined ? {} : { tone }),
    })
    .where(and(eq(chats.id, chatId), eq(chats.userId, ctx.userId)))
    .returning()
  if (!chat) throw notFound('chat')
  return asSummary(chat)
}
