import { useEffect, useRef, useState } from 'react'
import type { Detection } from '../../../../engine/detect.ts'

/** Reads a text with the detector in this browser. `onLoading` gets the share of its files that have arrived. */
export type ReadText = (
  text: string,
  onLoading: (share: number) => void,
  signal: AbortSignal,
) => Promise<Detection>

export type LiveScore = {
  /** The newest reading and the text that was read; null before the first. */
  read: { text: string; detection: Detection } | null
  /** `loading`: the detector's files are on their way; `share` of them is there. */
  status: 'loading' | 'reading' | 'ready' | 'failed'
  share: number
  retry: () => void
}

const quietMs = 180

/**
 * Follows a text with the detector, in this browser: a moment after each change, one reading at a time, always of the
 * newest text. The text is not sent.
 */
export function useLiveScore(text: string, readText: ReadText, isOn: boolean): LiveScore {
  const [read, setRead] = useState<LiveScore['read']>(null)
  const [status, setStatus] = useState<LiveScore['status']>('loading')
  const [share, setShare] = useState(0)
  const [attempt, setAttempt] = useState(0)
  const latest = useRef({ text, readText })
  latest.current = { text, readText }
  const isBusy = useRef(false)
  const readOnce = useRef<string | null>(null)
  const ended = useRef(new AbortController())

  useEffect(() => {
    ended.current = new AbortController()
    return () => ended.current.abort()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text or a new attempt is read
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => void follow(ended.current.signal), readOnce.current === null ? 0 : quietMs)
    return () => clearTimeout(timer)
  }, [text, isOn, attempt])

  async function follow(signal: AbortSignal) {
    if (isBusy.current) return
    isBusy.current = true
    try {
      // What was written during a reading is read next.
      while (readOnce.current !== latest.current.text && !signal.aborted) {
        const asked = latest.current.text
        const onLoading = (loaded: number) => {
          setStatus('loading')
          setShare(loaded)
        }
        setStatus((now) => (now === 'ready' ? 'reading' : now))
        const detection = await latest.current.readText(asked, onLoading, signal)
        if (signal.aborted) return
        readOnce.current = asked
        setRead({ text: asked, detection })
      }
      setStatus('ready')
    } catch {
      if (!signal.aborted) setStatus('failed')
    } finally {
      isBusy.current = false
    }
  }
  function retry() {
    setStatus('loading')
    setAttempt((before) => before + 1)
  }
  return { read, status, share, retry }
}
