import type { ChatMessage, ChatSummary } from '../../../contract/chats/chats.ts'
import { toneOf } from '../../../contract/tones.ts'
import type { AskedMessage } from './files-of-history.ts'
import type { History } from './read-history.ts'
import type { chatMessages, chats } from './tables.ts'

export type MessageRow = typeof chatMessages.$inferSelect
export type ChatRow = typeof chats.$inferSelect

/** A reply is interrupted after its server has been silent for this long. */
export const silenceMs = 15_000
/** Rough length of a token in English. Models count for themselves; this only bounds requests. */
const charactersPerToken = 4
/** About a thousand tokens. */
const imageCharacters = 4_000
/** Share of the model's window that history may fill; the rest is for the reply. */
const historyShare = 0.7
/** A question of this many windows is refused: estimates of a token's length are never that far off. */
const questionShareMax = 1.5

export function asSummary(row: ChatRow): ChatSummary {
  return {
    id: row.id,
    title: row.title,
    hasGeneratedTitle: row.titleSource === 'generated',
    humanized: row.humanized,
    archived: row.archived,
    isEssayChat: row.isEssayChat,
    pinned: row.pinnedAt !== null,
    folderId: row.folderId,
    model: row.model,
    tone: toneOf(row.tone).id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function asMessage(row: MessageRow, originalText: string | null = null): ChatMessage {
  return {
    id: row.id,
    clientId: row.clientId,
    parentId: row.parentId,
    sender: row.sender,
    text: row.text,
    status: row.status,
    humanized: row.humanized,
    aiScore: row.aiScore,
    originalText,
    humanizationDetails: row.humanizationDetails,
    model: row.model,
    error: row.error,
    rating: row.rating === null ? null : row.rating > 0 ? 'up' : 'down',
    memoryFrom: row.memoryFrom,
    files: row.fileAttachments ?? [],
    typingAnimationCompleted: row.typingAnimationCompleted,
    createdAt: row.createdAt.toISOString(),
  }
}

/** Returns true for text with only spaces and invisible characters. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cf}\p{Cc}]*$/u.test(text)
}

/** Removes zero bytes, which PostgreSQL's text cannot hold and a model or a paste may contain. */
export function storable(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', '') : text
}

/** Returns how many characters of a conversation fit a window of this many tokens together with the reply. */
export function historyRoom(contextTokens: number): number {
  return contextTokens * historyShare * charactersPerToken
}

/** Returns how many characters of one message a model could read at most. */
export function questionRoom(contextTokens: number): number {
  return contextTokens * questionShareMax * charactersPerToken
}

/** Returns the size of a message in characters; an image takes about as many tokens as a page of text. */
function sizeOf({ content, imageIds = [] }: Pick<AskedMessage, 'content' | 'imageIds'>): number {
  return content.length + imageIds.length * imageCharacters
}

function asAsked({ role, content, imageIds }: AskedMessage): AskedMessage {
  return imageIds?.length ? { role, content, imageIds } : { role, content }
}

export type Fitted = {
  messages: AskedMessage[]
  /** The first message that fits, if earlier ones do not. */
  memoryFrom: string | null
}

/** Returns the newest messages that fit the model's window with the question, oldest first, the question last. */
export function fitHistory(
  { messages, isCut }: Pick<History, 'messages' | 'isCut'>,
  question: { id: string; text: string; imageIds?: string[] },
  contextTokens: number,
): Fitted {
  let room = historyRoom(contextTokens) - sizeOf({ content: question.text, ...question })
  let first = messages.length
  while (first > 0 && room - sizeOf(messages[first - 1]!) >= 0) {
    first--
    room -= sizeOf(messages[first]!)
  }
  const kept = messages.slice(first)
  const isShort = first > 0 || isCut
  return {
    messages: [...kept.map(asAsked), asAsked({ role: 'user', content: question.text, ...question })],
    memoryFrom: isShort ? (kept[0]?.id ?? question.id) : null,
  }
}
