/** One queue of waiting items per owner; the owners take turns, in proportion to their shares. */
export type Lines<Item> = {
  /** An owner with a share of 3 gets three turns while an owner with a share of 1 gets one. */
  add: (owner: string, item: Item, share?: number) => void
  /** Takes the oldest item of the next owner in turn; skips owners that may not run now. */
  take: (mayRun: (owner: string) => boolean) => { owner: string; item: Item } | null
  remove: (owner: string, item: Item) => void
  /** Returns the waiting items in the order in which they would be taken now. */
  inTurn: () => Item[]
  waitingOf: (owner: string) => number
  size: () => number
}

/** `turn` is the time on the clock of the lines at which the oldest item is due. */
type Line<Item> = { items: Item[]; share: number; turn: number }

/** Owners whose items are due at the same time take turns in the order of `lines`. `clock` is when the last item was due. */
type Schedule<Item> = { lines: Map<string, Line<Item>>; clock: number }

/**
 * Self-clocked fair queueing: an owner's next item is due 1/share after the previous one, and the clock shows when the
 * last taken item was due. Every item is due at a fixed time and the clock only advances, so no owner starves.
 */
export function createLines<Item>(): Lines<Item> {
  const schedule: Schedule<Item> = { lines: new Map(), clock: 0 }
  const { lines } = schedule

  return {
    add(owner, item, share = 1) {
      const line = lines.get(owner)
      if (line) line.items.push(item)
      else lines.set(owner, { items: [item], share, turn: schedule.clock + 1 / share })
    },
    take: (mayRun) => takeNext(schedule, mayRun),
    remove(owner, item) {
      const line = lines.get(owner)
      if (!line) return
      line.items = line.items.filter((waiting) => waiting !== item)
      if (line.items.length === 0) lines.delete(owner)
    },
    inTurn() {
      const copy: Schedule<Item> = { lines: new Map(), clock: schedule.clock }
      for (const [owner, line] of lines) copy.lines.set(owner, { ...line, items: [...line.items] })
      const items: Item[] = []
      for (let next = takeNext(copy, always); next; next = takeNext(copy, always)) items.push(next.item)
      return items
    },
    waitingOf: (owner) => lines.get(owner)?.items.length ?? 0,
    size: () => [...lines.values()].reduce((total, { items }) => total + items.length, 0),
  }
}

const always = () => true

function takeNext<Item>(
  schedule: Schedule<Item>,
  mayRun: (owner: string) => boolean,
): { owner: string; item: Item } | null {
  const { lines } = schedule
  const owner = ownerInTurn(lines, mayRun)
  if (owner === null) return null
  const { items, share, turn } = lines.get(owner)!
  const item = items.shift()!
  schedule.clock = Math.max(schedule.clock, turn)
  lines.delete(owner)
  // Counted from now, so that an owner who was held back does not get the missed turns at once.
  if (items.length > 0) lines.set(owner, { items, share, turn: schedule.clock + 1 / share })
  return { owner, item }
}

function ownerInTurn<Item>(
  lines: Map<string, Line<Item>>,
  mayRun: (owner: string) => boolean,
): string | null {
  let next: { owner: string; turn: number } | null = null
  for (const [owner, { turn }] of lines)
    if ((!next || turn < next.turn) && mayRun(owner)) next = { owner, turn }
  return next?.owner ?? null
}
