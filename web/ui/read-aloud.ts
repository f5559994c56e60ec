import { useEffect, useSyncExternalStore } from 'react'

/** The text that is being read aloud. A page reads one at a time. */
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
function start(id: string, paragraphs: string[]): void {
  speechSynthesis.cancel()
  if (paragraphs.length === 0) return
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

/** Reads a text aloud or stops. Reading also stops when the component is unmounted. */
export function useReadAloud(id: string, paragraphs: () => string[]) {
  const isReading = useSyncExternalStore(subscribe, () => readingId === id)
  useEffect(() => () => void (readingId === id && stop()), [id])
  return { isReading, toggle: () => (isReading ? stop() : start(id, paragraphs())) }
}
