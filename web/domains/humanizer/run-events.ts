import { errorTexts } from '../../../contract/errors.ts'
import type { HumanizeEvent, HumanizeProgress } from '../../../contract/humanizer.ts'
import { ApiError } from '../../api.ts'
import type { HumanizedText } from './humanized-text.ts'

export type RunEvent = HumanizeEvent<HumanizedText>

/**
 * Reads a run to its end. Throws ApiError: what the server told, or 'offline' where the stream broke before its end;
 * an abort stays an abort.
 */
export async function resultOf(
  events: AsyncIterable<RunEvent>,
  onProgress: (progress: HumanizeProgress) => void,
): Promise<HumanizedText> {
  try {
    for await (const event of events) {
      if (event.type === 'progress') onProgress(event)
      // Refusals came before the stream began, so this is the server's own failure.
      else if (event.type === 'error') throw new ApiError(500, event.code, event.error, event.details)
      else return event
    }
  } catch (error) {
    if (error instanceof ApiError) throw error
    if (error instanceof DOMException && error.name === 'AbortError') throw error
  }
  throw new ApiError(0, 'offline', errorTexts.processFailed)
}
