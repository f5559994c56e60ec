import { useEffect, useState } from 'react'

const slowMs = 500

/** Reports whether a run takes so long that the screen shows progress and a cancel button. */
export function useIsSlow(startedAtMs: number | null): boolean {
  const [slow, setSlow] = useState<number | null>(null)
  useEffect(() => {
    if (startedAtMs === null) return
    const timer = setTimeout(() => setSlow(startedAtMs), slowMs)
    return () => clearTimeout(timer)
  }, [startedAtMs])
  return startedAtMs !== null && slow === startedAtMs
}
