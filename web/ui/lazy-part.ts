import { useEffect, useSyncExternalStore } from 'react'

/** Loads a part of the page when a component first needs it. Null until it has loaded, and after a failure. */
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
      // Offline: loaded again by the next component that needs it, or when the connection returns.
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
    return useSyncExternalStore(
      subscribe,
      () => part,
      () => part,
    )
  }
}
