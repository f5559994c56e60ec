import type { ChatEvent, ChatMessage } from '../../../../contract/chats/chats.ts'
import type { ChatFile } from '../../../../contract/chats/files.ts'
import { limits } from '../../../../contract/limits.ts'
import type { Tone } from '../../../../contract/tones.ts'
import { ApiError, answerOf, api, errorOf } from '../../../api.ts'
import { readEvents } from '../../../event-stream.ts'
import { errorTexts } from '../../../locales/en/shared/failures.ts'

export type Question = {
  userId: string
  chatId: string
  text: string
  humanize: boolean
  model: string | undefined
  /** The tone of a new message; another reply uses the chat's tone. */
  tone?: Tone
  clientId: string
  replyClientId: string
  ask: Ask
  files?: ChatFile[]
  /** Whether the user knows that the model cannot see the images. */
  withoutImages?: boolean
}

/** A new message, another reply to a question, or the continuation of a reply. */
type Ask =
  | { kind: 'send'; parentId: string | null | undefined }
  | { kind: 'again'; questionId: string }
  | { kind: 'continue'; reply: ChatMessage }

const asEvents = { headers: { accept: 'text/event-stream' } }

/** Sends a message and returns the reply's events. A refusal is thrown as an ApiError before the first event. */
export async function openReply(question: Question, signal: AbortSignal): Promise<AsyncGenerator<ChatEvent>> {
  const limit = AbortSignal.timeout(limits.chatTimeoutMs)
  try {
    const response = await answerOf(
      post(question, { ...asEvents, init: { signal: AbortSignal.any([signal, limit]) } }),
    )
    if (!response.ok) throw await errorOf(response)
    return eventsOf(response)
  } catch (error) {
    if (limit.aborted) throw new ApiError(0, 'model_timeout', errorTexts.chatTimeout)
    throw error
  }
}

function post(
  { ask, text, files = [], withoutImages, ...rest }: Question,
  options: typeof asEvents & { init: RequestInit },
) {
  const { chatId, humanize, model, replyClientId } = rest
  const chat = api.api.chats[':chatId']
  switch (ask.kind) {
    case 'again': {
      const json = { questionId: ask.questionId, humanize, model, replyClientId }
      return chat.replies.$post({ param: { chatId }, json }, options)
    }
    case 'continue': {
      const param = { chatId, messageId: ask.reply.id }
      return chat.messages[':messageId'].continue.$post({ param, json: { humanize, model } }, options)
    }
    default:
      return api.api.chat.$post(
        { json: { ...rest, message: text, parentId: ask.parentId, fileIds: idsOf(files), withoutImages } },
        options,
      )
  }
}

function idsOf(files: ChatFile[]): string[] | undefined {
  return files.length > 0 ? files.map(({ id }) => id) : undefined
}

/** Returns the events of a reply in progress, or null when there is none. */
export async function followReply(chatId: string): Promise<AsyncGenerator<ChatEvent> | null> {
  const response = await answerOf(api.api.chats[':chatId'].stream.$get({ param: { chatId } }, asEvents))
  if (response.status === 204) return null
  if (!response.ok) throw await errorOf(response)
  return eventsOf(response)
}

export async function stopReply(chatId: string): Promise<void> {
  const response = await answerOf(api.api.chats[':chatId'].stop.$post({ param: { chatId } }))
  if (!response.ok) throw await errorOf(response)
}

export async function readTitle(chatId: string): Promise<string> {
  const response = await answerOf(api.api.chats[':chatId'].title.$get({ param: { chatId } }))
  if (!response.ok) throw await errorOf(response)
  return (await response.json()).title
}

function eventsOf(response: { body: unknown }): AsyncGenerator<ChatEvent> {
  const body = response.body as ReadableStream<Uint8Array> | null
  if (!body) throw new ApiError(0, 'internal', errorTexts.noResponse)
  return readEvents<ChatEvent>(body)
}
