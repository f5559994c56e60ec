import type { HumanizeRefusal } from '../../../../contract/chats/chats.ts'
import type { ChatFile } from '../../../../contract/chats/files.ts'
import type { LiveReply } from './live-reply.ts'
import type { Question } from './reply-calls.ts'

/** What the server did not take. `text` goes back to the field; it is empty where nothing was typed. */
export type SendFailure = {
  text: string
  files: ChatFile[]
  /** Of those: the ones that the server does not keep any more. */
  filesGone: string[]
  ids: Pick<Question, 'clientId' | 'replyClientId'>
  status: number
  code: string
  message: string
}

/** What this tab knows about a chat beside the stored messages. */
export type ChatRun = {
  live: LiveReply | null
  failure: SendFailure | null
  /** By the reply's client id: why it was not humanized. */
  refusals: Record<string, HumanizeRefusal>
  /** By the reply's client id: when its reveal began. */
  reveals: Record<string, number>
}

const idle: ChatRun = { live: null, failure: null, refusals: {}, reveals: {} }
const hiddenFrameMs = 250

export type ReplyStore = ReturnType<typeof createReplyStore>

/** Outlives the screen: a reply goes on, and is seen going on, when the user looks at another chat meanwhile. */
export function createReplyStore() {
  const runs = new Map<string, ChatRun>()
  const listeners = new Set<() => void>()
  let isScheduled = false

  function notify() {
    isScheduled = false
    for (const listener of listeners) listener()
  }

  /** Words that arrive faster than the screen draws are drawn together. */
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
