import { createContext, use } from 'react'
import type { ChatMessage, Rating } from '../../../../contract/chats/chats.ts'

/** What can be done with one message. The object stays the same while the chat is open. */
export type MessageActions = {
  /** Another reply beside this one. */
  regenerate: (reply: ChatMessage) => void
  /** The rest of a reply that was stopped or cut off. */
  goOn: (reply: ChatMessage) => void
  /** Sends the changed text as a branch of its own. False when that is not possible now. */
  edit: (message: ChatMessage, text: string) => boolean
  /** Shows the branch of the sibling before (-1) or after (1). */
  turn: (message: ChatMessage, step: -1 | 1) => void
  /** Null takes a rating back. */
  rate: (reply: ChatMessage, rating: Rating | null) => void
  remove: (message: ChatMessage) => void
  /** Puts a text into the field of the composer and the focus behind it. */
  fill: (text: string) => void
}

export const MessageActionsContext = createContext<MessageActions | null>(null)

export function useActions(): MessageActions {
  const actions = use(MessageActionsContext)
  if (!actions) throw new Error('A message stands outside a chat.')
  return actions
}
