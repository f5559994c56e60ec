import type { ChatEvent, ChatMessage } from '../../../contract/chats.ts'
import type { ReplyRun } from './reply-runs.ts'

const encoder = new TextEncoder()
const keepAliveMs = 15_000

export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
}

/** Server-sent events of a run from now on; `start` carries what was written before. Ends with the run. */
export function streamRun(run: ReplyRun, userMessage: ChatMessage | null): ReadableStream<Uint8Array> {
  let listener: ((event: ChatEvent) => void) | undefined
  let beat: NodeJS.Timeout | undefined
  return new ReadableStream<Uint8Array>({
    start(controller) {
      listener = (event) => controller.enqueue(encodeEvent(event))
      beat = setInterval(() => controller.enqueue(encoder.encode(': still here\n\n')), keepAliveMs)
      listener({ type: 'start', chatId: run.chatId, title: run.title, userMessage, reply: { ...run.reply } })
      if (run.stage) listener(run.stage)
      run.listeners.add(listener)
      run.outcome.finally(() => {
        clearInterval(beat)
        if (listener) closeQuietly(controller)
      })
    },
    cancel() {
      clearInterval(beat)
      if (listener) run.listeners.delete(listener)
      listener = undefined
    },
  })
}

export function encodeEvent(event: ChatEvent): Uint8Array {
  return encoder.encode(`data: ${JSON.stringify(event)}\n\n`)
}

function closeQuietly(controller: ReadableStreamDefaultController): void {
  try {
    controller.close()
  } catch {
    // The reader went away in the same moment.
  }
}
