import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { eventStreamHeaders } from './event-stream.ts'

/** A source of events: sends some at once, the rest as they come; `close` ends the interest in it. */
export type EventSource<Event> = (send: (event: Event) => void) => {
  ended: Promise<unknown>
  close: () => void
}

const keepAliveMs = 15_000
const keepAlive = ': still here\n\n'

/**
 * Answers with server-sent events until the source ends or the reader goes away. On a real connection each event is
 * written to it directly: a web stream between would cost more processor time than the event itself.
 */
export function sendEvents<Event>(c: Context, source: EventSource<Event>): Response {
  const outgoing = (c.env as { outgoing?: ServerResponse } | undefined)?.outgoing
  return outgoing ? writeEvents(outgoing, source) : streamEvents(source)
}

function writeEvents<Event>(outgoing: ServerResponse, source: EventSource<Event>): Response {
  outgoing.writeHead(200, {
    ...eventStreamHeaders,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  // A stream may have nothing to say for long; its reader wants to know that it is open.
  outgoing.flushHeaders()
  const beat = setInterval(() => outgoing.write(keepAlive), keepAliveMs)
  const { ended, close } = source((event) => outgoing.write(asLine(event)))
  outgoing.once('close', () => {
    clearInterval(beat)
    close()
  })
  ended.finally(() => outgoing.end())
  return RESPONSE_ALREADY_SENT
}

/** The same for a caller without a connection, as tests are. */
function streamEvents<Event>(source: EventSource<Event>): Response {
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
      }
      ended.finally(() => {
        if (open) controller.close()
        open = false
      })
    },
    cancel: () => stop(),
  })
  return new Response(body, { headers: eventStreamHeaders })
}

function asLine(event: unknown): string {
  return `data: ${JSON.stringify(event)}\n\n`
}
