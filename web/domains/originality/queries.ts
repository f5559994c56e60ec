import type {
  OriginalityEvent,
  OriginalityInput,
  OriginalityProgress,
  OwnDocumentParam,
} from '../../../contract/originality/originality.ts'
import { ApiError, answerOf, api, errorOf, unwrap } from '../../api.ts'
import { readEvents } from '../../event-stream.ts'
import { keptTextCalls } from '../../kept-text-calls.ts'
import { errorTexts } from '../../locales/en/shared/failures.ts'
import { messageText } from '../../locales/messages.ts'

type Done = Extract<OriginalityEvent, { type: 'done' }>

/** Runs a check and reports its steps. Throws ApiError. An abort also ends the check on the server. */
export async function runCheck(
  input: OriginalityInput,
  searchesWeb: boolean,
  signal: AbortSignal,
  onProgress: (progress: OriginalityProgress) => void,
): Promise<Done> {
  const calls = api.api.originality[searchesWeb ? 'web-checks' : 'checks']
  const response = await answerOf(calls.$post({ json: input }, { init: { signal } }))
  if (!response.ok) throw await errorOf(response)
  const body = response.body as ReadableStream<Uint8Array> | null
  if (!body) throw new ApiError(0, 'internal', errorTexts.noResponse)
  try {
    for await (const event of readEvents<OriginalityEvent>(body)) {
      if (event.type === 'done') return event
      if (event.type === 'error')
        throw new ApiError(
          statusOf(event.code),
          event.code,
          messageText(event.says, event.error),
          event.details,
        )
      onProgress(event)
    }
  } catch (error) {
    if (error instanceof ApiError || (error instanceof DOMException && error.name === 'AbortError'))
      throw error
  }
  signal.throwIfAborted()
  throw new ApiError(0, 'offline', errorTexts.processFailed)
}

/** The stream has started with 200, so only the code tells a refusal from a failure. */
function statusOf(code: string): number {
  return code === 'invalid_input' ? 400 : 500
}

export const ownDocumentsKey = (userId: string) => ['own-documents', userId]

export function listOwnDocuments(signal?: AbortSignal) {
  return unwrap(api.api.originality.documents.$get({}, { init: { signal } }))
}

export function openOwnDocument({ kind, id }: OwnDocumentParam): Promise<{ title: string; text: string }> {
  return unwrap(api.api.originality.documents[':kind'][':id'].$get({ param: { kind, id } }))
}

/** Reads the text of a file on the server, which keeps nothing of it. */
export function readFileText(file: File): Promise<{ text: string; isCut: boolean; note: string | null }> {
  return unwrap(api.api.detector.files.$post({ form: { file } }))
}

export const checkCalls = keptTextCalls('originality-checks', api.api.originality.checks)
