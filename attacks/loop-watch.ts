// Preloaded into an attacked server: reports the longest delay of its event loop, and how much of it was its own work.
import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'

const everyMs = 20
const port = Number(process.env.LOOP_WATCH_PORT)

/** The longest delay of the timer beyond its interval, by the clock and by the thread's processor time. */
export type LoopReading = { lateMs: number; busyMs: number }

if (port && isMainThread) {
  const none = (): LoopReading => ({ lateMs: 0, busyMs: 0 })
  let longest = none()
  let at = performance.now()
  let used = process.threadCpuUsage()
  setInterval(() => {
    const now = performance.now()
    const { user, system } = process.threadCpuUsage(used)
    longest.lateMs = Math.max(longest.lateMs, now - at - everyMs)
    longest.busyMs = Math.max(longest.busyMs, (user + system) / 1_000)
    at = now
    used = process.threadCpuUsage()
  }, everyMs).unref()
  createServer((_, answer) => {
    answer.setHeader('content-type', 'application/json').end(JSON.stringify(longest))
    longest = none()
  })
    .listen(port, '127.0.0.1')
    .unref()
}
