import type { ChatMessage, ChatSummary } from '../../../contract/chats/chats.ts'
import { type ReadReply, readReply } from '../../../contract/chats/thoughts.ts'
import { limits } from '../../../contract/limits.ts'
import { toneOf } from '../../../contract/tones.ts'
import type { chatMessages, chats } from './tables.ts'

export type MessageRow = typeof chatMessages.$inferSelect
export type ChatRow = typeof chats.$inferSelect

/** A reply is interrupted after its server has been silent for this long. */
export const silenceMs = 15_000

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
  const { text, thoughts } = row.thoughts === null ? readMessage(row) : row
  return {
    id: row.id,
    clientId: row.clientId,
    parentId: row.parentId,
    sender: row.sender,
    text,
    thoughts,
    thoughtSeconds: row.thoughtSeconds,
    status: row.status,
    humanized: row.humanized,
    aiScore: row.aiScore,
    originalText,
    humanizationDetails: row.humanizationDetails,
    model: row.model,
    error: row.error,
    says: row.says,
    rating: row.rating === null ? null : row.rating > 0 ? 'up' : 'down',
    memoryFrom: row.memoryFrom,
    files: row.fileAttachments ?? [],
    typingAnimationCompleted: row.typingAnimationCompleted,
    createdAt: row.createdAt.toISOString(),
  }
}

/** Separates the text of a message from thinking that it starts with; only replies can. */
export function readMessage({ sender, text }: { sender: string; text: string }): ReadReply {
  return sender === 'assistant' ? readReply(text) : { text, thoughts: null }
}

/** Returns the columns for a message that was written elsewhere. */
export function storedMessage(said: { sender: string; text: string }): ReadReply {
  const { text, thoughts } = readMessage({ ...said, text: storable(said.text) })
  return { text, thoughts: thoughts?.slice(0, limits.thoughtsCharactersMax) ?? null }
}

/** Returns true for text with only spaces and invisible characters. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cf}\p{Cc}]*$/u.test(text)
}

/** Removes zero bytes, which PostgreSQL's text cannot hold and a model or a paste may contain. */
export function storable(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', '') : text
}
