import type { HumanizeInput } from '../../../contract/humanizer.ts'
import { ApiError, answerOf, api, errorOf } from '../../api.ts'
import { readEvents } from '../../event-stream.ts'
import { keptTextCalls } from '../../kept-text-calls.ts'
import { errorTexts } from '../../locales/en/shared/failures.ts'
import type { HumanizedText } from './humanized-text.ts'
import { type RunEvent, type RunWatch, resultOf } from './run-events.ts'

/** The user's history of rewrites. */
export const rewriteCalls = keptTextCalls('humanized-texts', api.api['humanized-texts'])

const asEvents = { headers: { accept: 'text/event-stream' } }

/** Asks for what a running rewrite has composed by now; its own response has the result. Throws ApiError. */
export async function finishEarly(idempotencyKey: string): Promise<void> {
  const response = await answerOf(api.api.humanize.finish.$post({ json: { idempotencyKey } }))
  if (!response.ok) throw await errorOf(response)
}

/**
 * Runs the humanizer and reports each step. Throws ApiError. Only a changed text is charged, and an abort also ends the
 * run on the server.
 */
export async function humanizeText(
  input: HumanizeInput,
  signal: AbortSignal,
  watch: RunWatch,
): Promise<HumanizedText> {
  const response = await answerOf(api.api.humanize.$post({ json: input }, { ...asEvents, init: { signal } }))
  if (!response.ok) throw await errorOf(response)
  const body = response.body as ReadableStream<Uint8Array> | null
  if (!body) throw new ApiError(0, 'internal', errorTexts.noResponse)
  return resultOf(readEvents<RunEvent>(body), watch)
}
