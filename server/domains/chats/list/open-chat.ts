import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { ChatPage, ChatWithMessages } from '../../../../contract/chats/chats.ts'
import { limits } from '../../../../contract/limits.ts'
import type { Context } from '../../../platform/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { type Node, withoutDeleted } from '../messages/deleted-messages.ts'
import { interruptSilentReplies } from '../replies/interrupt-replies.ts'
import { asMessage, asSummary, type ChatRow, type MessageRow } from '../rules.ts'
import { chatMessages, chats } from '../tables.ts'

/** A range of a chat's messages: those before a position, as many as fit in this many bytes of text. */
type Stretch = { before?: number | undefined; bytesMax: number }
type Opened = { chat: ChatRow; rows: MessageRow[]; older: number | null; all: Node[] }

/**
 * Returns the newest messages of a chat, of all branches and oldest first, or those before an already opened page. A
 * short chat is one page. Another user's chat is not found.
 */
export async function openChat(ctx: Context, chatId: string, before?: number): Promise<ChatPage> {
  const opened = await openStretch(ctx, chatId, { before, bytesMax: limits.chatPageBytesMax })
  return { ...asAnswer(opened), older: opened.older }
}

/** Returns a chat with all its messages, for verbs that need the whole chat. */
export async function openWholeChat(ctx: Context, chatId: string): Promise<ChatWithMessages> {
  return asAnswer(await openStretch(ctx, chatId, { bytesMax: Number.MAX_SAFE_INTEGER }))
}

async function openStretch(ctx: Context, chatId: string, stretch: Stretch): Promise<Opened> {
  const opened = await read(ctx, chatId, stretch)
  if (!opened.rows.some((row) => row.status === 'streaming')) return opened
  const interrupted = await interruptSilentReplies(ctx, chatId)
  return interrupted > 0 ? await read(ctx, chatId, stretch) : opened
}

/** Runs two queries at once whatever the length of the chat, and a third one for a part of it. */
async function read(ctx: Context, chatId: string, { before, bytesMax }: Stretch): Promise<Opened> {
  const { position } = chatMessages
  const mine = and(eq(chatMessages.chatId, chatId), eq(chatMessages.userId, ctx.userId))
  const within = before === undefined ? mine : and(mine, lt(position, before))
  // The sum runs backwards from the newest message and excludes the message itself, so at least one fits.
  const sizes = ctx.db
    .select({
      position,
      newer:
        sql<number>`sum(octet_length(${chatMessages.text}) + coalesce(octet_length(${chatMessages.thoughts}), 0)) over (order by ${position} desc range between unbounded preceding and 1 preceding)`.as(
          'newer',
        ),
    })
    .from(chatMessages)
    .where(within)
    .as('sizes')
  const older = ctx.db
    .select({ position: sql<string | null>`max(${sizes.position})` })
    .from(sizes)
    .where(sql`${sizes.newer} >= ${bytesMax}`)
  const [[found], rows] = await Promise.all([
    ctx.db
      .select({ chat: chats, older: sql<string | null>`(${older})` })
      .from(chats)
      .where(and(eq(chats.id, chatId), eq(chats.userId, ctx.userId))),
    ctx.db
      .select()
      .from(chatMessages)
      .where(and(within, sql`${position} > coalesce((${older}), 0)`))
      .orderBy(asc(position), chatMessages.humanized),
  ])
  if (!found) throw notFound('chat')
  const end = found.older === null ? null : Number(found.older)
  const isPart = end !== null || before !== undefined
  const { id, parentId, deletedAt } = chatMessages
  const all = isPart ? await ctx.db.select({ id, parentId, deletedAt }).from(chatMessages).where(mine) : rows
  // The next page ends before the oldest message of this one.
  return { chat: found.chat, rows, older: end === null ? null : end + 1, all }
}

function asAnswer({ chat, rows, all }: Opened): ChatWithMessages {
  const texts = new Map(rows.map((row) => [row.id, row.text]))
  return {
    chat: asSummary(chat),
    messages: withoutDeleted(rows, all).map((row) => asMessage(row, texts.get(row.originalId ?? '') ?? null)),
    leafId: chat.leafId,
  }
}
