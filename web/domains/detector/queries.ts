import { api, unwrap } from '../../api.ts'

/** Asks the server for a judgement; throws ApiError. Works signed out as well. */
export function checkText(text: string, signal?: AbortSignal) {
  return unwrap(api.api.zerogpt.detect.$post({ json: { input_text: text } }, { init: { signal } }))
}

export type CheckAnswer = Awaited<ReturnType<typeof checkText>>
export type Detection = CheckAnswer['documents'][number]
export type Evidence = Detection['evidence'][number]

/** The text of a Word document or a PDF; throws ApiError in the user's words. */
export async function readOnServer(file: File): Promise<{ text: string }> {
  return unwrap(api.api.detector.files.$post({ form: { file } }))
}
