import { useSyncExternalStore } from 'react'

let isShown = false
const listeners = new Set<() => void>()

/** Switches the sidebar's list between archived chats and all others. */
export function showArchive(shown: boolean): void {
  isShown = shown
  for (const listener of listeners) listener()
}

export function useArchiveShown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isShown,
    () => isShown,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
