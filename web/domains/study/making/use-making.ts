import { useEffect, useRef, useState } from 'react'
import type { ModelWait } from '../../../../contract/local-models.ts'
import type { StudyMakingEvent } from '../../../../contract/study/study.ts'
import { ApiError } from '../../../api.ts'
import { makingTexts as texts } from '../../../locales/en/study/making.ts'

type Part = { done: number; of: number }
type Made = Extract<StudyMakingEvent, { type: 'done' }>
type Run = {
  signal: AbortSignal
  onPart: (done: number, of: number) => void
  onWait: (wait: ModelWait | null) => void
}

/** Runs the making of questions with its progress, and stops it when the page is left. */
export function useMaking() {
  const [part, setPart] = useState<Part | null>(null)
  const [wait, setWait] = useState<ModelWait | null>(null)
  const [isMaking, setIsMaking] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const run = useRef<AbortController | null>(null)
  useEffect(() => () => run.current?.abort(), [])

  async function make(request: (run: Run) => Promise<Made>): Promise<Made | null> {
    const own = new AbortController()
    run.current?.abort()
    run.current = own
    setError(null)
    setPart(null)
    setWait(null)
    setIsMaking(true)
    try {
      return await request({
        signal: own.signal,
        onPart: (done, of) => setPart({ done, of }),
        onWait: setWait,
      })
    } catch (failure) {
      if (!own.signal.aborted) setError(failure instanceof ApiError ? failure.message : texts.failed)
      return null
    } finally {
      if (run.current === own) setIsMaking(false)
    }
  }
  return { isMaking, part, wait, error, make, stop: () => run.current?.abort() }
}
