import type { EssayView } from './essay-session.ts'

/** What the screen shows of an essay, and who is told when it changes. */
export type EssayViews = {
  /** Returns the same object until something changes, for useSyncExternalStore. */
  read: () => EssayView
  subscribe: (listener: () => void) => () => void
  /** Something of the view may be different now. */
  changed: () => void
}

/** `makeView` is given the view that was read last. */
export function createViews(makeView: (last: EssayView | null) => EssayView): EssayViews {
  let current: EssayView | null = null
  let last: EssayView | null = null
  const listeners = new Set<() => void>()
  return {
    read() {
      if (current) return current
      const view = makeView(last)
      // Each key changes the document, but mostly nothing of this, and another object would draw the whole screen again.
      current = last && isSameView(last, view) ? last : view
      last = current
      return current
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    changed() {
      current = null
      for (const listener of listeners) listener()
    },
  }
}

function isSameView(one: EssayView, other: EssayView): boolean {
  return (Object.keys(one) as (keyof EssayView)[]).every((name) => Object.is(one[name], other[name]))
}
