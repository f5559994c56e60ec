import type { ChatEvent, ChatMessage } from '../../../contract/chats/chats.ts'
import type { Doors } from '../../platform/context.ts'
import type { AppError } from '../../platform/errors.ts'
import type { WaitingCharge } from '../humanizer/waiting-charge.ts'
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
  /** The end of reply.text that the listeners do not have yet, and the timer that sends it. */
  unsentText: string
  /** As unsentText, of reply.thoughts. */
  unsentThoughts: string
  sending: NodeJS.Timeout | null
  /** Returns the time between two pieces that are sent. */
  paceMs: () => number
  /** While the model thinks: since when, and how long it had thought before a continuation. */
  thinking: { startedAtMs: number; secondsBefore: number } | null
  /** The humanizing stage, for a reader who connects later. */
  stage: Extract<ChatEvent, { type: 'stage' }> | null
  /** What the rewrites in this reply cost, if it reaches its reader. */
  charges: ReplyCharge[]
  /** What the reply waits for, for such a reader; null once it has started. */
  wait: Extract<ChatEvent, { type: 'wait' }> | null
  /** Length of the saved part of reply.thoughts. */
  savedThoughts: number
  /** True once the reply has ended; the title may still follow. */
  ended: boolean
  /** The outcome, as sent to the listeners. */
  outcome: Promise<ReplyOutcome>
  settle: (outcome: ReplyOutcome) => void
  /** Resolves when the title exists or will not be made. */
  titled: Promise<void>
}

type NewRun = Pick<ReplyRun, 'chatId' | 'userId' | 'reply' | 'title' | 'paceMs' | 'titled'>

/** Returns the run of a reply of which nothing has been written yet. */
export function createRun(given: NewRun): ReplyRun {
  const { promise: outcome, resolve: settle } = Promise.withResolvers<ReplyOutcome>()
  return {
    ...given,
    original: null,
    abort: new AbortController(),
    listeners: new Set(),
    unsentText: '',
    unsentThoughts: '',
    sending: null,
    thinking: null,
    stage: null,
    charges: [],
    wait: null,
    savedThoughts: 0,
    ended: false,
    outcome,
    settle,
  }
}

export type ReplyCharge = {
  charge: WaitingCharge
  /** Returns whether the rewrite was shown while the reply was written, so that it counts even if nothing is kept. */
  wasShown: () => boolean
  /** Returns whether the finished reply has the rewrite. */
  isIn: () => boolean
  /** Called with the words that were charged. */
  onCharged?: (words: number) => void
}

/** Returns the event with which a reply ends early. */
export function errorEvent(
  { message, code, says }: AppError,
  reply: ChatMessage | null,
): Extract<ChatEvent, { type: 'error' }> {
  return { type: 'error', error: message, code, says, reply }
}

export type ReplyOutcome = Extract<ChatEvent, { type: 'done' | 'error' }>

export type ReplyRuns = {
  add: (run: ReplyRun) => void
  remove: (run: ReplyRun) => void
  find: (userId: string, chatId: string) => ReplyRun | undefined
  paceMs: () => number
  /** Waits a while for replies to end, then interrupts them; keeps what they wrote. */
  drain: (patienceMs: number) => Promise<void>
}

const saveEveryMs = 500
/** With many replies at once, fewer and larger pieces leave the processor free to send all of them on time. */
const pace = { usualMs: 50, busyMs: 100, busyFrom: 50 }

export const usualPaceMs = () => pace.usualMs

/** Sends an event to the listeners, after the text that came before it. */
export function emit(run: ReplyRun, event: Exclude<ChatEvent, { type: 'delta' }>): void {
  flushText(run)
  if (event.type === 'stage') run.stage = event
  if (event.type === 'wait') run.wait = event
  tell(run, event)
}

/**
 * Sends a piece of the reply. The first is sent at once; pieces that follow within the pace are sent together,
 * because a write to the connection costs more than all other steps of a token.
 */
export function emitText(run: ReplyRun, text: string): void {
  run.unsentText += text
  run.wait = null
  if (!run.sending) sendText(run)
}

/** Sends a piece of what the model thinks, like a piece of the reply. */
export function emitThoughts(run: ReplyRun, text: string): void {
  run.unsentThoughts += text
  run.wait = null
  if (!run.sending) sendText(run)
}

/** Returns the event that says that the model has thought so far. */
export function thoughtsEvent({ reply }: ReplyRun, text: string): Extract<ChatEvent, { type: 'thoughts' }> {
  return { type: 'thoughts', text, seconds: reply.thoughtSeconds ?? 0, isOver: false, keeps: null }
}

/** Sends the text that waits for the timer. A listener that is added must not get it again. */
export function flushText(run: ReplyRun): void {
  const { unsentText, unsentThoughts } = run
  run.unsentText = ''
  run.unsentThoughts = ''
  if (unsentThoughts !== '') tell(run, thoughtsEvent(run, unsentThoughts))
  if (unsentText !== '') tell(run, { type: 'delta', text: unsentText })
}

function sendText(run: ReplyRun): void {
  const isEmpty = run.unsentText === '' && run.unsentThoughts === ''
  run.sending = isEmpty ? null : setTimeout(sendText, run.paceMs(), run)
  flushText(run)
}

function tell(run: ReplyRun, event: ChatEvent): void {
  for (const listener of run.listeners) listener(event)
}

/** Tracks the runs of this server, with one timer that saves the progress of all of them in one statement. */
export function createReplyRuns(doors: Pick<Doors, 'db' | 'log' | 'notifier'>): ReplyRuns {
  const runs = new Map<string, ReplyRun>()
  let idle: (() => void) | null = null

  let saving = false
  let timer: NodeJS.Timeout | undefined
  const save = async () => {
    if (saving) return
    saving = true
    try {
      await saveProgress(doors, [...runs.values()])
    } catch (error) {
      doors.log.warn({ err: error }, 'progress of replies not saved, will retry')
    } finally {
      saving = false
    }
  }

  doors.notifier.subscribe('stop-reply', (notice) => {
    const run = runs.get(String(notice.chatId))
    if (run && run.userId === notice.userId) run.abort.abort('stopped' satisfies StopReason)
  })

  return {
    add(run) {
      runs.set(run.chatId, run)
      timer ??= setInterval(save, saveEveryMs).unref()
    },
    remove(run) {
      if (runs.get(run.chatId) === run) runs.delete(run.chatId)
      if (runs.size > 0) return
      clearInterval(timer)
      timer = undefined
      idle?.()
    },
    find(userId, chatId) {
      const run = runs.get(chatId)
      return run?.userId === userId ? run : undefined
    },
    paceMs: () => (runs.size < pace.busyFrom ? pace.usualMs : pace.busyMs),
    async drain(patienceMs) {
      if (runs.size === 0) return
      const ended = new Promise<void>((resolve) => {
        idle = resolve
      })
      const cut = setTimeout(() => {
        for (const run of runs.values()) run.abort.abort('shutdown' satisfies StopReason)
      }, patienceMs)
      await ended
      clearTimeout(cut)
    },
  }
}
