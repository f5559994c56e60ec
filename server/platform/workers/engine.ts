import { Piscina } from 'piscina'
import type { Detection, Humanization, HumanizeOptions } from '../../../engine/index.ts'
import { AppError } from '../errors.ts'

/** The text engine, away from the thread that answers requests. */
export type Engine = {
  detect: (text: string, signal?: AbortSignal) => Promise<Detection>
  humanize: (text: string, options: HumanizeOptions, signal?: AbortSignal) => Promise<Humanization>
  close: () => Promise<void>
}

export type EngineTask =
  | { kind: 'detect'; text: string }
  | { kind: 'humanize'; text: string; options: HumanizeOptions }

const queueMax = 500
const idleMs = 120_000

/** `threads` workers at the most; a task whose signal is aborted stops with its thread. */
export function openEngine(threads: number): Engine {
  const pool = new Piscina({
    filename: new URL('./engine-worker.ts', import.meta.url).href,
    // At rest there is no worker: its models are most of what this server would weigh.
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    maxQueue: queueMax,
    concurrentTasksPerWorker: 1,
    resourceLimits: { maxYoungGenerationSizeMb: 32 },
  })

  async function run<T>(task: EngineTask, signal?: AbortSignal): Promise<T> {
    try {
      return (await pool.run(task, signal ? { signal } : {})) as T
    } catch (error) {
      if (signal?.aborted) throw signal.reason ?? error
      if (/queue/i.test((error as Error).message)) {
        throw new AppError(
          'engine_busy',
          'The server is busy with other texts. Please try again in a moment.',
        )
      }
      throw error
    }
  }

  return {
    detect: (text, signal) => run<Detection>({ kind: 'detect', text }, signal),
    humanize: (text, options, signal) => run<Humanization>({ kind: 'humanize', text, options }, signal),
    close: () => pool.destroy(),
  }
}
