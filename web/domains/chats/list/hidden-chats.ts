import { useSyncExternalStore } from 'react'

/** Chats whose deletion is pending and can be undone. */
let hidden: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

export function setHidden(chatId: string, isHidden: boolean): void {
  const next = new Set(hidden)
  if (isHidden) next.add(chatId)
  else next.delete(chatId)
  hidden = next
  for (const listener of listeners) listener()
}

export function useHiddenChats(): ReadonlySet<string> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => hidden,
    () => hidden,
  )
}
