import { type ChatFile, fileTexts } from '../../../../contract/chats/files.ts'
import { ApiError, answerOf, errorOf } from '../../../api.ts'

/** Where an image is shown from, and the text of a document read. */
export function fileAddress(id: string): string {
  return `/api/chat/files/${id}`
}

/** Sends a file as soon as it is chosen; `onProgress` hears from 0 to 1. Throws ApiError in the user's words. */
export async function uploadFile(
  file: File,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<ChatFile> {
  // A folder, or a file that has gone meanwhile, cannot be read; the call itself would not say so.
  await file
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => {
      throw new ApiError(0, 'file_unreadable', fileTexts.unreadable(file.name))
    })
  const form = new FormData()
  form.set('file', file, file.name)
  const response = await post('/api/chat/files', form, onProgress, signal)
  if (response.ok) return (await response.json()) as ChatFile
  throw await errorOf(response)
}

/** fetch does not say how far it has come. */
function post(
  path: string,
  form: FormData,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open('POST', path)
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    call.onload = () => {
      const headers = { 'retry-after': call.getResponseHeader('retry-after') ?? '' }
      resolve(new Response(call.responseText, { status: call.status, headers }))
    }
    call.onerror = () =>
      reject(new ApiError(0, 'offline', fileTexts.processing('the server could not be reached')))
    call.onabort = () => reject(new DOMException('The file was taken back.', 'AbortError'))
    signal.addEventListener('abort', () => call.abort(), { once: true })
    call.send(form)
  })
}

/** A file that was not sent. One that is gone already is no fault. */
export async function removeFile(id: string): Promise<void> {
  await answerOf(fetch(fileAddress(id), { method: 'DELETE' }))
}

export async function readFileText(id: string, signal: AbortSignal): Promise<string> {
  const response = await answerOf(fetch(fileAddress(id), { signal }))
  if (!response.ok) throw await errorOf(response)
  return response.text()
}
