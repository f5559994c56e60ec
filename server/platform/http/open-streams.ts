import type { Notifier } from '../database/notify.ts'
import type { Log } from '../log.ts'
import { onSessionsEnded } from './ended-sessions.ts'

/** A response that stays open for a session. */
export type OpenStream = {
  /** Aborted when the session ends on any server. */
  sessionEnded: AbortSignal
  close: () => void
}

/** `sessionId` is null for a visitor, whose stream no session can end. */
export type OpenStreams = { open: (sessionId: string | null) => OpenStream }

type StreamDoors = { notifier: Notifier; log: Log }

const checkEveryMs = 15_000

/**
 * Ends this server's streams together with their session: at once after a notice, and at the latest after the next
 * check of the database, because notices can be lost while the connection is down, and an expired session sends none.
 */
export function createOpenStreams(
  { notifier, log }: StreamDoors,
  findOpenSessions: (sessionIds: string[]) => Promise<Set<string>>,
  everyMs = checkEveryMs,
): OpenStreams {
  const streams = new Map<string, Set<AbortController>>()
  let timer: NodeJS.Timeout | undefined

  function endStreams(sessionIds: string[]): void {
    for (const id of sessionIds) for (const stream of streams.get(id) ?? []) stream.abort()
  }

  async function check(): Promise<void> {
    try {
      const ids = [...streams.keys()]
      const open = await findOpenSessions(ids)
      endStreams(ids.filter((id) => !open.has(id)))
    } catch (err) {
      log.warn({ err }, 'sessions of open streams not checked')
    }
  }

  onSessionsEnded(notifier, endStreams)
  return {
    open(sessionId) {
      const end = new AbortController()
      if (sessionId === null) return { sessionEnded: end.signal, close() {} }
      const set = streams.get(sessionId) ?? new Set()
      streams.set(sessionId, set.add(end))
      timer ??= setInterval(check, everyMs).unref()
      return {
        sessionEnded: end.signal,
        close() {
          set.delete(end)
          if (set.size === 0 && streams.get(sessionId) === set) streams.delete(sessionId)
          if (streams.size > 0) return
          clearInterval(timer)
          timer = undefined
        },
      }
    },
  }
}
