import { and, eq } from 'drizzle-orm'
import type { ChatWithMessages } from '../../../contract/chats.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { interruptSilentReplies } from './interrupt-replies.ts'
import { withoutDeleted } from './living-messages.ts'
import { asMessage, asSummary, silenceMs } from './rules.ts'
import { chatMessages, chats } from './tables.ts'

/** A chat with the messages of all its branches, oldest first. A stranger's chat is not found. */
export async function openChat(ctx: Context, chatId: string): Promise<ChatWithMessages> {
  const opened = await read(ctx, chatId)
  const silentSince = ctx.now().getTime() - silenceMs
  if (!opened.rows.some((row) => row.status === 'streaming' && Number(row.beatAt) < silentSince))
    return opened.answer()
  await interruptSilentReplies(ctx, chatId)
  return (await read(ctx, chatId)).answer()
}

/** Two queries at once, whatever the length of the chat. */
async function read(ctx: Context, chatId: string) {
  const [[chat], rows] = await Promise.all([
    ctx.db
      .select()
      .from(chats)
      .where(and(eq(chats.id, chatId), eq(chats.userId, ctx.userId))),
    ctx.db
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.chatId, chatId), eq(chatMessages.userId, ctx.userId)))
      .orderBy(chatMessages.position, chatMessages.humanized),
  ])
  if (!chat) throw notFound('This chat')
  return {
    rows,
    answer(): ChatWithMessages {
      const texts = new Map(rows.map((row) => [row.id, row.text]))
      const living = withoutDeleted(rows)
      return {
        chat: asSummary(chat),
        messages: living.map((row) => asMessage(row, texts.get(row.originalId ?? '') ?? null)),
        leafId: chat.leafId,
      }
    },
  }
}
