import type { Transaction } from '../database/database.ts'
import type { Notifier } from '../database/notify.ts'

const topic = 'session-ended'
/** PostgreSQL takes 8,000 bytes a notice; the id of a session has 32 characters. */
const idsInNotice = 150

/** Tells all servers that these sessions are over, so that they close their event streams; `tx` delays it until the commit. */
export async function publishEndedSessions(
  notifier: Notifier,
  sessionIds: string[],
  tx?: Transaction,
): Promise<void> {
  for (let from = 0; from < sessionIds.length; from += idsInNotice)
    await notifier.publish({ topic, sessionIds: sessionIds.slice(from, from + idsInNotice) }, tx)
}

/** Calls `listener` with the ids of sessions that ended on any server; returns how to stop. */
export function onSessionsEnded(notifier: Notifier, listener: (sessionIds: string[]) => void): () => void {
  return notifier.subscribe(topic, ({ sessionIds }) => listener(sessionIds as string[]))
}
