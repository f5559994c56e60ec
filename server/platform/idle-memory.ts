import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (options: { type: 'major'; execution: 'async' }) => Promise<void>

const checkEveryMs = 30_000
/** Share of the time in which the event loop works; below it a pause of a tenth of a second disturbs few. */
const idleBelow = 0.05
/** A collection is worth it when the heap has grown by so much since the last one. */
const grownBytesMin = 24_000_000

/**
 * Collects the heap once after a time of much work. V8 collects when it allocates, so that a server without requests
 * keeps what its busiest minute took.
 */
export function openIdleMemory(everyMs = checkEveryMs): { close: () => void } {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as Collect
  let lastUse = performance.eventLoopUtilization()
  let collectedBytes = 0
  let isCollecting = false
  const timer = setInterval(async () => {
    const { utilization } = performance.eventLoopUtilization(lastUse)
    lastUse = performance.eventLoopUtilization()
    if (isCollecting || utilization > idleBelow) return
    if (process.memoryUsage().heapTotal - collectedBytes < grownBytesMin) return
    isCollecting = true
    await collect({ type: 'major', execution: 'async' })
    collectedBytes = process.memoryUsage().heapTotal
    isCollecting = false
  }, everyMs).unref()
  return { close: () => clearInterval(timer) }
}
