import type { HumanizeEvent, HumanizeProgress } from '../../../contract/humanizer.ts'
import type { ModelWait } from '../../../contract/local-models.ts'
import { ApiError } from '../../api.ts'
import { errorTexts } from '../../locales/en/shared/failures.ts'
import { messageText } from '../../locales/messages.ts'
import type { HumanizedText } from './humanized-text.ts'

/** Hears of a run before its end. */
export type RunWatch = {
  onProgress: (progress: HumanizeProgress) => void
  onWait?: (wait: ModelWait | null) => void
}

export type RunEvent = HumanizeEvent<HumanizedText>

/**
 * Reads a run to its end. Throws ApiError with the server's message, or 'offline' when the stream breaks off. An abort
 * is thrown as it is.
 */
export async function resultOf(
  events: AsyncIterable<RunEvent>,
  { onProgress, onWait }: RunWatch,
): Promise<HumanizedText> {
  try {
    for await (const event of events) {
      if (event.type === 'progress') onProgress(event)
      else if (event.type === 'wait') onWait?.(event.wait)
      // Refusals arrive before the stream starts, so this is an internal failure of the server.
      else if (event.type === 'error')
        throw new ApiError(500, event.code, messageText(event.says, event.error), event.details)
      else return event
    }
  } catch (error) {
    if (error instanceof ApiError) throw error
    if (error instanceof DOMException && error.name === 'AbortError') throw error
  }
  throw new ApiError(0, 'offline', errorTexts.processFailed)
}
