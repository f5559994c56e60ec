import { useEffect, useState } from 'react'

/** Returns the milliseconds since `sinceMs`, updated five times a second, or 0 while no run is active. */
export function useElapsed(sinceMs: number | null): number {
  const [nowMs, setNowMs] = useState(0)
  useEffect(() => {
    if (sinceMs === null) return
    const timer = setInterval(() => setNowMs(Date.now()), 200)
    return () => clearInterval(timer)
  }, [sinceMs])
  return sinceMs === null ? 0 : Math.max(0, nowMs - sinceMs)
}
