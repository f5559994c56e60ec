import type { SuggestionEvent } from '../../../../contract/essays/suggestions.ts'
import type { Context } from '../../../platform/context.ts'
import { runEvents } from '../../../platform/http/run-events.ts'
import type { EventSource } from '../../../platform/http/send-events.ts'

export type Send = (event: SuggestionEvent) => void

/** Makes a suggestion while its reader is connected. */
export function eventSource(
  { log }: Pick<Context, 'log'>,
  run: (send: Send, signal: AbortSignal) => Promise<void>,
  timeoutMs?: number | null,
): EventSource<SuggestionEvent> {
  return runEvents({ log, name: 'suggestion' }, run, timeoutMs)
}
