import { randomUUID } from 'node:crypto'
import type { ChatInput, ChatMessage } from '../../../contract/chats.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { systemPrompt } from './prompt.ts'
import type { ReplyRun, ReplyRuns } from './reply-runs.ts'
import { fitHistory, isBlank, questionRoom, storable } from './rules.ts'
import { newMessage, prepareReply, refuseOverlong, startReply } from './start-reply.ts'
import { storeQuestion } from './store-question.ts'

export type SentMessage = { run: ReplyRun; userMessage: ChatMessage }

/** Checks credit, stores the message, and starts the reply; the reply goes on by itself from there. */
export async function sendMessage(ctx: Context, runs: ReplyRuns, input: ChatInput): Promise<SentMessage> {
  if (isBlank(input.message)) throw new AppError('invalid_input', 'Please write a message first.')
  const text = storable(input.message)
  const chatId = input.chatId ?? randomUUID()
  const ready = await prepareReply(ctx, input.model, input.chatId, input.parentId)
  const { model, history } = ready
  refuseOverlong(text, questionRoom(model.contextTokens), model.label)
  const ids = { question: randomUUID(), reply: randomUUID() }
  const fitted = fitHistory(history, { id: ids.question, text }, ready.contextTokens)
  const clientId = input.clientId ?? randomUUID()
  const replyClientId = input.replyClientId ?? randomUUID()
  const { parentId } = history
  const { memoryFrom } = fitted
  const question = {
    chatId,
    text,
    ids,
    humanize: input.humanize,
    clientId,
    replyClientId,
    parentId,
    memoryFrom,
  }
  const stored = await storeQuestion(ctx, { ...question, model: model.label })
  const createdAt = stored.createdAt.toISOString()
  const reply = newMessage({
    id: ids.reply,
    clientId: replyClientId,
    parentId: ids.question,
    sender: 'assistant',
    status: 'streaming',
    model: model.label,
    memoryFrom,
    createdAt,
  })
  const run = startReply(ctx, runs, {
    chatId,
    title: stored.title,
    reply,
    plan: {
      model,
      messages: [{ role: 'system', content: systemPrompt }, ...fitted.messages],
      humanize: input.humanize,
      metered: ready.metered,
      question: text,
      needsTitle: stored.needsTitle,
    },
  })
  const userMessage = newMessage({ id: ids.question, clientId, parentId, sender: 'user', text, createdAt })
  return { run, userMessage }
}
