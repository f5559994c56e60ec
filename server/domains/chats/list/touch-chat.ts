import { and, eq, lt, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/context.ts'
import { chats } from '../tables.ts'

/** Writing on does not move a chat again within this time. */
const againSeconds = 60

/** Moves a chat to the top of the list because its essay was written on. Returns whether it moved. */
export async function touchChat(ctx: Context, chatId: string): Promise<boolean> {
  const moved = await ctx.db
    .update(chats)
    .set({ updatedAt: ctx.now() })
    .where(
      and(
        eq(chats.id, chatId),
        eq(chats.userId, ctx.userId),
        lt(chats.updatedAt, sql`now() - make_interval(secs => ${againSeconds})`),
      ),
    )
    .returning({ id: chats.id })
  return moved.length > 0
}
