import { useEffect, useSyncExternalStore } from 'react'
import { spokenParagraphs } from './spoken-paragraphs.ts'

/** The message that is being read aloud. A page reads one at a time. */
let readingId: string | null = null
const listeners = new Set<() => void>()

export function canReadAloud(): boolean {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window
}

function setReading(id: string | null): void {
  readingId = id
  for (const listener of listeners) listener()
}

function stop(): void {
  speechSynthesis.cancel()
  setReading(null)
}

/** Reads paragraph by paragraph, because browsers stop in the middle of a long text. */
function start(id: string, text: string): void {
  speechSynthesis.cancel()
  const paragraphs = spokenParagraphs(text)
  setReading(id)
  for (const [i, paragraph] of paragraphs.entries()) {
    const speech = new SpeechSynthesisUtterance(paragraph)
    const isLast = i === paragraphs.length - 1
    speech.onend = () => isLast && readingId === id && setReading(null)
    speech.onerror = () => readingId === id && setReading(null)
    speechSynthesis.speak(speech)
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reads a message aloud or stops. Reading also stops when the message is unmounted. */
export function useReadAloud(id: string, text: string) {
  const isReading = useSyncExternalStore(subscribe, () => readingId === id)
  useEffect(() => () => void (readingId === id && stop()), [id])
  return { isReading, toggle: () => (isReading ? stop() : start(id, text)) }
}
