import { useEffect, useState } from 'react'

const slowMs = 500

/** Whether a run takes so long that it wants to be told of and can be cancelled; a quick one changes nothing on the screen. */
export function useIsSlow(startedAtMs: number | null): boolean {
  const [slow, setSlow] = useState<number | null>(null)
  useEffect(() => {
    if (startedAtMs === null) return
    const timer = setTimeout(() => setSlow(startedAtMs), slowMs)
    return () => clearTimeout(timer)
  }, [startedAtMs])
  return startedAtMs !== null && slow === startedAtMs
}
