import { readBranches } from '../../../../contract/chats/branches.ts'
import {
  type ChatFile,
  markdownHead,
  markdownMessage,
  type PortableMessage,
  portableFormat,
  safeFileName,
} from '../../../../contract/chats/chat-export.ts'
import type { ChatMessage, ChatSummary, ChatWithMessages } from '../../../../contract/chats/chats.ts'
import { downloadFile } from '../../../ui/download-file.ts'
import { loadWholeChat } from '../queries.ts'

export type ExportFormat = 'markdown' | 'docx' | 'pdf' | 'json'

/** Downloads the chat, or prints it for `pdf`. Throws an ApiError when it cannot be loaded. */
export async function exportChat(chatId: string, format: ExportFormat): Promise<void> {
  const open = await loadWholeChat(chatId)
  const { title } = open.chat
  if (format === 'json') {
    const file = JSON.stringify(chatFile(open, new Date()), null, 2)
    downloadFile(safeFileName(title, 'json'), file, 'application/json')
  } else if (format === 'markdown') {
    downloadFile(safeFileName(title, 'md'), chatMarkdown(open), 'text/markdown')
  } else if (format === 'docx') {
    const { chatDocument } = await import('./export-docx.ts')
    downloadFile(safeFileName(title, 'docx'), await chatDocument(open.chat, shownMessages(open)))
  } else {
    const { printChat } = await import('./export-print.tsx')
    await printChat(open.chat, shownMessages(open))
  }
}

/** Returns the messages of the shown branch that have content. */
export function shownMessages({ messages, leafId }: ChatWithMessages): ChatMessage[] {
  return readBranches(messages)
    .pathTo(leafId)
    .filter(({ sender, text, files }) => sender !== 'system' && (text.trim() !== '' || files.length > 0))
}

export function chatMarkdown(open: ChatWithMessages): string {
  const head = markdownHead({ ...dated(open.chat), updatedAt: new Date(open.chat.updatedAt) })
  return (
    head +
    shownMessages(open)
      .map((message) => markdownMessage({ ...dated(message), files: message.files.map(({ name }) => name) }))
      .join('')
  )
}

function dated<Made extends { createdAt: string }>(
  made: Made,
): Omit<Made, 'createdAt'> & { createdAt: Date } {
  return { ...made, createdAt: new Date(made.createdAt) }
}

/** Returns all branches in the import format; see contract/chats/chat-import.ts. */
export function chatFile({ chat, messages, leafId }: ChatWithMessages, now: Date): ChatFile {
  const { siblings } = readBranches(messages)
  const written = messages.filter(isPortable)
  const known = new Set(written.map(({ id }) => id))
  return {
    ...portableFormat,
    exportedAt: now.toISOString(),
    chat: {
      ...base(chat),
      leafId: leafId !== null && known.has(leafId) ? leafId : (written.at(-1)?.id ?? null),
      messages: written.map((message) => ({
        ...portable(message),
        originalId: siblings(message).find((one) => isOriginal(one, message))?.id ?? null,
      })),
    },
  }
}

function base({ id, title, createdAt, updatedAt, archived }: ChatSummary) {
  return { source: 'longhand' as const, sourceId: id, title, createdAt, updatedAt, archived }
}

type Written = ChatMessage & { sender: 'user' | 'assistant' }

function isPortable(message: ChatMessage): message is Written {
  return message.sender !== 'system'
}

function portable(message: Written): PortableMessage {
  const { id, parentId, sender, text, createdAt, model, status, humanized, aiScore, rating } = message
  const isWhole = status === 'complete' || status === 'stopped'
  return {
    id,
    parentId,
    sender,
    text,
    createdAt,
    model,
    status: isWhole ? status : 'interrupted',
    humanized,
    aiScore,
    rating,
  }
}

function isOriginal(one: ChatMessage, { id, originalText }: ChatMessage): boolean {
  return one.id !== id && !one.humanized && originalText !== null && one.text === originalText
}
