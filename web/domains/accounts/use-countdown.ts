import { useEffect, useState } from 'react'

/** Whole seconds until a moment in epoch milliseconds, counted down once a second; 0 when it has passed or is null. */
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
