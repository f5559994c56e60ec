import type { ChatFile } from '../../../../contract/chats/files.ts'
import { ApiError, answerOf, errorOf } from '../../../api.ts'
import { chatFileTexts } from '../../../locales/en/chats/files.ts'
import { fileTexts } from '../../../locales/en/shared/files.ts'

/** The address of an image or of a document's text. */
export function fileAddress(id: string): string {
  return `/api/chat/files/${id}`
}

/** Uploads a file. `onProgress` is called with 0 to 1. Throws ApiError with a message for the user. */
export async function uploadFile(
  file: File,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<ChatFile> {
  // Reads one byte first, because a request does not report that a folder or a removed file cannot be read.
  await file
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => {
      throw new ApiError(0, 'file_unreadable', fileTexts.unreadable({ name: file.name }))
    })
  const form = new FormData()
  form.set('file', file, file.name)
  const response = await post('/api/chat/files', form, onProgress, signal)
  if (response.ok) return (await response.json()) as ChatFile
  throw await errorOf(response)
}

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
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
      reject(new ApiError(0, 'offline', fileTexts.processing({ message: chatFileTexts.theServerCouldNotBe })))
    call.onabort = () => reject(new DOMException(chatFileTexts.theFileWasTakenBack, 'AbortError'))
    signal.addEventListener('abort', () => call.abort(), { once: true })
    call.send(form)
  })
}

/** Deletes a file that was not sent. A file that is already gone is not an error. */
export async function removeFile(id: string): Promise<void> {
  await answerOf(fetch(fileAddress(id), { method: 'DELETE' }))
}

export async function readFileText(id: string, signal: AbortSignal): Promise<string> {
  const response = await answerOf(fetch(fileAddress(id), { signal }))
  if (!response.ok) throw await errorOf(response)
  return response.text()
}
