import { createContext, type ReactNode, use } from 'react'
import type { ChatMessage, Rating } from '../../../../contract/chats/chats.ts'

/** The actions on one message. The object stays the same while the chat is open. */
export type MessageActions = {
  /** Requests another reply beside this one. */
  regenerate: (reply: ChatMessage) => void
  /** Requests another reply beside this one by another model, which the chat then uses. */
  askModel: (reply: ChatMessage, model: string) => void
  /** Continues a reply that was stopped or cut off. */
  goOn: (reply: ChatMessage) => void
  /** Sends the changed text as a new branch. Returns false when that is not possible now. */
  edit: (message: ChatMessage, text: string) => boolean
  /** Shows the branch of the previous (-1) or next (1) sibling. */
  turn: (message: ChatMessage, step: -1 | 1) => void
  /** Rates a reply; null removes the rating. */
  rate: (reply: ChatMessage, rating: Rating | null) => void
  remove: (message: ChatMessage) => void
  /** Puts a text into the composer and places the caret after it. */
  fill: (text: string) => void
}

export const MessageActionsContext = createContext<MessageActions | null>(null)

/** Renders the action on a reply that the page around the chat offers in place of `Edit Text`. */
export const ReplyActionsContext = createContext<((reply: ChatMessage) => ReactNode) | null>(null)

export function useActions(): MessageActions {
  const actions = use(MessageActionsContext)
  if (!actions) throw new Error('A message stands outside a chat.')
  return actions
}
