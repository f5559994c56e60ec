import { AsyncLocalStorage } from 'node:async_hooks'
import type { Log } from './log.ts'

/** A route pattern or the name of a chore; never anything of a user. */
type Name = string
type Turn = { name: Name; at: number }

const blockedMs = 200
const tickMs = 50
const openShownMax = 10

const running = new AsyncLocalStorage<Name>()
const open = new Map<Name, number>()
let last: Turn | null = null
let longest: { name: Name; ms: number } | null = null

/** Runs `work` under a name, which the watchdog reports when the loop was blocked by it. */
export async function nameWork<T>(name: Name, work: () => T | Promise<T>): Promise<T> {
  open.set(name, (open.get(name) ?? 0) + 1)
  try {
    return await running.run(name, () => {
      markTurn()
      return work()
    })
  } finally {
    const left = open.get(name)! - 1
    if (left > 0) open.set(name, left)
    else open.delete(name)
  }
}

/** Notes whose turn on the loop begins here. Called where work goes on after it has waited for something. */
export function markTurn(): void {
  const name = running.getStore()
  if (name === undefined) return
  endTurn(performance.now())
  last = { name, at: performance.now() }
}

/** The turn of a name lasts until the next one begins; the longest since the last tick is the one that blocked. */
function endTurn(now: number): void {
  if (last && now - last.at > (longest?.ms ?? 0)) longest = { name: last.name, ms: now - last.at }
  last = null
}

/** Logs each time that the event loop was blocked for more than 200 ms, with what ran. */
export function openWatchdog(log: Pick<Log, 'warn'>): { close: () => void } {
  let tickedAt = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    const late = now - tickedAt - tickMs
    tickedAt = now
    const wasOpen = [...open.keys()].slice(0, openShownMax)
    endTurn(now)
    if (late > blockedMs)
      log.warn({ blockedMs: Math.round(late), ran: ranFor(late), open: wasOpen }, 'event loop blocked')
    longest = null
  }, tickMs).unref()
  return { close: () => clearInterval(timer) }
}

/** Null where no named work ran for the most part of the block. */
function ranFor(late: number): Name | null {
  return longest && longest.ms > late / 2 ? longest.name : null
}
