import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { ChatSummary } from '../../../../contract/chats/chats.ts'
import { defaultTitles } from '../../../../contract/chats/titles.ts'
import type { Context } from '../../../platform/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { asSummary, storable } from '../rules.ts'
import { chats } from '../tables.ts'

type NewChat = { chatId?: string; title?: string; isEssayChat: boolean }

/** Creates a chat without messages. Returns an existing one unchanged; another user's id is not found. */
export async function createChat(
  ctx: Context,
  { chatId, title, isEssayChat }: NewChat,
): Promise<ChatSummary> {
  const now = ctx.now()
  const [chat] = await ctx.db
    .insert(chats)
    .values({
      id: chatId ?? randomUUID(),
      userId: ctx.userId,
      title: title ? storable(title) : defaultTitles[isEssayChat ? 'essay' : 'chat'],
      titleSource: title ? 'user' : 'default',
      isEssayChat,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: chats.id,
      set: { id: sql`${chats.id}` },
      setWhere: eq(chats.userId, ctx.userId),
    })
    .returning()
  if (!chat) throw notFound('This chat')
  return asSummary(chat)
}
