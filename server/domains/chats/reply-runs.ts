import type { ChatEvent, ChatMessage } from '../../../contract/chats/chats.ts'
import type { Doors } from '../../platform/context.ts'
import { saveProgress } from './save-reply.ts'

export type StopReason = 'stopped' | 'timeout' | 'shutdown' | 'deleted'

/** A reply that this server is writing. It goes on when nobody listens; the database has what it wrote. */
export type ReplyRun = {
  chatId: string
  userId: string
  reply: ChatMessage
  /** The reply as it was written, once it is humanized: it becomes a sibling. */
  original: ChatMessage | null
  title: string
  abort: AbortController
  listeners: Set<(event: ChatEvent) => void>
  /** Where a reply that is humanized stands, for a reader who comes later. */
  stage: Extract<ChatEvent, { type: 'stage' }> | null
  /** Length of reply.text that the database has. */
  savedLength: number
  /** True from the end of the reply on; the title may still follow. */
  ended: boolean
  /** How it ended, as the listeners were told. */
  outcome: Promise<ReplyOutcome>
  settle: (outcome: ReplyOutcome) => void
  /** The title is there as well, or will not come. */
  titled: Promise<void>
}

export type ReplyOutcome = Extract<ChatEvent, { type: 'done' | 'error' }>

export type ReplyRuns = {
  add: (run: ReplyRun) => void
  remove: (run: ReplyRun) => void
  find: (userId: string, chatId: string) => ReplyRun | undefined
  /** Lets replies end by themselves for a while, then cuts them off; what they wrote is kept. */
  drain: (patienceMs: number) => Promise<void>
}

const saveEveryMs = 500

export function emit(run: ReplyRun, event: ChatEvent): void {
  if (event.type === 'stage') run.stage = event
  for (const listener of run.listeners) listener(event)
}

/** The runs of this server, and the one timer that writes the progress of all of them in one statement. */
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
      doors.log.warn({ err: error }, 'progress of replies not saved, tried again')
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
