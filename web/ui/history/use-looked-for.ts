import { useEffect, useState } from 'react'

const pauseMs = 200

/** Returns the typed text and the text to search for, which follows when the user pauses. */
export function useLookedFor() {
  const [typed, setTyped] = useState('')
  const [looked, setLooked] = useState('')
  const wish = typed.trim()
  useEffect(() => {
    const timer = setTimeout(() => setLooked(wish), wish ? pauseMs : 0)
    return () => clearTimeout(timer)
  }, [wish])
  return { typed, setTyped, looked }
}
