import type { ChatMessage, ChatSummary } from '../../../contract/chats.ts'
import type { ModelMessage } from '../../platform/models/models.ts'
import type { chatMessages, chats } from './tables.ts'

export type MessageRow = typeof chatMessages.$inferSelect
export type ChatRow = typeof chats.$inferSelect

/** A reply whose server has not been heard of for this long is cut off. */
export const silenceMs = 15_000
/** Rough length of a token in English; models count for themselves, this only keeps requests in bounds. */
const charactersPerToken = 4
/** Part of the model's window that history may fill; the rest is for the reply. */
const historyShare = 0.7

export function asSummary(row: ChatRow): ChatSummary {
  return {
    id: row.id,
    title: row.title,
    humanized: row.humanized,
    archived: row.archived,
    isEssayChat: row.isEssayChat,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function asMessage(row: MessageRow): ChatMessage {
  return {
    id: row.id,
    clientId: row.clientId,
    sender: row.sender,
    text: row.text,
    status: row.status,
    humanized: row.humanized,
    aiScore: row.aiScore,
    originalText: row.originalText,
    humanizationDetails: row.humanizationDetails,
    model: row.model,
    error: row.error,
    typingAnimationCompleted: row.typingAnimationCompleted,
    createdAt: row.createdAt.toISOString(),
  }
}

/** True for text of nothing but spaces and characters that cannot be seen. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cf}\p{Cc}]*$/u.test(text)
}

/** PostgreSQL's text cannot hold a zero byte, and a model or a paste may bring one. */
export function storable(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', '') : text
}

/** The newest messages that fit the model's window, oldest first, the question last. */
export function fitHistory(
  history: ModelMessage[],
  question: ModelMessage,
  contextTokens: number,
): ModelMessage[] {
  let room = contextTokens * historyShare * charactersPerToken - question.content.length
  const kept: ModelMessage[] = []
  for (const message of history.toReversed()) {
    room -= message.content.length
    if (room < 0) break
    kept.push(message)
  }
  return [...kept.reverse(), question]
}
