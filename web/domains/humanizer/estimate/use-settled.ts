import { useEffect, useState } from 'react'

/** Delay after the last key, so that no request is sent while the user types. */
const settleMs = 1_200

/** Returns the value once it has not changed for a while. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
