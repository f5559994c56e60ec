import type { Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { drainMs } from './pending-work.ts'

export type Doorkeeper = {
  /**
   * Refuses new connections, and gives requests that were accepted before, and the replies and rewrites that they begin,
   * some time to end.
   */
  stop: (drain: (patienceMs: number) => Promise<unknown>) => Promise<void>
}

/** A proxy that sends several requests a second over each connection has by then been told to close them. */
const farewellMs = 500
const lookEveryMs = 20
/** Only a server with more work than it can do has no such moment. */
const calmWaitMs = 300
const calmMs = 1

/**
 * Knows which requests of a server have no response yet, so that it can stop without cutting one. Call it before the
 * first request.
 */
export function keepDoor(server: Server): Doorkeeper {
  const unanswered = new Set<ServerResponse>()
  let received = 0
  let isLeaving = false
  server.prependListener('request', (_request, response: ServerResponse) => {
    received++
    // Tells the other side not to send its next request over a connection that is about to be closed.
    if (isLeaving) response.setHeader('connection', 'close')
    unanswered.add(response)
    response.once('close', () => unanswered.delete(response))
  })
  const isAnswered = () => [...unanswered].every((response) => response.headersSent)

  return {
    async stop(drain) {
      isLeaving = true
      await sleep(farewellMs)
      await calmMoment()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      let isLate = false
      const patience = setTimeout(() => {
        isLate = true
      }, drainMs)
      // A request may begin a reply after the others have ended: one that was accepted a moment ago, or one over a
      // connection whose response had begun before the other side was told to close it.
      for (let before = -1; before !== received; ) {
        before = received
        while (!isLate && !isAnswered()) await sleep(lookEveryMs)
        await drain(isLate ? 0 : drainMs)
        server.closeIdleConnections()
      }
      clearTimeout(patience)
      // What is open now has no end of its own, such as the news of a page.
      setTimeout(() => server.closeAllConnections(), 500).unref()
      await closed
    },
  }
}

/**
 * Waits until the event loop has nothing to do. Connections that the system has accepted and this process has not are
 * reset when the listener closes, and a proxy does not repeat a request that it has sent.
 */
async function calmMoment(): Promise<void> {
  for (const startedAt = performance.now(); performance.now() - startedAt < calmWaitMs; ) {
    const before = performance.now()
    await new Promise(setImmediate)
    if (performance.now() - before < calmMs) return
  }
}
