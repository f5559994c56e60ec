import { errorTexts } from '../../../contract/errors.ts'
import { limits } from '../../../contract/limits.ts'
import type { Message } from '../../../texts/message.ts'
import { AppError } from '../errors.ts'
import type { Log } from '../log.ts'
import type { EventSource } from './send-events.ts'

type Failure = { type: 'error'; error: string; code: string; says: Message }

/**
 * Runs work while a reader is connected. Every error becomes the last event; a disconnect aborts the work. `name` is for
 * the log.
 */
export function runEvents<Event>(
  { log, name }: { log: Log; name: string },
  run: (send: (event: Event) => void, signal: AbortSignal) => Promise<void>,
  timeoutMs: number | null = limits.chatTimeoutMs,
): EventSource<Event | Failure> {
  return (send) => {
    const left = new AbortController()
    const timeout = timeoutMs === null ? null : AbortSignal.timeout(timeoutMs)
    const report = (error: unknown) => {
      if (left.signal.aborted) return
      const known = timeout?.aborted ? new AppError('model_timeout', errorTexts.chatTimeout) : error
      if (!(known instanceof AppError)) log.error({ err: error }, name)
      const failure = known instanceof AppError ? known : new AppError('model_failed')
      send({ type: 'error', error: failure.message, code: failure.code, says: failure.says })
    }
    // The first event must not be sent before the caller knows this source.
    const ended = Promise.resolve()
      .then(() => run(send, AbortSignal.any(timeout ? [left.signal, timeout] : [left.signal])))
      .catch(report)
    return { ended, close: () => left.abort() }
  }
}
