import { randomUUID } from 'node:crypto'
import type { ChatInput, ChatMessage } from '../../../../contract/chats/chats.ts'
import type { MessageFile } from '../../../../contract/chats/files.ts'
import { newMessage } from '../../../../contract/chats/new-message.ts'
import { refusalTexts } from '../../../../contract/refusals.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import type { ChatModel } from '../../../platform/models/models.ts'
import { composeMessage } from '../compose-files.ts'
import { questionRoom } from '../context-room.ts'
import { takeFiles } from '../files/take-files.ts'
import { fitHistory } from '../fit-history.ts'
import type { ReplyRun, ReplyRuns } from '../reply-runs.ts'
import { isBlank, storable } from '../rules.ts'
import { prepareReply, refuseOverlong, startReply } from './start-reply.ts'
import { storeQuestion } from './store-question.ts'

export type SentMessage = { run: ReplyRun; userMessage: ChatMessage }

/** Checks credit, stores the message, and starts the reply, which then runs independently of the request. */
export async function sendMessage(ctx: Context, runs: ReplyRuns, input: ChatInput): Promise<SentMessage> {
  const hasFiles = Boolean(input.fileIds?.length || input.files?.length)
  if (isBlank(input.message) && !hasFiles) throw new AppError('invalid_input', refusalTexts.messageBlank)
  const text = isBlank(input.message) ? '' : storable(input.message)
  const chatId = input.chatId ?? randomUUID()
  const [ready, taken] = await Promise.all([
    prepareReply(ctx, input, input.chatId, input.parentId),
    takeFiles(ctx, chatId, input),
  ])
  const { model, history } = ready
  refuseOverlong(text, questionRoom(model.contextTokens), model.label)
  const { content, files, imageIds } = composeMessage(text, taken, ready.reader)
  if (!input.withoutImages) refuseUnseen(files, model)
  const ids = { question: randomUUID(), reply: randomUUID() }
  const fitted = fitHistory(history, { id: ids.question, text: content, imageIds }, ready.contextTokens)
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
    files,
    wish: input,
  }
  const messages = [ready.system, ...fitted.messages]
  // The tokens are reserved while the question is stored, because both delay the first token.
  const reserved = ready.reserveAhead(messages)
  const stored = await storeQuestion(ctx, { ...question, model: model.label }).catch((error: unknown) => {
    reserved.release()
    throw error
  })
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
      model: reserved.model,
      messages,
      humanize: input.humanize,
      metered: ready.metered,
      question: text || namesOf(files),
      needsTitle: stored.needsTitle,
    },
  })
  // The call has ended by then, or was never made.
  void run.outcome.then(reserved.release)
  const asked = { id: ids.question, clientId, parentId, sender: 'user' as const, text, files, createdAt }
  return { run, userMessage: newMessage(asked) }
}

/** Refuses an image that the model cannot see, unless the user has confirmed it. */
function refuseUnseen(files: MessageFile[], { label, sees }: ChatModel): void {
  const images = files.filter(({ kind }) => kind === 'image')
  if (sees || images.length === 0) return
  throw new AppError('images_unseen', refusalTexts.imagesUnseen({ model: label }), {
    fileIds: images.map(({ id }) => id),
  })
}

function namesOf(files: MessageFile[]): string {
  return files.map(({ name }) => name).join(', ')
}
