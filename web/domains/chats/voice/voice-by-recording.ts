import { limits } from '../../../../contract/limits.ts'
import { api, unwrap } from '../../../api.ts'
import { voiceTexts } from '../../../locales/en/chats/voice.ts'
import { errorTexts } from '../../../locales/en/shared/failures.ts'
import type { Listen, VoiceEvents, VoiceSession } from './voice.ts'

export function browserRecords(): boolean {
  return 'MediaRecorder' in window && Boolean(navigator.mediaDevices)
}

/** Records audio and sends it to the server for transcription, for browsers without speech recognition. */
export const listenByRecording: Listen = (events): VoiceSession => {
  const stop = new AbortController()
  const cancelled = new AbortController()
  void record(events, stop.signal, cancelled.signal).catch((error: unknown) => {
    events.onEnd(cancelled.signal.aborted ? null : problemOf(error))
  })
  return {
    finish: () => stop.abort(),
    cancel() {
      cancelled.abort()
      stop.abort()
    },
  }
}

async function record(events: VoiceEvents, stop: AbortSignal, cancelled: AbortSignal): Promise<void> {
  const audio = await recordAudio(stop)
  if (cancelled.aborted) return events.onEnd(null)
  events.onWorking()
  const { text } = await unwrap(
    api.api.chat.transcription.$post({ form: { audio } }, { init: { signal: cancelled } }),
  )
  if (text) events.onText(text)
  events.onEnd(null)
}

/** Opens the microphone and always closes it again. */
async function recordAudio(stop: AbortSignal): Promise<File> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: 32_000 })
  const pieces: Blob[] = []
  recorder.ondataavailable = ({ data }) => pieces.push(data)
  const enough = AbortSignal.any([stop, AbortSignal.timeout(limits.voiceMs)])
  try {
    await new Promise<void>((resolve, reject) => {
      recorder.onstop = () => resolve()
      recorder.onerror = () => reject(new Error('the recording broke off.'))
      recorder.start(1_000)
      const end = () => recorder.state !== 'inactive' && recorder.stop()
      if (enough.aborted) end()
      else enough.addEventListener('abort', end, { once: true })
    })
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
  return new File(pieces, 'voice', { type: recorder.mimeType })
}

function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return errorTexts.speechFailed({ message: String(error) })
  if (error.name === 'NotAllowedError' || error.name === 'SecurityError') return errorTexts.speechDenied
  if (error.name === 'NotFoundError')
    return errorTexts.speechFailed({ message: voiceTexts.noMicrophoneWasFound })
  // The server's messages are complete sentences.
  return error.name === 'ApiError' ? error.message : errorTexts.speechFailed({ message: error.message })
}
