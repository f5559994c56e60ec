import {
  type PortableChat,
  type PortableSource,
  portableFormat,
} from '../../../../contract/chats/chat-export.ts'
import { readChatGpt } from './import-chatgpt.ts'
import { readClaude } from './import-claude.ts'
import { UnreadableFile } from './import-zip.ts'

/** What an import does not take, counted. */
export type LeftOut = { system: number; tool: number; files: number }

export type ReadChat = { chat: PortableChat; leftOut: LeftOut }

export type ReadItem = ReadChat | { failed: string; title: string }

/** One item of an export as a chat. Null where it is of no format that is known. */
export function readItem(value: unknown): ReadItem[] | null {
  if (!isRecord(value)) return null
  const read = readerOf(value)
  if (read) {
    const title = textOf(value.title) || textOf(value.name)
    try {
      const made = read(value)
      return [made.chat.messages.length > 0 ? made : { failed: 'it has no messages', title }]
    } catch (error) {
      return [{ failed: error instanceof UnreadableFile ? error.message : 'it is damaged', title }]
    }
  }
  // Some exports wrap the list.
  if (Array.isArray(value.conversations)) return value.conversations.flatMap((one) => readItem(one) ?? [])
  return null
}

function readerOf(value: Record<string, unknown>): ((value: Record<string, unknown>) => ReadChat) | null {
  if (value.format === portableFormat.format) return readLonghand
  if (isRecord(value.mapping)) return readChatGpt
  if (Array.isArray(value.chat_messages)) return readClaude
  return null
}

function readLonghand(value: Record<string, unknown>): ReadChat {
  if (typeof value.version !== 'number' || value.version > portableFormat.version)
    throw new UnreadableFile('it was exported by a newer version')
  const chat = value.chat as PortableChat
  if (!isRecord(chat) || !Array.isArray(chat.messages)) throw new Error('no chat')
  // Checked by the server field by field.
  return { chat: { ...chat, source: 'longhand' as PortableSource }, leftOut: nothing() }
}

export function nothing(): LeftOut {
  return { system: 0, tool: 0, files: 0 }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** A time as another product writes it: seconds since 1970, or ISO 8601; `otherwise` where it is none. */
export function timeOf(value: unknown, otherwise: string): string {
  const made = typeof value === 'number' ? new Date(value * 1_000) : new Date(textOf(value) || Number.NaN)
  const year = made.getUTCFullYear()
  return year >= 1970 && year <= 9999 ? made.toISOString() : otherwise
}
