import { useEffect, useState } from 'react'

/** Returns true once `isWaiting` has lasted for `afterMs`. */
export function useIsLate(isWaiting: boolean, afterMs: number): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), afterMs)
    return () => clearTimeout(timer)
  }, [isWaiting, afterMs])
  return isWaiting && isLate
}
