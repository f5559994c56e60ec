import type { HumanizeEvent, HumanizeProgress } from '../../../contract/humanizer.ts'
import type { ModelWait } from '../../../contract/local-models.ts'
import { asAppError } from '../../platform/errors.ts'
import type { BegunRun } from './humanize-text.ts'
import type { HumanizedText } from './humanized-text.ts'

const encoder = new TextEncoder()
const keepAliveMs = 15_000

/** Streams a run as server-sent events. A reader who disconnects stops the run. */
export function streamHumanizing(run: BegunRun, signal: AbortSignal): ReadableStream<Uint8Array> {
  const left = new AbortController()
  let beat: NodeJS.Timeout | undefined
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => {
        if (!left.signal.aborted) controller.enqueue(encoder.encode(text))
      }
      const send = (event: HumanizeEvent<HumanizedText>) => write(`data: ${JSON.stringify(event)}\n\n`)
      beat = setInterval(() => write(': still here\n\n'), keepAliveMs)
      const onProgress = (step: HumanizeProgress) => send({ type: 'progress', ...step })
      const onWait = (wait: ModelWait | null) => send({ type: 'wait', wait })
      run
        .finish(AbortSignal.any([signal, left.signal]), { onProgress, onWait })
        .then((answer) => send({ type: 'done', ...answer }))
        .catch((error: unknown) => send({ type: 'error', ...asAppError(error).body() }))
        .finally(() => {
          clearInterval(beat)
          if (!left.signal.aborted) controller.close()
        })
        // The reader disconnected at the same moment.
        .catch(() => {})
    },
    cancel() {
      clearInterval(beat)
      left.abort()
    },
  })
}
