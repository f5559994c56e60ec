import { randomUUID } from 'node:crypto'
import type { ChatInput, ChatMessage } from '../../../contract/chats.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { readBalance } from '../credits/read-balance.ts'
import { outOfWords } from '../credits/rules.ts'
import { systemPrompt } from './prompt.ts'
import { readHistory } from './read-history.ts'
import type { ReplyOutcome, ReplyRun, ReplyRuns } from './reply-runs.ts'
import { fitHistory, isBlank, storable } from './rules.ts'
import { storeQuestion } from './store-question.ts'
import { writeReply } from './write-reply.ts'

export type SentMessage = { run: ReplyRun; userMessage: ChatMessage }

/** Checks credit, stores the message, and starts the reply; the reply goes on by itself from there. */
export async function sendMessage(ctx: Context, runs: ReplyRuns, input: ChatInput): Promise<SentMessage> {
  if (isBlank(input.message)) throw new AppError('invalid_input', 'Please write a message first.')
  const chatId = input.chatId ?? randomUUID()
  const [balance, history, model] = await Promise.all([
    readBalance(ctx.db, ctx.userId),
    // A chat that the caller does not name yet has no history.
    input.chatId ? readHistory(ctx, chatId) : [],
    ctx.models.open(input.model),
  ])
  if (ctx.env.CHAT_NEEDS_WORDS && balance.tier !== 'unlimited' && balance.remainingWords === 0) {
    throw outOfWords(balance.tier, 1, 0)
  }
  const text = storable(input.message)
  const clientId = input.clientId ?? randomUUID()
  const replyClientId = input.replyClientId ?? randomUUID()
  const question = { chatId, text, humanize: input.humanize, clientId, replyClientId, model: model.label }
  const stored = await storeQuestion(ctx, question)
  const createdAt = stored.createdAt.toISOString()
  const { promise: outcome, resolve: settle } = Promise.withResolvers<ReplyOutcome>()
  const titled = Promise.withResolvers<void>()
  const run: ReplyRun = {
    chatId,
    userId: ctx.userId,
    reply: newMessage({
      id: stored.replyId,
      clientId: replyClientId,
      sender: 'assistant',
      status: 'streaming',
      model: model.label,
      createdAt,
    }),
    title: stored.title,
    abort: new AbortController(),
    listeners: new Set(),
    stage: null,
    savedLength: 0,
    outcome,
    settle,
    ended: false,
    titled: titled.promise,
  }
  runs.add(run)
  const messages = [
    { role: 'system' as const, content: systemPrompt },
    ...fitHistory(history, { role: 'user', content: text }, model.contextTokens),
  ]
  const plan = {
    model,
    messages,
    humanize: input.humanize,
    metered: balance.tier !== 'unlimited',
    question: text,
  }
  writeReply(ctx, run, { ...plan, needsTitle: stored.needsTitle }).finally(() => {
    runs.remove(run)
    titled.resolve()
  })
  const userMessage = newMessage({ id: stored.userMessageId, clientId, sender: 'user', text, createdAt })
  return { run, userMessage }
}

function newMessage(
  given: Pick<ChatMessage, 'id' | 'clientId' | 'sender' | 'createdAt'> & Partial<ChatMessage>,
): ChatMessage {
  return {
    text: '',
    status: 'complete',
    humanized: false,
    aiScore: null,
    originalText: null,
    humanizationDetails: null,
    model: null,
    error: null,
    typingAnimationCompleted: true,
    ...given,
  }
}
