import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/context.ts'
import { chatMessages, chats } from '../tables.ts'

type Owner = Pick<Context, 'db' | 'userId'>

const finishedReplies = (userId: string) =>
  and(
    eq(chatMessages.userId, userId),
    eq(chatMessages.sender, 'assistant'),
    eq(chatMessages.status, 'complete'),
    isNull(chatMessages.deletedAt),
  )

/** Lists the user's chats that have replies, the last changed first, each with the size of its replies together. */
export async function listReplyTexts({ db, userId }: Owner, max: number) {
  return await db
    .select({
      id: chats.id,
      chatId: chats.id,
      title: chats.title,
      changedAt: chats.updatedAt,
      isEssayChat: chats.isEssayChat,
      bytes: sql<number>`sum(octet_length(${chatMessages.text}))::int`,
      all: sql<number>`(count(*) over ())::int`,
    })
    .from(chats)
    .innerJoin(chatMessages, and(eq(chatMessages.chatId, chats.id), finishedReplies(userId)))
    .where(eq(chats.userId, userId))
    .groupBy(chats.id)
    .orderBy(sql`${chats.updatedAt} desc`, chats.id)
    .limit(max)
}

/** Returns the replies of these chats, joined in their order. Those of another user are left out. */
export async function readReplyTexts(
  { db, userId }: Owner,
  ids: string[],
): Promise<{ id: string; text: string }[]> {
  return await db
    .select({
      id: chatMessages.chatId,
      text: sql<string>`string_agg(${chatMessages.text}, E'\n\n' order by ${chatMessages.position})`,
    })
    .from(chatMessages)
    .where(and(finishedReplies(userId), sql`${chatMessages.chatId} = any(${sql.param(ids)}::uuid[])`))
    .groupBy(chatMessages.chatId)
}
