// Preloaded into a server under load: on SIGUSR2 it writes the event loop's delay since the last time, and starts over.
import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const file = process.env.LOOP_DELAY_FILE
if (file && isMainThread) {
  const resolution = 1
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  process.on('SIGUSR2', () => {
    // The histogram counts whole intervals; the part above one interval is the delay.
    const ms = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolution)
    writeFileSync(
      file,
      JSON.stringify({ p50: ms(delay.percentile(50)), p99: ms(delay.percentile(99)), max: ms(delay.max) }),
    )
    delay.reset()
  })
}
