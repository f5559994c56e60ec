import type { ComponentProps } from 'react'
import { createLazyPart } from '../../../ui/lazy-part.ts'
import { ChatSkeleton } from './chat-skeleton.tsx'
import type { MessageList } from './message-list.tsx'
// Here and not with the list: a style whose first download failed is not asked for again.
import '../markdown/markdown.css'
import './past-messages.css'

/** The list with all that draws messages. An empty chat does without, so it is there as soon as one can type. */
export const useMessageList = createLazyPart(async () => (await import('./message-list.tsx')).MessageList)

/** The messages of a chat that has some. */
export function Messages(props: ComponentProps<typeof MessageList>) {
  const List = useMessageList(true)
  return List ? <List {...props} /> : <ChatSkeleton />
}
