/** Changes that cannot be merged into the document. */
export type UnmergedChanges = {
  list: () => Uint8Array[]
  /** Keeps changes, each once. */
  keep: (updates: Uint8Array[]) => void
}

export function createUnmergedChanges(onChange: () => void): UnmergedChanges {
  const kept: Uint8Array[] = []
  return {
    list: () => kept,
    keep(updates) {
      const known = new Set(kept.map(String))
      kept.push(...updates.filter((update) => !known.has(String(update))))
      if (updates.length > 0) onChange()
    },
  }
}
