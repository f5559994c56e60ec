import { and, eq, ne, sql } from 'drizzle-orm'
import type { MessageEdits, Rating } from '../../../contract/chats.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { storable } from './rules.ts'
import { chatMessages, chats } from './tables.ts'

/** Edits and reveals of messages that exist, by client id; a message that is not named stays as it is. */
export async function editMessages(
  ctx: Context,
  chatId: string,
  { messages }: MessageEdits,
): Promise<number> {
  const [chat] = await ctx.db
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.id, chatId), eq(chats.userId, ctx.userId)))
  if (!chat) throw notFound('This chat')
  return ctx.db.transaction(async (tx) => {
    let changed = 0
    for (const edit of messages) {
      const result = await tx
        .update(chatMessages)
        .set({
          text: edit.text === undefined ? sql`${chatMessages.text}` : storable(edit.text),
          typingAnimationCompleted:
            edit.typingAnimationCompleted ?? sql`${chatMessages.typingAnimationCompleted}`,
          rating: edit.rating === undefined ? sql`${chatMessages.rating}` : ratingValue(edit.rating),
        })
        .where(
          and(
            eq(chatMessages.chatId, chatId),
            eq(chatMessages.userId, ctx.userId),
            eq(chatMessages.clientId, edit.clientId),
            ne(chatMessages.status, 'streaming'),
          ),
        )
      changed += result.rowCount ?? 0
    }
    return changed
  })
}

function ratingValue(rating: Rating | null): number | null {
  if (rating === null) return null
  return rating === 'up' ? 1 : -1
}
