import type { Transaction } from '../database/database.ts'
import type { Notifier } from '../database/notify.ts'

const topic = 'session-ended'
/** A PostgreSQL notice holds 8,000 bytes; a session id has 32 characters. */
const idsInNotice = 150

/**
 * Notifies all servers that these sessions have ended, so that they close their event streams. With `tx`, on commit.
 */
export async function publishEndedSessions(
  notifier: Notifier,
  sessionIds: string[],
  tx?: Transaction,
): Promise<void> {
  for (let from = 0; from < sessionIds.length; from += idsInNotice)
    await notifier.publish({ topic, sessionIds: sessionIds.slice(from, from + idsInNotice) }, tx)
}

/** Calls `listener` with the ids of sessions that ended on any server. Returns a function that unsubscribes. */
export function onSessionsEnded(notifier: Notifier, listener: (sessionIds: string[]) => void): () => void {
  return notifier.subscribe(topic, ({ sessionIds }) => listener(sessionIds as string[]))
}
