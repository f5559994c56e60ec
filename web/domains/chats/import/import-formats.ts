import {
  type PortableChat,
  type PortableSource,
  portableFormat,
} from '../../../../contract/chats/chat-export.ts'
import { readChatGpt } from './import-chatgpt.ts'
import { readClaude } from './import-claude.ts'
import type { ChatFailure } from './import-failures.ts'
import { isRecord, nothing, type ReadChat, textOf } from './import-values.ts'

class NewerVersion extends Error {}

export type ReadItem = ReadChat | { failed: ChatFailure; title: string }

/** Reads one item of an export as a chat. Returns null for an unknown format. */
export function readItem(value: unknown): ReadItem[] | null {
  if (!isRecord(value)) return null
  const read = readerOf(value)
  if (read) {
    const title = textOf(value.title) || textOf(value.name)
    try {
      const made = read(value)
      return [made.chat.messages.length > 0 ? made : { failed: 'noMessages', title }]
    } catch (error) {
      return [{ failed: error instanceof NewerVersion ? 'newer' : 'damaged', title }]
    }
  }
  // Some exports wrap the list in an object.
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
  if (typeof value.version !== 'number' || value.version > portableFormat.version) throw new NewerVersion()
  const chat = value.chat as PortableChat
  if (!isRecord(chat) || !Array.isArray(chat.messages)) throw new Error('no chat')
  // The server checks each field.
  return { chat: { ...chat, source: 'longhand' as PortableSource }, leftOut: nothing() }
}
