import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { readBranches } from '../../../../contract/chats/branches.ts'
import type { DeletedMessages, RestoreInput } from '../../../../contract/chats/chats.ts'
import { refusalTexts } from '../../../../contract/refusals.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { chatMessages, chats } from '../tables.ts'
import { nearestKeptParent, withoutDeleted } from './deleted-messages.ts'

/**
 * Deletes one message; a question together with its replies. The messages after it stay and then follow the message
 * before it. The rows are kept for a while, for undo: see purge-messages.ts.
 */
export function deleteMessage(ctx: Context, chatId: string, messageId: string): Promise<DeletedMessages> {
  return ctx.db.transaction(async (tx) => {
    const owned = and(eq(chats.id, chatId), eq(chats.userId, ctx.userId))
    const [chat] = await tx.select({ leafId: chats.leafId }).from(chats).where(owned).for('update')
    if (!chat) throw notFound('chat')
    const { id, parentId, sender, status, deletedAt } = chatMessages
    const rows = await tx
      .select({ id, parentId, sender, status, deletedAt })
      .from(chatMessages)
      .where(and(eq(chatMessages.chatId, chatId), eq(chatMessages.userId, ctx.userId)))
      .orderBy(chatMessages.position, chatMessages.humanized)
    const living = withoutDeleted(rows)
    const target = living.find((row) => row.id === messageId)
    if (!target) throw notFound('message')
    const answers = living.filter((row) => row.parentId === messageId && row.sender === 'assistant')
    const gone = target.sender === 'user' ? [target, ...answers] : [target]
    if (gone.some((row) => row.status === 'streaming'))
      throw new AppError('run_in_progress', refusalTexts.replyRuns)
    const deleted = gone.map((row) => row.id)
    await tx.update(chatMessages).set({ deletedAt: sql`now()` }).where(inArray(id, deleted))
    const now = rows.map((row) => (deleted.includes(row.id) ? { ...row, deletedAt: ctx.now() } : row))
    const leafId = leafAfter(now, chat.leafId)
    await tx.update(chats).set({ leafId }).where(owned)
    return { deleted, leafId, leafBefore: chat.leafId }
  })
}

/** Restores a recent deletion, and the branch that was visible then, unless the chat has gone on since. */
export async function restoreMessages(ctx: Context, chatId: string, input: RestoreInput): Promise<number> {
  const owned = and(eq(chatMessages.chatId, chatId), eq(chatMessages.userId, ctx.userId))
  const restored = await ctx.db
    .update(chatMessages)
    .set({ deletedAt: null })
    .where(and(owned, inArray(chatMessages.id, input.deleted)))
  if (!restored.rowCount) throw notFound('deletedMessage')
  const chat = and(eq(chats.id, chatId), eq(chats.userId, ctx.userId))
  const { leafId } = input
  const isVisibleStill =
    leafId === undefined ? undefined : leafId === null ? isNull(chats.leafId) : eq(chats.leafId, leafId)
  await ctx.db.update(chats).set({ leafId: input.leafBefore }).where(and(chat, isVisibleStill))
  return restored.rowCount
}

type Row = { id: string; parentId: string | null; deletedAt: Date | null }

/** Keeps the end of the visible branch; if that was deleted, shows the newest branch next to it or before it. */
function leafAfter(rows: Row[], leafId: string | null): string | null {
  const living = withoutDeleted(rows)
  const branches = readBranches(living)
  if (living.some((row) => row.id === leafId)) return leafId
  const byId = new Map(rows.map((row) => [row.id, row]))
  const leaf = byId.get(leafId ?? '')
  const before = leaf ? nearestKeptParent(leaf, byId) : null
  return before ? branches.newestLeaf(before) : (living.at(-1)?.id ?? null)
}
