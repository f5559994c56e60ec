import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { limits } from '../../../contract/limits.ts'
import type { Context } from '../../platform/context.ts'
import { preparedOnce } from '../../platform/database/prepared.ts'
import type { ModelMessage } from '../../platform/models/models.ts'
import { chatMessages } from './tables.ts'

const history = preparedOnce('read_history', (db) =>
  db
    .select({ sender: chatMessages.sender, text: chatMessages.text })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.chatId, sql.placeholder('chatId')),
        eq(chatMessages.userId, sql.placeholder('userId')),
        inArray(chatMessages.sender, ['user', 'assistant']),
        inArray(chatMessages.status, ['complete', 'stopped', 'interrupted']),
        ne(chatMessages.text, sql`''`),
      ),
    )
    .orderBy(desc(chatMessages.position))
    .limit(limits.historyMessagesMax),
)

/** What was said in a chat, oldest first, as a model reads it: the server's own record, by owner. */
export async function readHistory(ctx: Context, chatId: string): Promise<ModelMessage[]> {
  const rows = await history(ctx.db).execute({ chatId, userId: ctx.userId })
  return rows.reverse().map(({ sender, text }) => ({ role: sender as 'user' | 'assistant', content: text }))
}
