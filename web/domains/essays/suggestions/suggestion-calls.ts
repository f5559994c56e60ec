import type {
  SuggestionEvent,
  SuggestionOffer,
  SuggestionRequest,
} from '../../../../contract/essays/suggestions.ts'
import { ApiError, answerOf, api, errorOf, unwrap } from '../../../api.ts'
import { readEvents } from '../../../event-stream.ts'
import { contractText } from '../../../locales/contract-text.ts'
import { errorTexts } from '../../../locales/en/shared/failures.ts'
import { messageText } from '../../../locales/messages.ts'

const calls = api.api.essays[':chatId'].suggestions
const offerTimeoutMs = 20_000

export type FinishedSuggestion = Extract<SuggestionEvent, { type: 'done' }>

/** Returns what the model of this essay can do. */
export function getOffer(chatId: string): Promise<SuggestionOffer> {
  return unwrap(calls.$get({ param: { chatId } }, { init: { signal: AbortSignal.timeout(offerTimeoutMs) } }))
}

/**
 * Asks for a suggestion and reports the text as far as it has arrived. Aborting the request stops the model. Throws
 * ApiError, also when the stream ends early.
 */
export async function askForSuggestion(
  chatId: string,
  json: SuggestionRequest,
  { signal, onText }: { signal: AbortSignal; onText: (text: string) => void },
): Promise<FinishedSuggestion> {
  const response = await answerOf(calls.$post({ param: { chatId }, json }, { init: { signal } }))
  if (!response.ok) throw await errorOf(response)
  const body = response.body as ReadableStream<Uint8Array> | null
  if (!body) throw new ApiError(0, 'internal', errorTexts.noResponse)
  let text = ''
  try {
    for await (const event of readEvents<SuggestionEvent>(body)) {
      if (event.type === 'done')
        return {
          ...event,
          reason:
            event.reason && (event.says ? messageText(event.says, event.reason) : contractText(event.reason)),
        }
      if (event.type === 'error') throw new ApiError(502, event.code, messageText(event.says, event.error))
      if (event.type === 'again') text = ''
      if (event.type === 'delta') text += event.text
      onText(text)
    }
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error
  }
  signal.throwIfAborted()
  throw new ApiError(0, 'offline', errorTexts.chatFailed)
}
