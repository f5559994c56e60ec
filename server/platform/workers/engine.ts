import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { errorTexts } from '../../../contract/errors.ts'
import type {
  Complete,
  Detection,
  Humanization,
  HumanizeOptions,
  ModelOptions,
  ModelProgress,
  Progress,
} from '../../../engine/index.ts'
import { AppError } from '../errors.ts'
import type { EngineTask, FromWorker, ToWorker } from './messages.ts'
import { serveModel } from './model-bridge.ts'

type PlainOptions = Omit<HumanizeOptions, 'signal' | 'onProgress'>

/** The text engine, away from the thread that answers requests. */
export type Engine = {
  detect: (text: string, signal?: AbortSignal) => Promise<Detection>
  humanize: (
    text: string,
    options: PlainOptions,
    signal?: AbortSignal,
    onProgress?: (progress: Progress) => void,
  ) => Promise<Humanization>
  /** Rewrites with a language model; `complete` is called on this thread. */
  humanizeWithModel: (
    text: string,
    options: ModelOptions,
    complete: Complete,
    signal: AbortSignal,
    onProgress?: (progress: ModelProgress) => void,
  ) => Promise<Humanization>
  /** Takes over a rewrite from elsewhere, as far as it is proved. */
  humanizeWithRewrite: (
    text: string,
    rewritten: string,
    options: PlainOptions,
    signal?: AbortSignal,
  ) => Promise<Humanization>
  close: () => Promise<void>
}

const queueMax = 500
const idleMs = 120_000
const taskLimitMs = 60_000
const modelRunLimitMs = 600_000
const modelRunsMax = 16

/** `threads` workers at the most; a task whose signal is aborted stops with its thread. */
export function openEngine(threads: number): Engine {
  const pool = openPool({ maxThreads: threads, concurrentTasksPerWorker: 1 })
  // A run with a model mostly waits for it: many share one thread, and none keeps the others' texts waiting.
  const waiting = openPool({ maxThreads: 1, concurrentTasksPerWorker: modelRunsMax })
  return {
    detect: (text, signal) => run<Detection>(pool, { kind: 'detect', text }, signal),
    humanize: (text, options, signal, onProgress) => humanize(pool, text, options, signal, onProgress),
    humanizeWithModel: (text, options, complete, signal, onProgress) =>
      humanizeWithModel(waiting, { text, options, complete, signal, onProgress }),
    humanizeWithRewrite: (text, rewritten, options, signal) =>
      run<Humanization>(pool, { kind: 'rewrite', text, rewritten, options }, signal),
    async close() {
      await Promise.all([pool.destroy(), waiting.destroy()])
    },
  }
}

function openPool(size: { maxThreads: number; concurrentTasksPerWorker: number }): Piscina {
  const pool = new Piscina({
    filename: new URL('./engine-worker.ts', import.meta.url).href,
    // At rest there is no worker: its models are most of what this server would weigh.
    minThreads: 0,
    idleTimeout: idleMs,
    maxQueue: queueMax,
    resourceLimits: { maxYoungGenerationSizeMb: 32 },
    ...size,
  })
  // A worker that cannot start must not end the server; its tasks end by their time limit.
  pool.on('error', () => {})
  return pool
}

async function run<T>(pool: Piscina, task: EngineTask, signal?: AbortSignal): Promise<T> {
  const transferList = 'port' in task && task.port ? [task.port] : []
  const limit = AbortSignal.timeout(
    pool.options.concurrentTasksPerWorker === 1 ? taskLimitMs : modelRunLimitMs,
  )
  try {
    return (await pool.run(task, {
      transferList,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })) as T
  } catch (error) {
    if (signal?.aborted) throw signal.reason ?? error
    if (limit.aborted) throw new AppError('engine_failed', errorTexts.processFailed)
    if (/queue/i.test((error as Error).message)) {
      throw new AppError('engine_busy', 'The server is busy with other texts. Please try again in a moment.')
    }
    throw error
  }
}

async function humanize(
  pool: Piscina,
  text: string,
  options: PlainOptions,
  signal?: AbortSignal,
  onProgress?: (progress: Progress) => void,
): Promise<Humanization> {
  if (!onProgress) return run(pool, { kind: 'humanize', text, options }, signal)
  const { port1, port2: port } = new MessageChannel()
  const read = (message: FromWorker) => {
    if (message.type === 'progress') onProgress(message.progress)
  }
  port1.on('message', read)
  try {
    return await run(pool, { kind: 'humanize', text, options, port }, signal)
  } finally {
    readRest(port1, read)
    port1.close()
  }
}

/** The result comes by another way and may overtake what was told before it. */
function readRest(port: MessagePort, read: (message: FromWorker) => void): void {
  for (let rest = receiveMessageOnPort(port); rest; rest = receiveMessageOnPort(port)) read(rest.message)
}

type ModelRun = {
  text: string
  options: ModelOptions
  complete: Complete
  signal: AbortSignal
  onProgress: ((progress: ModelProgress) => void) | undefined
}

/** The thread is shared, so a run is stopped by a message and not with its thread; the caller does not wait for that. */
async function humanizeWithModel(
  pool: Piscina,
  { text, options, complete, signal, onProgress }: ModelRun,
): Promise<Humanization> {
  signal.throwIfAborted()
  const { port1, port2: port } = new MessageChannel()
  const read = serveModel(port1, { complete, signal, ...(onProgress ? { onProgress } : {}) })
  const gone = Promise.withResolvers<never>()
  const stop = () => {
    port1.postMessage({ type: 'stop' } satisfies ToWorker)
    gone.reject(signal.reason)
  }
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([run<Humanization>(pool, { kind: 'model', text, options, port }), gone.promise])
  } finally {
    signal.removeEventListener('abort', stop)
    if (!signal.aborted) readRest(port1, read)
    port1.close()
  }
}
