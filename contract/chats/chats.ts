import { z } from 'zod'
import type { Message } from '../../texts/message.ts'
import type { ErrorCode } from '../errors.ts'
import type { HumanizationDetails } from '../humanizer.ts'
import { limits } from '../limits.ts'
import type { MeasuredUse, ModelWait } from '../local-models.ts'
import type { PaidTier } from '../plans.ts'
import { type Tone, toneIds } from '../tones.ts'
import type { MessageFile } from './files.ts'
import { inlineFile } from './inline-file.ts'

export const chatId = z.uuid()
export const clientId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)

const historyItem = z.looseObject({
  sender: z.string().max(20).optional(),
  role: z.string().max(20).optional(),
  text: z.string().max(limits.messageCharactersMax).optional(),
})

/**
 * Body of POST /api/chat. `conversationHistory` is accepted because the documented call has it, and ignored: the model
 * reads the server's history (docs/spec/decisions.md 13).
 */
export const chatInput = z.strictObject({
  message: z.string().max(limits.messageCharactersMax),
  humanize: z.boolean().default(false),
  userId: z.string().max(200).optional(),
  chatId: chatId.optional(),
  conversationHistory: z.array(historyItem).max(10_000).optional(),
  isTitle: z.boolean().optional(),
  model: z.string().max(200).optional(),
  tone: z.enum(toneIds).optional(),
  clientId: clientId.optional(),
  replyClientId: clientId.optional(),
  /** The message that this one follows; null starts a new branch. Without it, the end of the visible branch. */
  parentId: z.uuid().nullable().optional(),
  /** Files that were uploaded before with POST /api/chat/files. */
  fileIds: z.array(z.uuid()).max(limits.filesPerMessageMax).optional(),
  /** The documented form: the files themselves. */
  files: z.array(inlineFile).max(limits.filesPerMessageMax).optional(),
  /** The user confirmed sending images that the model cannot see. */
  withoutImages: z.boolean().default(false),
})
export type ChatInput = z.infer<typeof chatInput>

export const chatPatch = z.strictObject({
  title: z.string().trim().min(1).max(limits.titleCharactersMax).optional(),
  archived: z.boolean().optional(),
  pinned: z.boolean().optional(),
  /** Null removes the chat from its folder. */
  folderId: z.uuid().nullable().optional(),
  /** The model for this chat's next replies and for the next new chat. */
  model: z.string().min(1).max(200).optional(),
  tone: z.enum(toneIds).optional(),
  /** The user opened this chat from the list, so it moves to the top (docs/spec/2-commercial.md section 4). */
  selected: z.literal(true).optional(),
})
export type ChatPatch = z.infer<typeof chatPatch>

const ratings = ['up', 'down'] as const
export type Rating = (typeof ratings)[number]

/** Body of POST /api/chats/{chatId}/replies: another reply to an existing question. */
export const regenerateInput = z.strictObject({
  questionId: z.uuid(),
  humanize: z.boolean().default(false),
  model: z.string().max(200).optional(),
  replyClientId: clientId.optional(),
})
export type RegenerateInput = z.infer<typeof regenerateInput>

/** Body of POST /api/chats/{chatId}/messages/{messageId}/continue. */
export const continueInput = z.strictObject({
  humanize: z.boolean().default(false),
  model: z.string().max(200).optional(),
})
export type ContinueInput = z.infer<typeof continueInput>

/** Body of PUT /api/chats/{chatId}/leaf: the branch to show, by its last message. */
export const leafInput = z.strictObject({ messageId: z.uuid() })

/** Body of POST /api/chats/{chatId}/restore: the response of a deletion. */
export const restoreInput = z.strictObject({
  deleted: z.array(z.uuid()).min(1).max(1_000),
  leafBefore: z.uuid().nullable(),
  /** The end of the visible branch after the deletion: a user who has gone on from it keeps what is visible now. */
  leafId: z.uuid().nullable().optional(),
})
export type RestoreInput = z.infer<typeof restoreInput>

/** `leafBefore` was the end of the visible branch, for a restore. */
export type DeletedMessages = { deleted: string[]; leafId: string | null; leafBefore: string | null }

/**
 * Body of PUT /api/chats/{chatId}/messages: edits and reveals, matched by client id. An unknown message with a sender
 * and text is added (docs/spec/decisions.md 12).
 */
export const messageEdits = z.strictObject({
  messages: z
    .array(
      z.strictObject({
        clientId,
        sender: z.enum(['user', 'assistant']).optional(),
        text: z.string().max(limits.messageCharactersMax).optional(),
        typingAnimationCompleted: z.boolean().optional(),
        /** Null removes a rating. */
        rating: z.enum(ratings).nullable().optional(),
      }),
    )
    .max(500),
})
export type MessageEdits = z.infer<typeof messageEdits>

export const senders = ['user', 'assistant', 'system'] as const
export type Sender = (typeof senders)[number]

/** streaming: being written; stopped: by the user; interrupted: the server or the model failed before the end. */
export const messageStatuses = ['complete', 'streaming', 'stopped', 'interrupted', 'failed'] as const
export type MessageStatus = (typeof messageStatuses)[number]

export type ChatSummary = {
  id: string
  title: string
  /** The three-word title was generated after the first reply. */
  hasGeneratedTitle: boolean
  humanized: boolean
  archived: boolean
  isEssayChat: boolean
  pinned: boolean
  folderId: string | null
  /** The model chosen for this chat; null if none was. It may no longer exist. */
  model: string | null
  tone: Tone
  createdAt: string
  updatedAt: string
}

export type ChatMessage = {
  id: string
  clientId: string
  /** The message that this one follows; null for the first of a branch. */
  parentId: string | null
  sender: Sender
  text: string
  /** The model's thinking before the reply, which is not part of its text; null if there was none. */
  thoughts: string | null
  /** How long it thought; null if that is unknown. */
  thoughtSeconds: number | null
  status: MessageStatus
  humanized: boolean
  /** AI score in percent, if the text was checked. */
  aiScore: number | null
  /** For a humanized reply: the original text, which its sibling has. */
  originalText: string | null
  humanizationDetails: HumanizationDetails | null
  /** The model as shown to the user; null for the user's own messages. */
  model: string | null
  error: string | null
  /** The text of `error`, for a page in another language; missing in replies of older versions. */
  says?: Message | null
  rating: Rating | null
  /**
   * The first message that the model was sent with this reply's question; null if it was sent the whole conversation.
   */
  memoryFrom: string | null
  files: MessageFile[]
  typingAnimationCompleted: boolean
  createdAt: string
}

/** All messages of all branches of a chat, in the order of their creation. */
export type ChatWithMessages = { chat: ChatSummary; messages: ChatMessage[]; leafId: string | null }

/** Response of GET /api/chats/{chatId}: the newest messages. The `before` parameter loads older ones of a long chat. */
export type ChatPage = ChatWithMessages & { older: number | null }

export const chatPageQuery = z.object({ before: z.coerce.number().int().min(1).optional() })

/** The reason that a reply was not humanized although it should have been; the original text is shown instead. */
export type HumanizeRefusal = { code: string; message: string; says?: Message }

export type HumanizeStage = 'writing' | 'analyzing' | 'humanizing' | 'checking'

/** Server-sent events of POST /api/chat and GET /api/chats/{chatId}/stream; `event:` is `type`. */
export type ChatEvent =
  | { type: 'start'; chatId: string; title: string; userMessage: ChatMessage | null; reply: ChatMessage }
  | { type: 'delta'; text: string }
  /**
   * The model thinks, for `seconds` so far. If `keeps` is set, only so many characters of the reply's text stay: what
   * followed them was thinking.
   */
  | { type: 'thoughts'; text: string; seconds: number; isOver: boolean; keeps: number | null }
  /** The reply cannot start yet; only for models that run on this computer. */
  | { type: 'wait'; wait: ModelWait }
  | { type: 'stage'; stage: HumanizeStage; humanScore: number | null; aiScore: number | null }
  | {
      type: 'done'
      reply: ChatMessage
      /** For a humanized reply: the sibling with the original text. */
      original: ChatMessage | null
      response: string
      refusal: HumanizeRefusal | null
      /** Null if the reply cost nothing. */
      remainingWords: number | null
      /** The three-word title is being generated: GET /api/chats/{chatId}/title waits for it. */
      titleFollows: boolean
    }
  | { type: 'error'; error: string; code: ErrorCode; says: Message; reply: ChatMessage | null }

/** The documented JSON response of POST /api/chat. */
export type ChatAnswer = {
  response: string
  title?: string
  message?: ChatMessage
  humanized: boolean
  originalText: string | null
  chatId?: string
  refusal?: HumanizeRefusal | null
}

/** A connected or built-in model as the user sees it. */
export type ModelChoice = {
  id: string
  label: string
  /**
   * The source of replies: the operator's model, a server on the same computer, the user's own key, or the built-in
   * writer.
   */
  kind: 'endpoint' | 'local-server' | 'own' | 'built-in'
  /** The operator's name for the connection of the model. */
  provider?: string
  /** True for models that accept images. */
  sees: boolean
  /** Tokens that fit in one request, question and answer together. */
  contextTokens: number
  /** What models of its size failed at when they were measured. It is not used for that unless a user chooses it. */
  unfitFor?: MeasuredUse[]
  /** The plan that is needed for it, if the user's plan is smaller. */
  needsPlan?: PaidTier
}

/** Response of GET /api/models, for the user of the request. */
export type ModelsAnswer = {
  /** In the order in which they are offered. */
  models: ModelChoice[]
  /** The model for a new chat: the user's last choice if it still exists, otherwise the operator's first. */
  defaultModel: string | null
  /** The user's last choice, if it no longer exists. */
  goneModel: string | null
  /** The user has a key, but its service did not list its models. */
  ownKeyFailed: boolean
  /** The user operates this site, and could get a model that runs on this computer. */
  offersLocalModel: boolean
  /** The user operates this site, and can connect models for everyone. */
  mayConnect: boolean
  transcription: boolean
}

/**
 * Corrects an address with a repeated `/chat/` by keeping the last id (docs/spec/1-writing.md section 2); null if none
 * is repeated.
 */
export function repairedChatPath(path: string): string | null {
  const parts = path.split('/').filter(Boolean)
  const id = parts.filter((part) => part !== 'chat').at(-1)
  const isRepeated = parts.filter((part) => part === 'chat').length > 1
  return isRepeated && id ? `/chat/${id}` : null
}
