import { useEffect, useMemo, useState } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { usePrefersReducedMotion } from '../../../ui/media-query.ts'
import { planReveal, revealDurationMs, revealedLength } from './plan-reveal.ts'
import { unbreakableRanges } from './reveal-ranges.ts'

/**
 * Returns the part of a humanized reply that is shown so far, block by block from `startedAtMs`, or the whole text
 * without a start. `onEnd` is called once, after the last block or when the user skips the rest.
 */
export function useReveal(text: string, startedAtMs: number | null, onEnd: () => void) {
  const isStill = usePrefersReducedMotion()
  const ends = useMemo(
    () => (startedAtMs === null ? [] : planReveal(text, unbreakableRanges(text))),
    [text, startedAtMs],
  )
  const [now, setNow] = useState(() => Date.now())
  const isRunning = startedAtMs !== null

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new onEnd must not restart the reveal
  useEffect(() => {
    if (startedAtMs === null) return
    const endsAt = startedAtMs + revealDurationMs(ends)
    if (isStill || Date.now() >= endsAt) return onEnd()
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= endsAt) onEnd()
    }, limits.revealBlockMs)
    return () => clearInterval(timer)
  }, [ends, startedAtMs, isStill])

  const isPartial = isRunning && !isStill
  return {
    shown: isPartial ? text.slice(0, revealedLength(ends, now - startedAtMs)) : text,
    isRevealing: isPartial,
    finish: onEnd,
  }
}
