import { useEffect, useState } from 'react'

const pauseMs = 500

/**
 * Reports whether the user has not pressed a key for half a second since `isWanted`. A dialog that opens by itself waits
 * for this, because the next keys would answer it or end up in its field.
 */
export function useTypingPause(isWanted: boolean): boolean {
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (!isWanted) return setPaused(false)
    const wait = () => setTimeout(() => setPaused(true), pauseMs)
    let timer = wait()
    const onKey = () => {
      clearTimeout(timer)
      timer = wait()
    }
    window.addEventListener('keydown', onKey, true)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('keydown', onKey, true)
    }
  }, [isWanted])
  return isWanted && isPaused
}
