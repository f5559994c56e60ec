import { z } from 'zod'
import { limits } from '../limits.ts'
import type { ChatSummary } from './chats.ts'

/** Body of POST /api/chat-folders and PATCH /api/chat-folders/{folderId}. */
export const folderInput = z.strictObject({
  name: z.string().trim().min(1).max(limits.folderNameCharactersMax),
})
export type FolderInput = z.infer<typeof folderInput>

export type ChatFolder = { id: string; name: string; chats: number }

/** Answer of GET /api/chats/shelf: what stands above the list by date. */
export type ChatShelf = { pinned: ChatSummary[]; folders: ChatFolder[] }

/** A piece of a found text; `isHit` where it is what was looked for. */
export type SnippetPart = { text: string; isHit: boolean }

/** One found chat. Without a message its title is what was found. */
export type FoundChat = {
  chat: ChatSummary
  title: SnippetPart[]
  messageId: string | null
  snippet: SnippetPart[]
  /** Messages in which it was found. */
  hits: number
}

/** Server-sent event of GET /api/chats/news: this chat has changed, or, without an id, the list. */
export type ChatNewsEvent = { chatId: string }
