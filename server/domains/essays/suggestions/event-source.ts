import { errorTexts } from '../../../../contract/errors.ts'
import type { SuggestionEvent } from '../../../../contract/essays/suggestions.ts'
import { limits } from '../../../../contract/limits.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import type { EventSource } from '../../../platform/http/send-events.ts'

export type Send = (event: SuggestionEvent) => void

/** Runs work while a reader is connected. Every error becomes the last event; a disconnect aborts the work. */
export function eventSource(
  ctx: Pick<Context, 'log'>,
  run: (send: Send, signal: AbortSignal) => Promise<void>,
  timeoutMs: number | null = limits.chatTimeoutMs,
): EventSource<SuggestionEvent> {
  return (send) => {
    const left = new AbortController()
    const timeout = timeoutMs === null ? null : AbortSignal.timeout(timeoutMs)
    const report = (error: unknown) => {
      if (left.signal.aborted) return
      const known = timeout?.aborted ? new AppError('model_timeout', errorTexts.chatTimeout) : error
      if (!(known instanceof AppError)) ctx.log.error({ err: error }, 'suggestion')
      const { message, code } = known instanceof AppError ? known : new AppError('model_failed')
      send({ type: 'error', error: message, code })
    }
    // The first event must not be sent before the caller knows this source.
    const ended = Promise.resolve()
      .then(() => run(send, AbortSignal.any(timeout ? [left.signal, timeout] : [left.signal])))
      .catch(report)
    return { ended, close: () => left.abort() }
  }
}
