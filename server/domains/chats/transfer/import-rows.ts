import { randomUUID } from 'node:crypto'
import type { Context } from '../../../platform/context.ts'
import { chatMessages, chats } from '../tables.ts'

type NewMessage = Omit<typeof chatMessages.$inferInsert, 'id' | 'chatId' | 'userId' | 'clientId'> & {
  id: string
}

export type WholeChat = Pick<
  typeof chats.$inferInsert,
  'title' | 'titleSource' | 'archived' | 'importedFrom' | 'createdAt' | 'updatedAt' | 'leafId' | 'humanized'
> & { messages: NewMessage[] }

/** PostgreSQL allows 65,535 parameters in a statement, and a message has fewer than 30. */
const rowsInStatement = 1_000

/**
 * Stores a chat with all its messages, or nothing. Returns null if this user already has a chat from the same source.
 * Messages are stored in order of their creation.
 */
export async function storeChat(
  { db, userId }: Pick<Context, 'db' | 'userId'>,
  { messages, ...chat }: WholeChat,
): Promise<string | null> {
  const id = randomUUID()
  const rows = messages.map((message) => ({
    ...message,
    chatId: id,
    userId,
    clientId: randomUUID(),
  }))
  return await db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(chats)
      .values({ id, userId, ...chat })
      .onConflictDoNothing()
      .returning({ id: chats.id })
    if (!stored) return null
    for (let from = 0; from < rows.length; from += rowsInStatement)
      await tx.insert(chatMessages).values(rows.slice(from, from + rowsInStatement))
    return id
  })
}
