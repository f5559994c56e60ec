import type { ChatEvent, ChatMessage } from '../../../contract/chats/chats.ts'
import type { Doors } from '../../platform/context.ts'
import { saveProgress } from './save-reply.ts'

export type StopReason = 'stopped' | 'timeout' | 'shutdown' | 'deleted'

/** A reply that this server is writing. It continues without listeners; the database has its progress. */
export type ReplyRun = {
  chatId: string
  userId: string
  reply: ChatMessage
  /** The original text of a humanized reply, which becomes a sibling. */
  original: ChatMessage | null
  title: string
  abort: AbortController
  listeners: Set<(event: ChatEvent) => void>
  /** The humanizing stage, for a reader who connects later. */
  stage: Extract<ChatEvent, { type: 'stage' }> | null
  /** Length of the saved part of reply.text. */
  savedLength: number
  /** True once the reply has ended; the title may still follow. */
  ended: boolean
  /** The outcome, as sent to the listeners. */
  outcome: Promise<ReplyOutcome>
  settle: (outcome: ReplyOutcome) => void
  /** Resolves when the title exists or will not be made. */
  titled: Promise<void>
}

export type ReplyOutcome = Extract<ChatEvent, { type: 'done' | 'error' }>

export type ReplyRuns = {
  add: (run: ReplyRun) => void
  remove: (run: ReplyRun) => void
  find: (userId: string, chatId: string) => ReplyRun | undefined
  /** Waits a while for replies to end, then interrupts them; keeps what they wrote. */
  drain: (patienceMs: number) => Promise<void>
}

const saveEveryMs = 500

export function emit(run: ReplyRun, event: ChatEvent): void {
  if (event.type === 'stage') run.stage = event
  for (const listener of run.listeners) listener(event)
}

/** Tracks the runs of this server, with one timer that saves the progress of all of them in one statement. */
export function createReplyRuns(doors: Pick<Doors, 'db' | 'log' | 'notifier' | 'now'>): ReplyRuns {
  const runs = new Map<string, ReplyRun>()
  let idle: (() => void) | null = null

  let saving = false
  const timer = setInterval(async () => {
    if (saving || runs.size === 0) return
    saving = true
    try {
      await saveProgress(doors, [...runs.values()])
    } catch (error) {
      doors.log.warn({ err: error }, 'progress of replies not saved, will retry')
    } finally {
      saving = false
    }
  }, saveEveryMs).unref()

  doors.notifier.subscribe('stop-reply', (notice) => {
    const run = runs.get(String(notice.chatId))
    if (run && run.userId === notice.userId) run.abort.abort('stopped' satisfies StopReason)
  })

  return {
    add: (run) => void runs.set(run.chatId, run),
    remove(run) {
      if (runs.get(run.chatId) === run) runs.delete(run.chatId)
      if (runs.size === 0) idle?.()
    },
    find(userId, chatId) {
      const run = runs.get(chatId)
      return run?.userId === userId ? run : undefined
    },
    async drain(patienceMs) {
      if (runs.size > 0) {
        const ended = new Promise<void>((resolve) => {
          idle = resolve
        })
        const cut = setTimeout(() => {
          for (const run of runs.values()) run.abort.abort('shutdown' satisfies StopReason)
        }, patienceMs)
        await ended
        clearTimeout(cut)
      }
      clearInterval(timer)
    },
  }
}
