import { createLines, type Lines } from './lines.ts'

/** What waits and what runs. Short and long items have lanes of their own, so that neither kind waits for the other. */
export type Lanes<Item> = {
  add: (place: Place, item: Item) => void
  remove: (place: Place, item: Item) => void
  /** The item whose turn it is, counted as running from now on; null when nothing may run. */
  next: () => Item | null
  /** An item that ran has ended. */
  release: (place: Place) => void
  waitingOf: (owner: string) => number
  waiting: () => number
}

export type Place = { owner: string; isLong: boolean }

export type LaneLimits = {
  /** Items that may run at the same time. */
  runningMax: number
  /** Of these, how many may be long. */
  longMax: number
  /** Items of one owner that may run at the same time, short and long ones counted apart. */
  runningPerOwner: number
}

type Lane<Item> = { lines: Lines<Item>; running: Map<string, number>; runningMax: number }

export function createLanes<Item>({ runningMax, longMax, runningPerOwner }: LaneLimits): Lanes<Item> {
  const short = createLane<Item>(runningMax)
  const long = createLane<Item>(longMax)
  const laneOf = ({ isLong }: Place) => (isLong ? long : short)
  // The lane whose turn it is comes first.
  let turns = [short, long]

  return {
    add: (place, item) => laneOf(place).lines.add(place.owner, item),
    remove: (place, item) => laneOf(place).lines.remove(place.owner, item),
    next() {
      if (runningIn(short) + runningIn(long) >= runningMax) return null
      for (const lane of turns) {
        if (runningIn(lane) >= lane.runningMax) continue
        const taken = lane.lines.take((owner) => (lane.running.get(owner) ?? 0) < runningPerOwner)
        if (!taken) continue
        lane.running.set(taken.owner, (lane.running.get(taken.owner) ?? 0) + 1)
        turns = lane === short ? [long, short] : [short, long]
        return taken.item
      }
      return null
    },
    release(place) {
      const { running } = laneOf(place)
      const left = (running.get(place.owner) ?? 1) - 1
      if (left > 0) running.set(place.owner, left)
      else running.delete(place.owner)
    },
    waitingOf: (owner) => short.lines.waitingOf(owner) + long.lines.waitingOf(owner),
    waiting: () => short.lines.size() + long.lines.size(),
  }
}

function createLane<Item>(runningMax: number): Lane<Item> {
  return { lines: createLines(), running: new Map(), runningMax }
}

function runningIn({ running }: { running: Map<string, number> }): number {
  let total = 0
  for (const count of running.values()) total += count
  return total
}
