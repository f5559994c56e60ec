import { useEffect, useState } from 'react'

const pauseMs = 200

/** What is typed, and what of it is looked for: it follows when the typing pauses. */
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
