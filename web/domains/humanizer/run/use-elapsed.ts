import { useEffect, useState } from 'react'

/** Milliseconds since `sinceMs`, renewed five times a second; 0 where nothing runs. */
export function useElapsed(sinceMs: number | null): number {
  const [nowMs, setNowMs] = useState(0)
  useEffect(() => {
    if (sinceMs === null) return
    const timer = setInterval(() => setNowMs(Date.now()), 200)
    return () => clearInterval(timer)
  }, [sinceMs])
  return sinceMs === null ? 0 : Math.max(0, nowMs - sinceMs)
}
