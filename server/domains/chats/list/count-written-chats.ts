import { and, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/context.ts'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { hourOf } from '../../../platform/database/hour-of.ts'
import { chatMessages, chats } from '../tables.ts'

/**
 * Counts the chats in which each of these users wrote from `from` until before `to`. Skips imported chats, because
 * their messages carry the times of their source.
 */
export async function countWrittenChats(
  db: Database | Transaction,
  { userIds, from, to }: { userIds: string[]; from: Date; to: Date },
): Promise<{ userId: string; chats: number }[]> {
  return db
    .select({ userId: chatMessages.userId, chats: sql<number>`count(distinct ${chatMessages.chatId})::int` })
    .from(chatMessages)
    .innerJoin(chats, eq(chats.id, chatMessages.chatId))
    .where(
      and(
        inArray(chatMessages.userId, userIds),
        eq(chatMessages.sender, 'user'),
        gte(chatMessages.createdAt, from),
        lt(chatMessages.createdAt, to),
        isNull(chatMessages.deletedAt),
        isNull(chats.importedFrom),
      ),
    )
    .groupBy(chatMessages.userId)
}

/** Counts the messages that a user wrote, by hour (UTC), also in chats of essays. Skips imported chats, as above. */
export async function messagesByHour(
  { db, userId }: Pick<Context, 'db' | 'userId'>,
  since: Date,
): Promise<{ at: Date; count: number }[]> {
  return db
    .select({ at: hourOf(chatMessages.createdAt), count: sql<number>`count(*)::int` })
    .from(chatMessages)
    .innerJoin(chats, eq(chats.id, chatMessages.chatId))
    .where(
      and(
        eq(chatMessages.userId, userId),
        eq(chatMessages.sender, 'user'),
        gte(chatMessages.createdAt, since),
        isNull(chats.importedFrom),
      ),
    )
    .groupBy(sql`1`)
}
