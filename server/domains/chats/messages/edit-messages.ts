import { and, eq, ne, sql } from 'drizzle-orm'
import type { MessageEdits, Rating } from '../../../../contract/chats/chats.ts'
import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors.ts'
import { requireRoom } from '../../accounts/stored-text.ts'
import { isBlank, storable } from '../rules.ts'
import { chatMessages, chats } from '../tables.ts'
import { appendMessage } from './add-message.ts'

type Edit = MessageEdits['messages'][number]

/**
 * Saves edits and reveals by client id, and adds unknown messages that have a sender and text. Skips messages that are
 * not named. Returns how many were saved.
 */
export async function editMessages(
  ctx: Context,
  chatId: string,
  { messages }: MessageEdits,
): Promise<number> {
  const characters = messages.reduce((sum, { text }) => sum + (text?.length ?? 0), 0)
  if (characters > 0) await requireRoom(ctx, characters)
  return ctx.db.transaction(async (tx) => {
    const owned = and(eq(chats.id, chatId), eq(chats.userId, ctx.userId))
    const [chat] = await tx.select().from(chats).where(owned).for('update')
    if (!chat) throw notFound('chat')
    let saved = 0
    for (const edit of messages) saved += await saveEdit(ctx, tx, chatId, edit)
    return saved
  })
}

/** Returns 1 if the message was changed or added, otherwise 0. */
async function saveEdit(ctx: Context, tx: Transaction, chatId: string, edit: Edit): Promise<number> {
  const known = and(
    eq(chatMessages.chatId, chatId),
    eq(chatMessages.userId, ctx.userId),
    eq(chatMessages.clientId, edit.clientId),
  )
  const changed = await tx
    .update(chatMessages)
    .set({
      text: edit.text === undefined ? sql`${chatMessages.text}` : storable(edit.text),
      typingAnimationCompleted:
        edit.typingAnimationCompleted ?? sql`${chatMessages.typingAnimationCompleted}`,
      rating: edit.rating === undefined ? sql`${chatMessages.rating}` : ratingValue(edit.rating),
    })
    .where(and(known, ne(chatMessages.status, 'streaming')))
  if (changed.rowCount) return changed.rowCount
  const { clientId, sender, text } = edit
  if (!sender || text === undefined || isBlank(text)) return 0
  // A reply in progress exists, and its writer saves it.
  if ((await tx.$count(chatMessages, known)) > 0) return 0
  await appendMessage(ctx, tx, chatId, { clientId, sender, text: storable(text) })
  return 1
}

function ratingValue(rating: Rating | null): number | null {
  if (rating === null) return null
  return rating === 'up' ? 1 : -1
}
