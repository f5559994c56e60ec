import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { stopReply } from '../replies/stop-reply.ts'
import type { ReplyRuns } from '../reply-runs.ts'
import { chats } from '../tables.ts'

export async function deleteChat(ctx: Context, runs: ReplyRuns, chatId: string): Promise<void> {
  const gone = await ctx.db
    .delete(chats)
    .where(and(eq(chats.id, chatId), eq(chats.userId, ctx.userId)))
    .returning({ id: chats.id })
  if (gone.length === 0) throw notFound('chat')
  await stopReply(ctx, runs, chatId)
}
