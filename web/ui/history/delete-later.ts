import { useSyncExternalStore } from 'react'
import { beforeSignOut } from './before-sign-out.ts'

/** How long a deletion can be undone. */
const undoMs = 5_000

type Deletion = { isGone: boolean; undo: () => void }
export type Deletions = ReadonlyMap<string, Deletion>

let deletions: Deletions = new Map()
const listeners = new Set<() => void>()

function put(id: string, deletion: Deletion | null): void {
  const next = new Map(deletions)
  if (deletion) next.set(id, deletion)
  else next.delete(id)
  deletions = next
  for (const listener of listeners) listener()
}

/** Returns the pending and the finished deletions. They outlive the list that shows them. */
export function useDeletions(): Deletions {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => deletions,
  )
}

type Later = {
  /** `isLeaving` means that the page is being unloaded and that the request has to outlive it. */
  remove: (isLeaving: boolean) => Promise<void>
  onGone: () => void
  onFail: (error: unknown) => void
}

/** Deletes after five seconds, on sign-out or when the page is unloaded, unless the user undoes it first. */
export function deleteLater(id: string, { remove, onGone, onFail }: Later): void {
  const timer = setTimeout(() => commit(false), undoMs)
  const onPageHide = () => commit(true)
  window.addEventListener('pagehide', onPageHide)
  const forget = beforeSignOut(() => commit(true))

  function settle() {
    clearTimeout(timer)
    window.removeEventListener('pagehide', onPageHide)
    forget()
  }
  function undo() {
    settle()
    put(id, null)
  }
  async function commit(isLeaving: boolean) {
    settle()
    put(id, { isGone: true, undo: () => {} })
    try {
      await remove(isLeaving)
      onGone()
    } catch (error) {
      put(id, null)
      onFail(error)
    }
  }
  put(id, { isGone: false, undo })
}
