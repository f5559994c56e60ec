import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ChatMessage } from '../../contract/chats/chats.ts'
import { errorTexts } from '../../contract/errors.ts'
import { openChat } from '../../server/domains/chats/list/open-chat.ts'
import { updateChat } from '../../server/domains/chats/list/update-chat.ts'
import { storeQuestion } from '../../server/domains/chats/replies/store-question.ts'
import { saveEnd } from '../../server/domains/chats/save-reply.ts'
import { chats } from '../../server/domains/chats/tables.ts'
import { humanizeText } from '../../server/domains/humanizer/humanize-text.ts'
import type { Context, Doors } from '../../server/platform/context.ts'
import type { ModelMessage } from '../../server/platform/models/models.ts'
import { inEnglish } from '../../texts/english.ts'
import { readSeededChats, type SeededChat, type SeededTurn } from './read-chats.ts'

const never = new AbortController().signal
const sampleLabel = 'sample text'

/** Creates the missing chats, oldest first, with the server's own verbs. Returns how many. */
export async function seedChats(doors: Doors, userId: string): Promise<number> {
  const all = readSeededChats()
  const known = await doors.db.select({ id: chats.id }).from(chats).where(eq(chats.userId, userId))
  const ids = new Set(known.map(({ id }) => id))
  const missing = all
    .map((chat, place) => ({ chat, id: chatIdOf(userId, chat.key), at: momentOf(chat, place) }))
    .filter(({ id }) => !ids.has(id))
  for (const { chat, id, at } of missing.toReversed()) {
    await seedChat({ ...doors, userId, now: () => at }, id, chat)
  }
  return missing.length
}

async function seedChat(ctx: Context, chatId: string, chat: SeededChat): Promise<void> {
  for (const [i, turn] of chat.turns.entries()) await seedTurn(ctx, chatId, turn, i)
  await updateChat(ctx, chatId, { title: chat.title, ...(chat.archived ? { archived: true } : {}) })
}

async function seedTurn(
  ctx: Context,
  chatId: string,
  { question, reply }: SeededTurn,
  turn: number,
): Promise<void> {
  const answer = reply.ask ? await askWriter(ctx, question) : { text: reply.text, label: sampleLabel }
  const client = chatId.replaceAll('-', '')
  const ids = { question: randomUUID(), reply: randomUUID() }
  const { leafId } = turn > 0 ? await openChat(ctx, chatId) : { leafId: null }
  await storeQuestion(ctx, {
    chatId,
    text: question,
    ids,
    humanize: reply.humanize,
    clientId: `${client}-${turn}-you`,
    replyClientId: `${client}-${turn}-reply`,
    model: answer.label,
    parentId: leafId,
    memoryFrom: null,
  })
  const { messages } = await openChat(ctx, chatId)
  const empty = messages.find(({ id }) => id === ids.reply)!
  const written: ChatMessage = { ...empty, text: answer.text, status: reply.status }
  if (reply.status === 'failed' || reply.status === 'interrupted')
    written.error = inEnglish(errorTexts.chatFailed)
  const end = reply.humanize ? await humanized(ctx, written) : written
  const original = end.humanized ? { ...written, id: randomUUID(), clientId: randomUUID() } : null
  await saveEnd(ctx, ctx.userId, end, original)
}

/** Humanizes a reply as in a chat: reserved and settled in the ledger. */
async function humanized(ctx: Context, reply: ChatMessage): Promise<ChatMessage> {
  const run = { text: reply.text, metered: true, idempotencyKey: `reply-${reply.id}` }
  const result = await humanizeText({ ...ctx, now: () => new Date() }, run, never)
  return {
    ...reply,
    text: result.humanized,
    humanized: result.changed,
    originalText: result.changed ? reply.text : null,
    humanizationDetails: result.details,
    aiScore: Math.round(result.details.aiScore),
  }
}

async function askWriter(ctx: Context, question: string): Promise<{ text: string; label: string }> {
  const writer = await ctx.models.open('built-in')
  const messages: ModelMessage[] = [{ role: 'user', content: question }]
  let text = ''
  for await (const piece of writer.stream({ messages, owner: ctx.userId, signal: never })) text += piece
  return { text, label: writer.label }
}

/** Chats of today are minutes apart and never slip into yesterday; those of other days are hours apart. */
function momentOf({ daysAgo }: SeededChat, place: number): Date {
  const now = new Date()
  if (daysAgo === 0) {
    const midnight = new Date(now).setHours(0, 0, 0, 0)
    return new Date(Math.max(midnight + (1_000 - place), now.getTime() - (place * 35 + 4) * 60_000))
  }
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo, 18, 12)
  return new Date(day.getTime() - (place % 9) * 57 * 60_000)
}

/** Derives the same UUID from the same user and key. */
function chatIdOf(userId: string, key: string): string {
  const hex = createHash('sha256').update(`${userId}/${key}`).digest('hex')
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ]
  return parts.join('-')
}
