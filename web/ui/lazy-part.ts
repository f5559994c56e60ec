import { useEffect, useSyncExternalStore } from 'react'

/** A part of the page that is loaded by the first who needs it. Null until it is there, and when it cannot be had. */
export function createLazyPart<Part>(load: () => Promise<Part>) {
  let part: Part | null = null
  let isAsked = false
  const listeners = new Set<() => void>()

  function ask(): void {
    if (isAsked) return
    isAsked = true
    load().then(
      (loaded) => {
        part = loaded
        for (const listener of listeners) listener()
      },
      // Offline: asked for again by the next who needs it, or when the connection is back.
      () => {
        isAsked = false
        window.addEventListener('online', ask, { once: true })
      },
    )
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return function useLazyPart(isNeeded: boolean): Part | null {
    useEffect(() => {
      if (isNeeded) ask()
    }, [isNeeded])
    return useSyncExternalStore(subscribe, () => part)
  }
}
