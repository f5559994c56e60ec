/** One queue of waiting items per owner; the owners take turns. */
export type Lines<Item> = {
  add: (owner: string, item: Item) => void
  /** Takes the oldest item of the next owner in turn; skips owners that may not run now. */
  take: (mayRun: (owner: string) => boolean) => { owner: string; item: Item } | null
  remove: (owner: string, item: Item) => void
  waitingOf: (owner: string) => number
  size: () => number
}

export function createLines<Item>(): Lines<Item> {
  // A map keeps insertion order, so the first owner is the next in turn.
  const lines = new Map<string, Item[]>()
  return {
    add(owner, item) {
      const line = lines.get(owner)
      if (line) line.push(item)
      else lines.set(owner, [item])
    },
    take(mayRun) {
      for (const [owner, line] of lines) {
        if (!mayRun(owner)) continue
        const item = line.shift()!
        lines.delete(owner)
        if (line.length > 0) lines.set(owner, line)
        return { owner, item }
      }
      return null
    },
    remove(owner, item) {
      const rest = (lines.get(owner) ?? []).filter((waiting) => waiting !== item)
      if (rest.length > 0) lines.set(owner, rest)
      else lines.delete(owner)
    },
    waitingOf: (owner) => lines.get(owner)?.length ?? 0,
    size: () => [...lines.values()].reduce((total, line) => total + line.length, 0),
  }
}
