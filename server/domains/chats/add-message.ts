import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { ChatMessage } from '../../../contract/chats.ts'
import { firstWordsTitle } from '../../../contract/titles.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { createChat } from './create-chat.ts'
import { asMessage, isBlank, storable } from './rules.ts'
import { chatMessages, chats } from './tables.ts'

type NewMessage = { text: string; sender: 'user' | 'assistant'; clientId?: string }

/**
 * Stores a message at the end of what is shown, without asking a model; the same client id again changes its text. A chat
 * that is missing is made (1-writing.md section 4).
 */
export async function addMessage(ctx: Context, chatId: string, given: NewMessage): Promise<ChatMessage> {
  if (isBlank(given.text)) throw new AppError('invalid_input', 'Please write a message first.')
  await createChat(ctx, { chatId, isEssayChat: false })
  const text = storable(given.text)
  const clientId = given.clientId ?? randomUUID()
  return ctx.db.transaction(async (tx) => {
    const owned = and(eq(chats.id, chatId), eq(chats.userId, ctx.userId))
    const [chat] = await tx.select().from(chats).where(owned).for('update')
    const known = and(eq(chatMessages.chatId, chatId), eq(chatMessages.clientId, clientId))
    const [before] = await tx.select({ status: chatMessages.status }).from(chatMessages).where(known)
    if (before?.status === 'streaming')
      throw new AppError('run_in_progress', 'This reply is still being written. Stop it first.')
    if (before) {
      const [changed] = await tx.update(chatMessages).set({ text }).where(known).returning()
      return asMessage(changed!)
    }
    const [row] = await tx
      .insert(chatMessages)
      .values({
        id: randomUUID(),
        chatId,
        userId: ctx.userId,
        clientId,
        parentId: chat?.leafId ?? null,
        sender: given.sender,
        text,
        createdAt: ctx.now(),
      })
      .returning()
    const isUntitled = chat?.titleSource === 'default' && given.sender === 'user'
    const title = isUntitled ? firstWordsTitle(text) : null
    const named = title ? { title, titleSource: 'first-words' as const } : {}
    await tx
      .update(chats)
      .set({ leafId: row!.id, updatedAt: ctx.now(), ...named })
      .where(owned)
    return asMessage(row!)
  })
}
