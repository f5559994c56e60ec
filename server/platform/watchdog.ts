import { AsyncLocalStorage } from 'node:async_hooks'
import type { Log } from './log.ts'
import { inSpan } from './telemetry/spans.ts'

/** A route pattern or the name of a background task; never user data. */
type Name = string
type Turn = { name: Name; at: number }

const blockedMs = 200
const tickMs = 50
const openShownMax = 10

const running = new AsyncLocalStorage<Name>()
const open = new Map<Name, number>()
let last: Turn | null = null
let longest: { name: Name; ms: number } | null = null

/** Runs `work` under a name, which the watchdog reports if the work blocks the event loop, and which is its span in a trace. */
export async function nameWork<T>(name: Name, work: () => T | Promise<T>, kind?: 'server'): Promise<T> {
  open.set(name, (open.get(name) ?? 0) + 1)
  try {
    return await running.run(name, () => {
      markTurn()
      return inSpan(name, work, kind ? { kind } : {})
    })
  } finally {
    const left = open.get(name)! - 1
    if (left > 0) open.set(name, left)
    else open.delete(name)
  }
}

/** Records that the current work starts a turn on the event loop. Called where work continues after a wait. */
export function markTurn(): void {
  const name = running.getStore()
  if (name === undefined) return
  endTurn(performance.now())
  last = { name, at: performance.now() }
}

/** A turn lasts until the next one begins. The longest turn since the last tick is the one that blocked the loop. */
function endTurn(now: number): void {
  if (last && now - last.at > (longest?.ms ?? 0)) longest = { name: last.name, ms: now - last.at }
  last = null
}

/** Logs each block of the event loop over 200 ms, with the work that ran. */
export function openWatchdog(log: Pick<Log, 'warn'>): { close: () => void } {
  let tickedAt = performance.now()
  // What ran before it was opened is not part of a block.
  last = null
  longest = null
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

/** Returns null if no named work ran for most of the block. */
function ranFor(late: number): Name | null {
  return longest && longest.ms > late / 2 ? longest.name : null
}
