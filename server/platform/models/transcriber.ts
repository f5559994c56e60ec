import { z } from 'zod'
import { refusalTexts } from '../../../contract/refusals.ts'
import { AppError } from '../errors.ts'
import { readJson } from '../foreign-data/read-json.ts'

export type TranscriptionEndpoint = { baseUrl: string; apiKey?: string | undefined; model: string }

const answer = z.object({ text: z.string() })
const timeoutMs = 60_000
/** Hours of speech have fewer words. */
const answerBytesMax = 1_000_000

/**
 * Transcribes speech with the OpenAI protocol (`POST {baseUrl}/audio/transcriptions`). `audio` carries its media type.
 * Throws AppError with a message for the user; rethrows an abort by `signal` unchanged.
 */
export async function transcribe(
  { baseUrl, apiKey, model }: TranscriptionEndpoint,
  audio: File,
  signal: AbortSignal,
): Promise<string> {
  const form = new FormData()
  form.set('file', audio, audio.name)
  form.set('model', model)
  form.set('response_format', 'json')
  const deadline = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(`${baseUrl.replace(/(?<!\/)\/+$/, '')}/audio/transcriptions`, {
      method: 'POST',
      body: form,
      headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
      signal: AbortSignal.any([signal, deadline]),
    })
    if (!response.ok) throw refusal(response.status)
    return answer.parse(await readJson(response.body, { bytesMax: answerBytesMax })).text.trim()
  } catch (error) {
    if (signal.aborted || error instanceof AppError) throw error
    if (deadline.aborted) throw new AppError('model_timeout', refusalTexts.speechTimeout)
    throw refusal(0)
  }
}

/** The provider's own message may name keys and addresses, so it is not shown. */
function refusal(status: number): AppError {
  if (status === 401 || status === 403 || status === 404)
    return new AppError('model_unavailable', refusalTexts.speechKeyRefused)
  if (status === 429) return new AppError('model_unavailable', refusalTexts.speechBusy)
  if (status === 400 || status === 415 || status === 422)
    return new AppError('model_failed', refusalTexts.speechUnreadable)
  return new AppError('model_failed', refusalTexts.speechUnreached)
}
