import type { ReactNode } from 'react'
import type { ChatMessage, ChatSummary, Rating } from '../../../../contract/chats/chats.ts'
import type { ChatFile } from '../../../../contract/chats/files.ts'
import type { RemainingWords } from '../../../../contract/credits.ts'
import type { Tone } from '../../../../contract/tones.ts'
import type { ReminderChoice } from '../humanize/humanize-reminder.tsx'
import type { Shown } from '../messages/shown-messages.ts'
import type { ChatRun } from '../replies/reply-store.ts'

/** How a reply is written. */
export type ReplyOptions = { humanize: boolean; model: string | undefined; tone: Tone }

export type OutgoingMessage = {
  text: string
  files: ChatFile[]
  /** Whether the user knows that the model cannot see the images. */
  withoutImages?: boolean
  /** The message before an edited one, which starts a branch; without it the message follows the last shown one. */
  after?: string | null
}

/**
 * The actions of one kind of chat, stored or temporary. The object and its functions stay the same while the chat is
 * open, and they read the current messages themselves.
 */
export type ChatAdapter = {
  chatId: string
  /** Whether the composer keeps its draft in this browser. */
  keepsDraft: boolean
  /** Why this chat accepts no files; null where it does. */
  filesRefusal: string | null
  readRun: () => ChatRun
  send: (message: OutgoingMessage, options: ReplyOptions) => void
  /** Requests another reply beside this one. */
  regenerate: (reply: ChatMessage, options: ReplyOptions) => void
  /** Continues a reply that was stopped or cut off. */
  goOn: (reply: ChatMessage, options: ReplyOptions) => void
  stop: () => void
  /** Returns the last message of the previous (-1) or next (1) branch, or null without one. */
  branchBeside: (message: ChatMessage, step: -1 | 1) => string | null
  showBranch: (leafId: string) => void
  rate: (reply: ChatMessage, rating: Rating | null) => void
  /** Deletes a message with everything that follows it. Resolves to the function that restores them. */
  remove: (message: ChatMessage) => Promise<() => Promise<void>>
  /** Records that a reply was revealed completely. */
  revealed: (clientId: string) => void
  /** Reconnects to a reply at once. */
  retryNow: () => void
}

/** A chat as a panel shows it. */
export type PanelChat = {
  adapter: ChatAdapter
  /** The stored chat; null before the first message and for a temporary chat. */
  chat: ChatSummary | null
  shown: Shown
  run: ChatRun
}

/** What the page supplies to a chat. */
export type ChatHost = {
  userId: string
  words: RemainingWords | undefined
  signInPath: string
  /** The session ended while the chat was open. */
  isSignedOut: boolean
  /** Opens the detector with a text. */
  onCheck: (text: string) => void
  /** Describes the service that rewrites texts; null until it is known. */
  dataProcessor: string | null
  reminder: ReminderChoice
}

/** How the page that contains a chat changes it. */
export type PanelOptions = {
  /** Whether the panel is a column beside other content, such as a document. It then does not take the focus. */
  isCompact?: boolean
  /** Shown before the first message in place of the greeting and the starters. */
  empty?: ReactNode
  /** Shown among the actions of each reply in place of `Edit Text`, for example a button that inserts the reply. */
  replyActions?: (reply: ChatMessage) => ReactNode
  /** Shown below the composer. */
  footnote?: ReactNode
  /** Whether the panel takes the prompt from `?prompt=` and from the landing page. */
  takesOpeningPrompt?: boolean
}
