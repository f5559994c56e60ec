/** A change of the text that is not on the server yet, with its number in the channel of tabs and its time, if known. */
export type PendingUpdate = { update: Uint8Array; number: number; at: Date | null }

/** The changes of the text that are not on the server yet, in their order. */
export type PendingChanges = {
  list: () => readonly PendingUpdate[]
  hasSome: () => boolean
  add: (updates: PendingUpdate[]) => void
  /** The server has the first `count` changes. */
  removeSaved: (count: number) => void
  /** The server lacks this one change, which has all of the others; null if it lacks nothing. */
  replaceAll: (missing: Uint8Array | null) => void
}

export function createPendingChanges(): PendingChanges {
  let pending: PendingUpdate[] = []
  return {
    list: () => pending,
    hasSome: () => pending.length > 0,
    add(updates) {
      pending = [...pending, ...updates]
    },
    removeSaved(count) {
      pending = pending.slice(count)
    },
    replaceAll(missing) {
      const number = pending.at(-1)?.number ?? 0
      pending = missing ? [{ update: missing, number, at: null }] : []
    },
  }
}
