import { createWorkerCalls } from '../../../../ui/workers/worker-calls.ts'
import type { Parsed } from './parsed.ts'

const limitMs = 30_000

/** Reads a pasted text or a file off the main thread. */
export function parseInWorker(text: string): Promise<Parsed> {
  const calls = createWorkerCalls(
    () => new Worker(new URL('./parse-worker.ts', import.meta.url), { type: 'module' }),
  )
  return calls.ask<Parsed>(text, { limitMs }).finally(calls.close)
}
