import { useSyncExternalStore } from 'react'

let isOpen = true
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows or hides the sections beside the settings; the bar has the button. Open on each load of the page. */
export function toggleSettingsSidebar(): void {
  isOpen = !isOpen
  for (const listener of listeners) listener()
}

export function useSettingsSidebar(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => isOpen,
  )
}
