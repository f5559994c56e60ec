import { randomUUID } from 'node:crypto'
import { and, eq, type SQL, sql } from 'drizzle-orm'
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
  const id = chatId ?? randomUUID()
  const now = ctx.now()
  // Without a target: two requests for one id may meet at any of the unique indexes that contain it.
  const [made] = await ctx.db
    .insert(chats)
    .values({
      id,
      userId: ctx.userId,
      title: title ? storable(title) : defaultTitles[isEssayChat ? 'essay' : 'chat'],
      titleSource: title ? 'user' : 'default',
      isEssayChat,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  const chat = made ?? (await findChat(ctx, id))
  if (!chat) throw notFound('chat')
  return asSummary(chat)
}

async function findChat({ db, userId }: Context, id: string): Promise<typeof chats.$inferSelect | undefined> {
  const [chat] = await db
    .select()
    .from(chats)
    .where(and(eq(chats.id, id), eq(chats.userId, userId)))
  return chat
}

/**
 * The insertion of an essay's chat if `condition` holds, as a part of the statement that inserts the essay. Returns id,
 * user_id, created_at and updated_at; nothing if the chat exists.
 */
export function insertionOfEssayChat(
  userId: string,
  { chatId, now }: { chatId: string; now: Date },
  condition: SQL,
): SQL {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`
    insert into ${chats} (id, user_id, title, title_source, is_essay_chat, created_at, updated_at)
    select ${chatId}::uuid, ${userId}, ${defaultTitles.essay}, 'default', true, ${at}, ${at} where ${condition}
    on conflict do nothing
    returning id, user_id, created_at, updated_at`
}
