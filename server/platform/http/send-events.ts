import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { currentRequestId, requestIdHeader } from '../request-id.ts'
import { type ActorEnv, openStream } from './actor.ts'
import { eventStreamHeaders } from './event-stream.ts'
import { holdPlace } from './gate.ts'
import type { PendingWork } from './pending-work.ts'

/** A source of events: sends some at once and the rest as they come. `close` unsubscribes. */
export type EventSource<Event> = (send: (event: Event) => void) => {
  ended: Promise<unknown>
  close: () => void
}

/** Responses of this process that are open to send events. */
export const openStreamsNow = { count: 0 }

const keepAliveMs = 15_000
const keepAlive = ': still here\n\n'

/**
 * Responds with server-sent events until the source ends, the reader disconnects or the session ends. Writes each event
 * directly to the connection, because a web stream in between would cost more processor time than the event itself. With
 * `work`, a server that stops waits for the end of the source.
 */
export function sendEvents<Event>(
  c: Context<ActorEnv>,
  source: EventSource<Event>,
  work?: PendingWork,
): Response {
  const closed = Promise.withResolvers<void>()
  holdPlace(c, closed.promise)
  const stream = openStream(c)
  openStreamsNow.count++
  let isClosed = false
  const onClose = () => {
    if (!isClosed) openStreamsNow.count--
    isClosed = true
    stream.close()
    closed.resolve()
  }
  const tracked = work ? trackedBy(work, source) : source
  const outgoing = (c.env as { outgoing?: ServerResponse } | undefined)?.outgoing
  return outgoing
    ? writeEvents(outgoing, tracked, stream.sessionEnded, onClose)
    : streamEvents(tracked, stream.sessionEnded, onClose)
}

function trackedBy<Event>(work: PendingWork, source: EventSource<Event>): EventSource<Event> {
  return (send) => {
    const events = source(send)
    void work.track(events.ended)
    return events
  }
}

function writeEvents<Event>(
  outgoing: ServerResponse,
  source: EventSource<Event>,
  sessionEnded: AbortSignal,
  onClose: () => void,
): Response {
  outgoing.writeHead(200, {
    ...eventStreamHeaders,
    [requestIdHeader]: currentRequestId(),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  // A source may send one more event after its end. Writing it would raise an uncaught error.
  const write = (text: string) => {
    if (!outgoing.writableEnded) outgoing.write(text)
  }
  const beat = setInterval(() => write(keepAlive), keepAliveMs)
  const { ended, close } = source((event) => write(asLine(event)))
  // A stream may have no event for a long time; the reader needs the headers to know that it is open. A first event that
  // is sent at once takes them along.
  outgoing.flushHeaders()
  const leave = () => {
    clearInterval(beat)
    close()
    onClose()
  }
  // A reader who left before this has closed the connection, which is told only once.
  if (outgoing.destroyed) leave()
  else outgoing.once('close', leave)
  const end = () => {
    close()
    outgoing.end()
  }
  sessionEnded.addEventListener('abort', end)
  ended.finally(() => outgoing.end())
  return RESPONSE_ALREADY_SENT
}

/** The same for a caller without a connection, such as a test. */
function streamEvents<Event>(
  source: EventSource<Event>,
  sessionEnded: AbortSignal,
  onClose: () => void,
): Response {
  const encoder = new TextEncoder()
  let stop = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let open = true
      const { ended, close } = source((event) => {
        if (open) controller.enqueue(encoder.encode(asLine(event)))
      })
      stop = () => {
        open = false
        close()
        onClose()
      }
      const end = () => {
        if (open) controller.close()
        stop()
      }
      sessionEnded.addEventListener('abort', end)
      ended.finally(end)
    },
    cancel: () => stop(),
  })
  return new Response(body, { headers: eventStreamHeaders })
}

function asLine(event: unknown): string {
  return `data: ${JSON.stringify(event)}\n\n`
}
