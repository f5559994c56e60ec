import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

export type Probe = { url: string; method?: string; headers?: Record<string, string>; body?: string }
export type ProbeReading = { waits: number[]; statuses: number[] }

/**
 * Sends requests as another visitor while `run` works, and returns how long each took. They come from a separate
 * thread, because building a large request blocks this one.
 */
export async function probeWhile(probe: Probe, run: () => Promise<unknown>): Promise<ProbeReading> {
  const worker = new Worker(join(import.meta.dirname, 'probe-worker.ts'), { workerData: probe })
  const next = () =>
    new Promise<ProbeReading>((resolve, reject) => worker.once('message', resolve).once('error', reject))
  await next()
  try {
    await run()
  } finally {
    worker.postMessage('end')
  }
  const reading = await next()
  await worker.terminate()
  return reading
}
