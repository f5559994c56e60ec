import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { ChatMessage } from '../../../../contract/chats/chats.ts'
import { firstWordsTitle } from '../../../../contract/chats/titles.ts'
import { refusalTexts } from '../../../../contract/refusals.ts'
import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { requireRoom } from '../../accounts/stored-text.ts'
import { asMessage, isBlank, type MessageRow, storable, storedMessage } from '../rules.ts'
import { chatMessages, chats } from '../tables.ts'
import { createChat } from './create-chat.ts'

type NewMessage = { text: string; sender: 'user' | 'assistant'; clientId?: string }

/**
 * Stores a message at the end of the visible branch, without asking a model; the same client id changes its text.
 * Creates a missing chat (docs/spec/1-writing.md section 4).
 */
export async function addMessage(ctx: Context, chatId: string, given: NewMessage): Promise<ChatMessage> {
  if (isBlank(given.text)) throw new AppError('invalid_input', refusalTexts.messageBlank)
  const text = storable(given.text)
  await requireRoom(ctx, text.length)
  await createChat(ctx, { chatId, isEssayChat: false })
  const clientId = given.clientId ?? randomUUID()
  return ctx.db.transaction(async (tx) => {
    const known = and(
      eq(chatMessages.chatId, chatId),
      eq(chatMessages.userId, ctx.userId),
      eq(chatMessages.clientId, clientId),
    )
    const [before] = await tx.select({ status: chatMessages.status }).from(chatMessages).where(known)
    if (before?.status === 'streaming') throw new AppError('run_in_progress', refusalTexts.replyRuns)
    if (before) {
      const [changed] = await tx.update(chatMessages).set({ text }).where(known).returning()
      return asMessage(changed!)
    }
    return asMessage(await appendMessage(ctx, tx, chatId, { text, sender: given.sender, clientId }))
  })
}

/** Appends a message to the last visible one, and names an untitled chat after the user's first words. */
export async function appendMessage(
  ctx: Context,
  tx: Transaction,
  chatId: string,
  { text, sender, clientId }: Required<NewMessage>,
): Promise<MessageRow> {
  const owned = and(eq(chats.id, chatId), eq(chats.userId, ctx.userId))
  const [chat] = await tx.select().from(chats).where(owned).for('update')
  const [row] = await tx
    .insert(chatMessages)
    .values({
      id: randomUUID(),
      chatId,
      userId: ctx.userId,
      clientId,
      parentId: chat?.leafId ?? null,
      sender,
      ...storedMessage({ sender, text }),
      createdAt: ctx.now(),
    })
    .returning()
  const isUntitled = chat?.titleSource === 'default' && !chat.isEssayChat && sender === 'user'
  const title = isUntitled ? firstWordsTitle(text) : null
  const named = title ? { title, titleSource: 'first-words' as const } : {}
  await tx
    .update(chats)
    .set({ leafId: row!.id, updatedAt: ctx.now(), ...named })
    .where(owned)
  return row!
}
