import { createContext, use } from 'react'
import type { ChatSummary } from '../../../contract/chats/chats.ts'
import { applicationPaths } from '../../../contract/pages.ts'

/** The pages that this product has. A way to any other is not shown, and shows by itself once the page is there. */
export const PagesContext = createContext<readonly string[]>(applicationPaths)

/** The address, or null while there is no such page. */
export function useWayTo(path: '/subscription-plans' | '/essay-writer/new'): string | null {
  return use(PagesContext).includes(path) ? path : null
}

/** Essays open in the essay writer (docs/spec/2-commercial.md section 4). */
export function useChatPath({ id, isEssayChat }: Pick<ChatSummary, 'id' | 'isEssayChat'>): string {
  const hasEssays = use(PagesContext).includes('/essay-writer/:chatId')
  return isEssayChat && hasEssays ? `/essay-writer/${id}` : `/chat/${id}`
}

/** What the essay writer opens with (docs/spec/1-writing.md section 7); it takes the keys away again. */
export function handToEssayWriter(chatId: string, text: string): void {
  sessionStorage.setItem('essayWriterMessageContent', text)
  sessionStorage.setItem('essayWriterSourceChatId', chatId)
}
