import { useEffect, useState } from 'react'

/** Counts down the whole seconds until a moment in epoch milliseconds. Returns 0 when it is null or has passed. */
export function useCountdown(untilMs: number | null): number {
  const [now, setNow] = useState(Date.now)
  const left = untilMs === null ? 0 : Math.max(0, Math.ceil((untilMs - now) / 1_000))
  useEffect(() => {
    if (untilMs === null) return
    setNow(Date.now())
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= untilMs) clearInterval(timer)
    }, 1_000)
    return () => clearInterval(timer)
  }, [untilMs])
  return left
}
