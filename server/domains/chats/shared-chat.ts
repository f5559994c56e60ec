import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { type SharedChat, sharedGoneText } from '../../../contract/sharing.ts'
import type { Context, Doors } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { requireRoom } from '../accounts/stored-text.ts'
import { storeChat } from './import-rows.ts'
import { hashToken } from './share-chat.ts'
import { chatMessages, chatShares } from './tables.ts'

/** What a link shows, without what its owner has deleted since. No link, expired and revoked are one answer. */
export async function readShared(doors: Pick<Doors, 'db' | 'now'>, token: string): Promise<SharedChat> {
  const { db } = doors
  const [share] = await db
    .select()
    .from(chatShares)
    .where(
      and(
        eq(chatShares.tokenHash, hashToken(token)),
        or(isNull(chatShares.expiresAt), gt(chatShares.expiresAt, doors.now())),
      ),
    )
  if (!share) throw gone()
  const ids = share.messages.map(({ id }) => id)
  const living = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.chatId, share.chatId),
        inArray(chatMessages.id, ids),
        isNull(chatMessages.deletedAt),
      ),
    )
  const kept = new Set(living.map(({ id }) => id))
  const messages = share.messages.filter(({ id }) => kept.has(id))
  if (messages.length === 0) throw gone()
  return {
    title: share.title,
    ownerName: share.ownerName,
    sharedAt: share.createdAt.toISOString(),
    expiresAt: share.expiresAt?.toISOString() ?? null,
    messages: messages.map(({ sender, text, humanized }) => ({ sender, text, humanized })),
  }
}

/** Copies what the link shows into a chat of the reader's own, which nothing ties to the first one. */
export async function copyShared(ctx: Context, token: string): Promise<{ chatId: string }> {
  const { title, messages } = await readShared(ctx, token)
  await requireRoom(
    ctx,
    messages.reduce((sum, { text }) => sum + text.length, 0),
  )
  const now = ctx.now()
  const ids = messages.map(() => randomUUID())
  const chatId = await storeChat(ctx, {
    title,
    titleSource: 'user',
    archived: false,
    importedFrom: null,
    createdAt: now,
    updatedAt: now,
    leafId: ids.at(-1)!,
    messages: messages.map(({ sender, text }, i) => ({
      id: ids[i]!,
      parentId: ids[i - 1] ?? null,
      sender,
      text,
      createdAt: now,
    })),
  })
  return { chatId: chatId! }
}

function gone(): AppError {
  return new AppError('not_found', sharedGoneText)
}
