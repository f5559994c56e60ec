import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import { retryWaitMs } from '../contract/connection/retry.ts'

export type RunningProcesses = {
  /** The line with which the first of them reported that it is ready. */
  line: string
  stop: () => Promise<void>
}

/** What the processes of one server tell each other. */
type Notice = { ready: string } | 'joined' | 'stop'

/** A process that ends again and again is started less and less often. */
const restartRule = { firstMs: 500, longestMs: 30_000 }
/** One that has run for so long has not failed at its start. */
const steadyMs = 60_000

export type ProcessOptions = {
  count: number
  /** The port of the first one's figures; the others have the next ones. */
  metricsPort?: number | undefined
}

/**
 * Runs several processes that share the port, the database and DATA_DIR, as several servers do, and starts one again
 * that ends. This process only holds their socket: whichever of them is free takes the next connection.
 */
export async function openProcesses({ count, metricsPort }: ProcessOptions): Promise<RunningProcesses> {
  let isStopping = false

  const fork = (place: number) =>
    cluster.fork(metricsPort === undefined ? {} : { METRICS_PORT: String(metricsPort + place) })

  function watch(worker: Worker, place: number, failures = 0): void {
    const startedAt = performance.now()
    worker.once('exit', async () => {
      const failed = performance.now() - startedAt > steadyMs ? 1 : failures + 1
      await sleep(retryWaitMs(restartRule, failed))
      if (!isStopping) watch(fork(place), place, failed)
    })
  }
  async function start(place: number): Promise<string> {
    const worker = fork(place)
    const line = await readyLine(worker)
    watch(worker, place)
    return line
  }

  // All of them wait for connections at one socket. With Node's own turns, a connection that is passed to a process which
  // has just died is never answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  // The first one makes the database, its tables and the secret.
  const line = await start(0)
  await Promise.all(Array.from({ length: count - 1 }, (_, i) => start(i + 1)))
  return {
    line,
    async stop() {
      isStopping = true
      await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker)))
    },
  }
}

/** Throws when the process ends before it is ready; it has said why. */
function readyLine(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.on('message', (notice: Notice) => {
      if (typeof notice === 'object' && 'ready' in notice) resolve(notice.ready)
    })
    worker.once('exit', () => reject(new ProcessEnded()))
  })
}

/** The error of a process that has printed its reason itself. */
export class ProcessEnded extends Error {}

function end(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve())
    if (worker.isDead()) return resolve()
    const tell = () => void (worker.isConnected() && worker.send('stop' satisfies Notice))
    // One that has just been started hears nothing before it has joined.
    worker.on('message', (notice: Notice) => {
      if (notice === 'joined') tell()
    })
    tell()
  })
}

/** Reports to the process that started this one. Calls `stop` when it wants the end, or is gone. */
export function joinProcesses(stop: () => void): { tellReady: (line: string) => void } {
  const { worker } = cluster
  if (!worker) return { tellReady() {} }
  // Node ends a process at once whose starter is gone, which would leave the database running.
  worker.exitedAfterDisconnect = true
  worker.on('message', (notice: Notice) => {
    if (notice === 'stop') stop()
  })
  worker.send('joined' satisfies Notice)
  return { tellReady: (line) => void worker.send({ ready: line } satisfies Notice) }
}
