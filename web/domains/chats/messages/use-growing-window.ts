import { startTransition, useEffect, useState } from 'react'

/** Enough to fill the tallest screen. */
const firstShown = 30
const step = 60
const pauseMs = 40

/**
 * Index of the first message to draw. The end of a long chat is drawn at once, the rest follows upwards in pieces while
 * the page stays free for the user; soon all of it is there, so that the browser's own search finds every word.
 */
export function useGrowingWindow(count: number): number {
  const [drawn, setDrawn] = useState(firstShown)
  const isWhole = drawn >= count
  useEffect(() => {
    // From here on new messages only come to the end: nothing is taken off the top for them.
    if (isWhole) return count > 0 ? setDrawn(Number.POSITIVE_INFINITY) : undefined
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + step)), pauseMs)
    return () => clearTimeout(timer)
  }, [isWhole, drawn, count])
  return Math.max(0, count - drawn)
}
