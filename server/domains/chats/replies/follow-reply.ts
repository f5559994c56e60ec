import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, type SQL } from 'drizzle-orm'
import type { ChatEvent, ChatMessage } from '../../../../contract/chats/chats.ts'
import { errorTexts } from '../../../../contract/errors.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import type { EventSource } from '../../../platform/http/send-events.ts'
import { errorEvent } from '../reply-runs.ts'
import { asMessage, silenceMs } from '../rules.ts'
import { chatMessages, chats } from '../tables.ts'
import { interruptSilentReplies } from './interrupt-replies.ts'

const pollMs = 500

/**
 * Follows a reply that another server writes, by its saved progress; null if none is in progress. It uses the database,
 * so that a reader may be connected to any server.
 */
export async function followReply(ctx: Context, chatId: string): Promise<EventSource<ChatEvent> | null> {
  const title = await readChatTitle(ctx, chatId)
  await interruptSilentReplies(ctx, chatId)
  const reply = await readMessage(ctx, chatId, eq(chatMessages.status, 'streaming'))
  if (!reply) return null
  return (send) => {
    const reader = new AbortController()
    const sendAll = async () => {
      send({ type: 'start', chatId, title, userMessage: null, reply })
      for await (const event of eventsOf(ctx, chatId, reply, reader.signal)) send(event)
    }
    const ended = sendAll().catch((err: unknown) => ctx.log.warn({ err }, 'following a reply'))
    return { ended, close: () => reader.abort() }
  }
}

async function* eventsOf(
  ctx: Context,
  chatId: string,
  start: ChatMessage,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  let shown = start.text.length
  let thought = start.thoughts?.length ?? 0
  let grewAt = ctx.now().getTime()
  while (!signal.aborted) {
    await sleep(pollMs)
    const message = await readMessage(ctx, chatId, eq(chatMessages.id, start.id))
    if (!message) return yield errorEvent(new AppError('not_found', errorTexts.chatFailed), null)
    const { text, thoughts, thoughtSeconds: seconds } = message
    const thoughtsNow = thoughts?.length ?? 0
    if (text.length > shown || thoughtsNow > thought) grewAt = ctx.now().getTime()
    // Text that has become shorter was thinking, whose opening mark the model's template wrote.
    const isTurned = text.length < shown && thoughtsNow > thought
    if (isTurned) shown = 0
    if (thoughtsNow > thought) {
      const keeps = isTurned ? 0 : null
      yield {
        type: 'thoughts',
        text: thoughts?.slice(thought) ?? '',
        seconds: seconds ?? 0,
        isOver: false,
        keeps,
      }
      thought = thoughtsNow
    }
    if (text.length > shown) yield { type: 'delta', text: text.slice(shown) }
    shown = Math.max(shown, text.length)
    if (message.status === 'streaming') {
      // The server may have been killed; then only this ends the reply for the reader.
      if (ctx.now().getTime() - grewAt > silenceMs) await interruptSilentReplies(ctx, chatId)
      continue
    }
    if (message.error)
      return yield errorEvent(
        new AppError('model_failed', message.says ?? errorTexts.chatFailed, undefined, message.error),
        message,
      )
    const unknown = { original: null, refusal: null, remainingWords: null, titleFollows: true }
    return yield { type: 'done', reply: message, response: message.text, ...unknown }
  }
}

async function readChatTitle(ctx: Context, chatId: string): Promise<string> {
  const owned = and(eq(chats.id, chatId), eq(chats.userId, ctx.userId))
  const [chat] = await ctx.db.select({ title: chats.title }).from(chats).where(owned)
  if (!chat) throw notFound('chat')
  return chat.title
}

async function readMessage(ctx: Context, chatId: string, which: SQL): Promise<ChatMessage | null> {
  const owned = and(which, eq(chatMessages.chatId, chatId), eq(chatMessages.userId, ctx.userId))
  const [row] = await ctx.db.select().from(chatMessages).where(owned)
  return row ? asMessage(row) : null
}
