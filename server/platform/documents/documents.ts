import { Piscina } from 'piscina'
import { AppError } from '../errors.ts'
import type { ReadAnswer, ReadTask } from './messages.ts'

/** Reads what people attach, away from the thread that answers requests. */
export type Documents = {
  /** `ok` is false with a reason for the user. */
  read: (task: ReadTask, signal?: AbortSignal) => Promise<ReadAnswer>
  close: () => Promise<void>
}

const threads = 2
const queueMax = 200
const idleMs = 60_000
/** Beyond the time that the reader gives itself: for a document that keeps the thread and never comes back. */
const timeLimitMs = 30_000
const heapMegabytes = 256
const memoryBytesMax = 512 * 1_048_576
const watchEveryMs = 200
const tooHard: ReadAnswer = { ok: false, reason: 'reading it takes too long' }
const tooBig: ReadAnswer = { ok: false, reason: 'it unpacks to more than this server can hold' }

/** A document that takes too long or too much memory loses its thread, and no other is touched. */
export function openDocuments(): Documents {
  const pool = new Piscina({
    filename: new URL('./reader-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
    idleTimeout: idleMs,
    maxQueue: queueMax,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 32 },
  })
  // A worker that is ended is told of here as well; its task is refused where it was asked for.
  pool.on('error', () => {})
  const watch = watchMemory(pool)
  return {
    read: (task, signal) => watch.while(() => run(pool, task, signal)),
    async close() {
      watch.stop()
      await pool.destroy()
    },
  }
}

async function run(pool: Piscina, task: ReadTask, signal?: AbortSignal): Promise<ReadAnswer> {
  const limit = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const bytes = new Uint8Array(task.bytes)
  try {
    timer = setTimeout(() => limit.abort(), timeLimitMs)
    return (await pool.run(
      { ...task, bytes },
      {
        transferList: [bytes.buffer],
        signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
      },
    )) as ReadAnswer
  } catch (error) {
    if (signal?.aborted) throw signal.reason ?? error
    if (limit.signal.aborted) return tooHard
    const said = `${(error as Error).message} ${(error as { code?: string }).code ?? ''}`
    if (/queue/i.test(said))
      throw new AppError('engine_busy', 'The server is busy with other files. Please try again in a moment.')
    if (/exited with code|OUT_OF_MEMORY|memory limit/i.test(said)) return tooBig
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** A limit on a worker's heap does not count its buffers, into which archives are unpacked. */
function watchMemory(pool: Piscina) {
  let open = 0
  let timer: NodeJS.Timeout | undefined
  const stop = () => clearInterval(timer)
  const look = () => {
    for (const worker of pool.threads)
      worker
        .getHeapStatistics()
        .then(({ external_memory: bytes }) => (bytes > memoryBytesMax ? worker.terminate() : undefined))
        .catch(() => {})
  }
  return {
    stop,
    async while<T>(work: () => Promise<T>): Promise<T> {
      if (open++ === 0) timer = setInterval(look, watchEveryMs)
      try {
        return await work()
      } finally {
        if (--open === 0) stop()
      }
    },
  }
}
