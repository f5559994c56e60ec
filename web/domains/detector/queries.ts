import { api, unwrap } from '../../api.ts'

/** Asks the server for a judgement; throws ApiError, or Error for an answer that cannot be read. Works signed out as well. */
export async function checkText(text: string, signal?: AbortSignal) {
  const call = api.api.zerogpt.detect.$post({ json: { input_text: text } }, { init: { signal } })
  const answer = await unwrap(call)
  if (!Array.isArray(answer.documents?.[0]?.sentences)) throw new Error('The answer has no result.')
  return answer
}

export type CheckAnswer = Awaited<ReturnType<typeof checkText>>
export type Detection = CheckAnswer['documents'][number]
export type Evidence = Detection['evidence'][number]

/** The text of a Word document or a PDF; throws ApiError in the user's words. */
export async function readOnServer(file: File): Promise<{ text: string }> {
  return unwrap(api.api.detector.files.$post({ form: { file } }))
}
