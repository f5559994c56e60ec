import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context.ts'
import { notFound } from '../../../platform/errors.ts'
import type { ReplyRuns } from '../reply-runs.ts'
import { chats } from '../tables.ts'

/** Returns a chat's title; if this server is generating it, waits for it. */
export async function readTitle(ctx: Context, runs: ReplyRuns, chatId: string): Promise<string> {
  await runs.find(ctx.userId, chatId)?.titled
  const [chat] = await ctx.db
    .select({ title: chats.title })
    .from(chats)
    .where(and(eq(chats.id, chatId), eq(chats.userId, ctx.userId)))
  if (!chat) throw notFound('chat')
  return chat.title
}
