import { and, eq, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/context.ts'
import { chats } from '../tables.ts'

/** Writing on does not move a chat again within this time. */
const againSeconds = 60

/** A condition in a statement of another domain: whether `touchChat` would move this chat now. */
export function mayMove(chatId: SQLWrapper): SQL<boolean> {
  return sql`exists (select from ${chats} where ${chats.id} = ${chatId} and ${isOlder})`
}

const isOlder = lt(chats.updatedAt, sql`now() - make_interval(secs => ${againSeconds})`)

/** Moves a chat to the top of the list because its essay was written on. Returns whether it moved. */
export async function touchChat(ctx: Context, chatId: string): Promise<boolean> {
  const moved = await ctx.db
    .update(chats)
    .set({ updatedAt: ctx.now() })
    .where(and(eq(chats.id, chatId), eq(chats.userId, ctx.userId), isOlder))
    .returning({ id: chats.id })
  return moved.length > 0
}
