import { z } from 'zod'
import { limits } from '../limits.ts'
import type { ChatSummary } from './chats.ts'

/** Body of POST /api/chat-folders and PATCH /api/chat-folders/{folderId}. */
export const folderInput = z.strictObject({
  name: z.string().trim().min(1).max(limits.folderNameCharactersMax),
})
export type FolderInput = z.infer<typeof folderInput>

export type ChatFolder = { id: string; name: string; chats: number }

/** Response of GET /api/chats/pinned-and-folders: the pinned chats and folders above the list by date. */
export type PinnedAndFolders = { pinned: ChatSummary[]; folders: ChatFolder[] }

/** A piece of a matching text; `isHit` marks the searched words. */
export type SnippetPart = { text: string; isHit: boolean }

/** One search result. Without a message, the title matched, or the text of an essay. */
export type FoundChat = {
  chat: ChatSummary
  title: SnippetPart[]
  messageId: string | null
  snippet: SnippetPart[]
  /** The number of matching messages and passages of an essay. */
  hits: number
}

/**
 * Server-sent event of GET /api/chats/news: this chat has changed, or the list if `chatId` is empty. With
 * `essaySeq`, the essay of this chat has changed and not the chat itself: its text up to this update, or its title and
 * settings if the number is 0. `tabId` names the page that made the change, if it is known.
 */
export type ChatNewsEvent = { chatId: string; essaySeq?: number; tabId?: string }
