import { createContext, use } from 'react'
import type { ChatSummary } from '../../../contract/chats/chats.ts'
import { applicationPaths } from '../../../contract/pages.ts'
import { storeItem } from '../../ui/browser-storage.ts'

/** The pages of this product. Links to other pages are hidden until those pages exist. */
export const PagesContext = createContext<readonly string[]>(applicationPaths)

/** Returns the path, or null when there is no such page. */
export function useExistingPage(path: '/subscription-plans'): string | null {
  return use(PagesContext).includes(path) ? path : null
}

/** Returns the path of a chat. Essays open in the essay writer (docs/spec/2-commercial.md section 4). */
export function chatPath({ id, isEssayChat }: Pick<ChatSummary, 'id' | 'isEssayChat'>): string {
  return isEssayChat ? `/essay-writer/${id}` : `/chat/${id}`
}

/** Stores what the essay writer opens with (docs/spec/1-writing.md section 7); it removes the keys again. */
export function storeForEssayWriter(chatId: string, text: string): void {
  storeItem('session', 'essayWriterMessageContent', text)
  storeItem('session', 'essayWriterSourceChatId', chatId)
}
