import { voiceTexts } from '../../../locales/en/chats/voice.ts'
import { errorTexts } from '../../../locales/en/shared/failures.ts'
import type { Listen, VoiceSession } from './voice.ts'

/** The part of the Web Speech API that is used; TypeScript does not declare it. */
type Recognition = {
  continuous: boolean
  interimResults: boolean
  lang: string
  onresult: ((event: RecognitionResult) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
  abort: () => void
}
type RecognitionResult = {
  resultIndex: number
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
}
type RecognitionWindow = {
  SpeechRecognition?: new () => Recognition
  webkitSpeechRecognition?: new () => Recognition
}

function recognitionClass(): (new () => Recognition) | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as RecognitionWindow
  return SpeechRecognition ?? webkitSpeechRecognition
}

export function browserListens(): boolean {
  return recognitionClass() !== undefined
}

/** Returns null for an end without a message, such as silence. */
function problemOf(error: string): string | null {
  if (error === 'not-allowed' || error === 'service-not-allowed') return errorTexts.speechDenied
  if (error === 'no-speech' || error === 'aborted') return null
  if (error === 'audio-capture') return errorTexts.speechFailed({ message: voiceTexts.noMicrophoneWasFound })
  if (error === 'network') return errorTexts.speechFailed({ message: voiceTexts.theSpeechServiceOfThe })
  return errorTexts.speechFailed({ message: error })
}

/** Listens with the browser's speech recognition. */
export const listenByBrowser: Listen = (events): VoiceSession => {
  const recognition = new (recognitionClass()!)()
  recognition.continuous = true
  recognition.interimResults = true
  recognition.lang = navigator.language
  let problem: string | null = null
  let isCancelled = false
  recognition.onresult = ({ resultIndex, results }) => {
    if (isCancelled) return
    let guess = ''
    for (let index = resultIndex; index < results.length; index++) {
      const { isFinal, 0: best } = results[index]!
      if (isFinal) events.onText(best!.transcript.trim())
      else guess += best!.transcript
    }
    events.onGuess(guess.trim())
  }
  recognition.onerror = ({ error }) => {
    problem = problemOf(error)
  }
  recognition.onend = () => events.onEnd(problem)
  try {
    recognition.start()
  } catch (error) {
    queueMicrotask(() => events.onEnd(errorTexts.speechFailed({ message: (error as Error).message })))
  }
  return {
    finish: () => recognition.stop(),
    cancel() {
      isCancelled = true
      recognition.abort()
    },
  }
}
