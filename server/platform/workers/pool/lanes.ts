import { createLines, type Lines } from './lines.ts'

/** Waiting and running items. Each length has a separate lane, so that no kind waits for another. */
export type Lanes<Item> = {
  add: (place: Place, item: Item) => void
  remove: (place: Place, item: Item) => void
  /** Returns the next item to run and counts it as running; null when nothing may run. */
  next: () => Item | null
  /** Records that a running item has ended. */
  release: (place: Place) => void
  waitingOf: (owner: string) => number
  waiting: () => number
  running: () => number
}

/** How long an item occupies its thread: a few milliseconds, less than a second, or longer. */
export type Length = 'brief' | 'short' | 'long'
/** `share` is the owner's share of turns, relative to other owners; 1 by default. */
export type Place = { owner: string; length: Length; share?: number | undefined }

export type LaneLimits = {
  /** Items that may run at the same time. */
  runningMax: number
  /** How many of these may be long. */
  longMax: number
  /** Items of one owner that may run at the same time; each length is counted separately. */
  runningPerOwner: number
}

/** Brief items run one after the other, so that a hundred of them at once do not start a second thread. */
const briefMax = 1

type Lane<Item> = { lines: Lines<Item>; running: Map<string, number>; runningMax: number }

export function createLanes<Item>({ runningMax, longMax, runningPerOwner }: LaneLimits): Lanes<Item> {
  const lanes: Record<Length, Lane<Item>> = {
    brief: createLane(briefMax),
    short: createLane(runningMax),
    long: createLane(longMax),
  }
  const all = Object.values(lanes)
  // The lane whose turn it is comes first.
  let turns = [...all]

  return {
    add: ({ owner, length, share }, item) => lanes[length].lines.add(owner, item, share),
    remove: ({ owner, length }, item) => lanes[length].lines.remove(owner, item),
    next() {
      if (sum(all, runningIn) >= runningMax) return null
      for (const lane of turns) {
        if (runningIn(lane) >= lane.runningMax) continue
        const taken = lane.lines.take((owner) => (lane.running.get(owner) ?? 0) < runningPerOwner)
        if (!taken) continue
        lane.running.set(taken.owner, (lane.running.get(taken.owner) ?? 0) + 1)
        turns = [...turns.filter((other) => other !== lane), lane]
        return taken.item
      }
      return null
    },
    release({ owner, length }) {
      const { running } = lanes[length]
      const left = (running.get(owner) ?? 1) - 1
      if (left > 0) running.set(owner, left)
      else running.delete(owner)
    },
    waitingOf: (owner) => sum(all, ({ lines }) => lines.waitingOf(owner)),
    waiting: () => sum(all, ({ lines }) => lines.size()),
    running: () => sum(all, runningIn),
  }
}

function sum<Item>(lanes: Lane<Item>[], countOf: (lane: Lane<Item>) => number): number {
  return lanes.reduce((total, lane) => total + countOf(lane), 0)
}

function createLane<Item>(runningMax: number): Lane<Item> {
  return { lines: createLines(), running: new Map(), runningMax }
}

function runningIn({ running }: { running: Map<string, number> }): number {
  let total = 0
  for (const count of running.values()) total += count
  return total
}
