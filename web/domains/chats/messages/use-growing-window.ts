import { startTransition, useEffect, useState } from 'react'

/** Enough to fill the tallest screen. */
const firstShown = 30
const step = 60
const pauseMs = 40

/**
 * Returns the index of the first message to render. The end of a long chat is rendered at once, the rest upwards in
 * pieces while the page stays responsive. Soon everything is rendered, so that the browser's search finds every word.
 */
export function useGrowingWindow(count: number): number {
  const [drawn, setDrawn] = useState(firstShown)
  const isWhole = drawn >= count
  useEffect(() => {
    // From here on messages are only added at the end, so none is removed at the top.
    if (isWhole) return count > 0 ? setDrawn(Number.POSITIVE_INFINITY) : undefined
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + step)), pauseMs)
    return () => clearTimeout(timer)
  }, [isWhole, drawn, count])
  return Math.max(0, count - drawn)
}
