import { limits } from '../../../../contract/limits.ts'
import { refusalTexts } from '../../../../contract/refusals.ts'
import type { Context, Doors } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { transcribe } from '../../../platform/models/transcriber.ts'
import { spendToday } from '../../credits/spend-today.ts'
import { audioKind } from './audio-kind.ts'
import { recordingSeconds } from './recording-seconds.ts'

/** The page ends a recording on time; its last piece may come a moment later. */
const secondsMax = limits.voiceMs / 1_000 + 15

/** Returns whether this installation transcribes speech, for browsers that cannot. */
export function transcribesVoice({ AI_BASE_URL, AI_TRANSCRIPTION_MODEL }: Doors['env']): boolean {
  return Boolean(AI_BASE_URL && AI_TRANSCRIPTION_MODEL)
}

/** Transcribes a recording, which is not stored. */
export async function transcribeVoice(ctx: Context, recording: Blob, signal: AbortSignal): Promise<string> {
  const { AI_BASE_URL, AI_API_KEY, AI_TRANSCRIPTION_MODEL } = ctx.env
  if (!AI_BASE_URL || !AI_TRANSCRIPTION_MODEL)
    throw new AppError('model_unavailable', refusalTexts.noSpeechModel)
  if (recording.size === 0) throw new AppError('invalid_input', refusalTexts.recordingEmpty)
  if (recording.size > limits.voiceBytesMax)
    throw new AppError('body_too_large', refusalTexts.recordingTooLong)
  const kind = audioKind(new Uint8Array(await recording.slice(0, 16).arrayBuffer()))
  if (!kind) throw new AppError('invalid_input', refusalTexts.recordingUnknown)
  const audio = new File([recording], `voice.${kind.ending}`, { type: kind.type })
  const endpoint = { baseUrl: AI_BASE_URL, apiKey: AI_API_KEY, model: AI_TRANSCRIPTION_MODEL }
  const seconds = recordingSeconds(new Uint8Array(await recording.arrayBuffer()), kind.ending)
  if (seconds.isMeasured && seconds.seconds > secondsMax)
    throw new AppError('body_too_large', refusalTexts.recordingTooLong)
  const spender = { userId: ctx.userId, owner: ctx.userId }
  const takeBack = await spendToday(ctx, 'transcription', spender, Math.ceil(seconds.seconds))
  try {
    return await transcribe(endpoint, audio, signal)
  } catch (error) {
    // The service has refused the recording. After a time-out, or when the caller leaves, it may have read it.
    if (error instanceof AppError && error.code !== 'model_timeout') await takeBack()
    throw error
  }
}
