import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { limits } from '../../../contract/limits.ts'
import type { Context } from '../../platform/context.ts'
import type { ModelMessage } from '../../platform/models/models.ts'
import { chatMessages } from './tables.ts'

/** What was said in a chat, oldest first, as a model reads it: the server's own record, by owner. */
export async function readHistory(ctx: Context, chatId: string): Promise<ModelMessage[]> {
  const rows = await ctx.db
    .select({ sender: chatMessages.sender, text: chatMessages.text })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.chatId, chatId),
        eq(chatMessages.userId, ctx.userId),
        inArray(chatMessages.sender, ['user', 'assistant']),
        inArray(chatMessages.status, ['complete', 'stopped', 'interrupted']),
        ne(chatMessages.text, sql`''`),
      ),
    )
    .orderBy(desc(chatMessages.position))
    .limit(limits.historyMessagesMax)
  return rows.reverse().map(({ sender, text }) => ({ role: sender as 'user' | 'assistant', content: text }))
}
