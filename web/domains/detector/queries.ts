import { api, unwrap } from '../../api.ts'

/** Checks a text on the server, also for visitors. Throws ApiError, or Error for a response that cannot be read. */
export async function checkText(text: string, signal?: AbortSignal) {
  const call = api.api.zerogpt.detect.$post({ json: { input_text: text } }, { init: { signal } })
  const answer = await unwrap(call)
  if (!Array.isArray(answer.documents?.[0]?.sentences)) throw new Error('The answer has no result.')
  return answer
}

type CheckAnswer = Awaited<ReturnType<typeof checkText>>
export type Detection = CheckAnswer['documents'][number]
export type Evidence = Detection['evidence'][number]

/** Reads the text of a Word document or a PDF. Throws ApiError with a message for the user. */
export async function readOnServer(file: File): Promise<{ text: string; note: string | null }> {
  return unwrap(api.api.detector.files.$post({ form: { file } }))
}
