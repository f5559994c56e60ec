import type { HumanizeRefusal } from '../../../../contract/chats/chats.ts'
import type { ChatFile } from '../../../../contract/chats/files.ts'
import type { LiveReply } from './live-reply.ts'
import type { Question } from './reply-calls.ts'

/** A message that the server did not accept. `text` returns to the field; it is empty when nothing was typed. */
export type SendFailure = {
  text: string
  files: ChatFile[]
  /** The files among them that the server no longer stores. */
  filesGone: string[]
  ids: Pick<Question, 'clientId' | 'replyClientId'>
  status: number
  code: string
  message: string
}

/** This tab's state of a chat in addition to the stored messages. */
export type ChatRun = {
  live: LiveReply | null
  failure: SendFailure | null
  /** Why a reply was not humanized, by its client id. */
  refusals: Record<string, HumanizeRefusal>
  /** When a reply's reveal began, by its client id. */
  reveals: Record<string, number>
}

const idle: ChatRun = { live: null, failure: null, refusals: {}, reveals: {} }
const hiddenFrameMs = 250

export type ReplyStore = ReturnType<typeof createReplyStore>

/** Outlives the screen, so that a reply continues while the user looks at another chat. */
export function createReplyStore() {
  const runs = new Map<string, ChatRun>()
  const listeners = new Set<() => void>()
  let isScheduled = false

  function notify() {
    isScheduled = false
    for (const listener of listeners) listener()
  }

  /** Batches words that arrive faster than the screen renders. */
  function notifySoon() {
    if (isScheduled) return
    isScheduled = true
    if (document.hidden) setTimeout(notify, hiddenFrameMs)
    else requestAnimationFrame(notify)
  }

  return {
    read: (chatId: string): ChatRun => runs.get(chatId) ?? idle,
    change(chatId: string, change: Partial<ChatRun>, isUrgent = true): void {
      runs.set(chatId, { ...(runs.get(chatId) ?? idle), ...change })
      if (isUrgent) notify()
      else notifySoon()
    },
    changeLive(chatId: string, change: (live: LiveReply) => LiveReply, isUrgent = true): void {
      const { live } = this.read(chatId)
      if (live) this.change(chatId, { live: change(live) }, isUrgent)
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
