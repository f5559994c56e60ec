import type { ComponentProps } from 'react'
import { createLazyPart } from '../../../ui/lazy-part.ts'
import { ChatSkeleton } from './chat-skeleton.tsx'
import type { MessageList } from './message-list.tsx'
// Imported here and not with the list, because a style sheet that failed to load is not requested again.
import '../markdown/markdown.css'
import './past-messages.css'

/** Loads the list and everything that renders messages. An empty chat does not need it and is ready sooner. */
export const useMessageList = createLazyPart(async () => (await import('./message-list.tsx')).MessageList)

/** The messages of a chat that has some. */
export function Messages(props: ComponentProps<typeof MessageList>) {
  const List = useMessageList(true)
  return List ? <List {...props} /> : <ChatSkeleton />
}
