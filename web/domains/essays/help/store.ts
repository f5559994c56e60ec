export type Store<State> = {
  /** Returns the same object until something changes, for useSyncExternalStore. */
  read: () => State
  subscribe: (listener: () => void) => () => void
  change: (change: Partial<State>) => void
}

export function createStore<State extends object>(first: State): Store<State> {
  let state = first
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(change) {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
  }
}
