import { basename } from 'node:path'
import type { Transferable } from 'node:worker_threads'
import { refusalTexts, type WaitingWork, waitingTexts } from '../../../../contract/refusals.ts'
import { AppError } from '../../errors.ts'
import { createLanes, type Length, type Place } from './lanes.ts'
import { type FromThread, WorkerFailure } from './messages.ts'
import { registerPool } from './pool-states.ts'
import { createTaskClock, type TaskClock } from './task-clock.ts'
import { startThread, type Thread, type ThreadOptions } from './thread.ts'

/** The owner of the work: an account's id, or a visitor's network. */
export type Work = { owner: string; signal?: AbortSignal | undefined }

export type TaskOptions = Work & {
  transfer?: readonly Transferable[]
  /** Long tasks may not use the threads that are reserved for short ones; brief ones run in turn. Short by default. */
  length?: Length
  /** A limit for this task, where it is lower than the pool's. */
  limitMs?: number
}

/** Returns an owner's share of turns, relative to other owners. */
export type ShareOf = (owner: string) => Promise<number>

export type PoolOptions = ThreadOptions & {
  threads: number
  /** Threads that long tasks may use at the same time. The others are reserved for short tasks. */
  longThreads?: number
  tasksPerThread?: number
  /** Tasks of one owner that may run at the same time; each length is counted separately. */
  runningPerOwner: number
  waitingPerOwner: number
  /** Time limit for one task, from the start of the work. Exceeding it ends the thread. */
  limitMs: number
  /** An idle thread ends after this time and frees its memory. */
  idleMs: number
  /** Time for an aborted task to end by itself before its thread is ended. */
  abortGraceMs?: number
  /** What the tasks work on, for the message of a full queue: 'texts' or 'files'. */
  works: WaitingWork
  /** All owners have the same share by default. */
  shareOf?: ShareOf | undefined
}

export type Pool<Task, Result> = {
  /**
   * Runs a task when its owner's turn comes. Rejects with AppError `engine_busy` when too many tasks wait, with
   * WorkerFailure when the worker could not finish, and with the signal's reason when it is aborted.
   */
  run: (task: Task, options: TaskOptions) => Promise<Result>
  close: () => void
}

type Job = {
  id: number
  task: unknown
  place: Place
  transfer: readonly Transferable[]
  seat: Seat | null
  clock: TaskClock
  resolve: (result: never) => void
  reject: (error: unknown) => void
  stopListening: () => void
}
/** A thread and the jobs it runs. */
type Seat = { thread: Thread; jobs: Map<number, Job>; idle?: NodeJS.Timeout }

const waitingMax = 500
/** Time limit for starting a thread and for data that it loads. */
const loadMs = 60_000
const retryAfterSeconds = 5

/** Opens a pool of worker threads with one queue per owner. Threads start on demand. */
export function openPool<Task, Result>(options: PoolOptions): Pool<Task, Result> {
  const { threads, tasksPerThread = 1, longThreads = threads, runningPerOwner, abortGraceMs = 250 } = options
  const runningMax = threads * tasksPerThread
  const lanes = createLanes<Job>({ runningMax, longMax: longThreads * tasksPerThread, runningPerOwner })
  const seats = new Set<Seat>()
  let lastId = 0
  let isClosed = false
  let crashes = 0
  const forgetPool = registerPool(() => ({
    name: nameOf(options),
    threads: seats.size,
    running: lanes.running(),
    waiting: lanes.waiting(),
    crashes,
  }))

  async function run(task: Task, taskOptions: TaskOptions): Promise<Result> {
    const { shareOf } = options
    return runInTurn(task, taskOptions, shareOf ? await shareOf(taskOptions.owner) : 1)
  }

  function runInTurn(task: Task, taskOptions: TaskOptions, share: number) {
    const { owner, signal, transfer = [], length = 'short', limitMs } = taskOptions
    return new Promise<Result>((resolve, reject) => {
      signal?.throwIfAborted()
      if (isClosed) throw closing()
      const isFull = lanes.waitingOf(owner) >= options.waitingPerOwner
      if (isFull || lanes.waiting() >= waitingMax) throw tooMuchWaits(isFull, options.works)
      const onAbort = () => abort(job, signal?.reason)
      const limit = Math.min(limitMs ?? options.limitMs, options.limitMs)
      const job: Job = {
        id: ++lastId,
        task,
        place: { owner, length, share },
        transfer,
        seat: null,
        clock: createTaskClock(limit, loadMs, () => expire(job)),
        resolve,
        reject,
        stopListening: () => signal?.removeEventListener('abort', onAbort),
      }
      signal?.addEventListener('abort', onAbort, { once: true })
      lanes.add(job.place, job)
      dispatch()
    })
  }

  function dispatch(): void {
    for (let job = lanes.next(); job; job = lanes.next()) {
      if (isClosed) settle(job, closing())
      else start(job, freeSeat() ?? openSeat())
    }
  }

  function freeSeat(): Seat | undefined {
    const free = [...seats].filter(({ jobs }) => jobs.size < tasksPerThread)
    return free.sort((a, b) => a.jobs.size - b.jobs.size)[0]
  }

  function openSeat(): Seat {
    const thread = startThread(options, {
      onMessage: (message) => hear(seat, message),
      onEnd: (failure) => {
        seats.delete(seat)
        // A thread without a task was ended because it was idle.
        if (failure.reason === 'crash' && seat.jobs.size > 0) crashes++
        for (const job of seat.jobs.values()) settle(job, failure)
        clearTimeout(seat.idle)
        dispatch()
      },
    })
    const seat: Seat = { thread, jobs: new Map() }
    seats.add(seat)
    return seat
  }

  function start(job: Job, seat: Seat): void {
    clearTimeout(seat.idle)
    job.seat = seat
    seat.jobs.set(job.id, job)
    job.clock.load()
    try {
      seat.thread.run(job.id, job.task, job.transfer)
    } catch (error) {
      // The task contains something that cannot be sent to a thread.
      settle(job, error)
    }
  }

  function hear(seat: Seat, message: Exclude<FromThread, { type: 'pong' }>): void {
    if (message.type === 'loading') {
      for (const { clock } of seat.jobs.values()) message.isLoading ? clock.load() : clock.work()
      return
    }
    const job = seat.jobs.get(message.id)
    if (!job) return
    if (message.type === 'started') {
      job.clock.work()
      return
    }
    if (message.type === 'done') {
      crashes = 0
      job.resolve(message.result as never)
      settle(job)
    } else {
      settle(job, new WorkerFailure('error', `The task failed: ${message.name}`, message.stack))
      // After an error a thread's state is unknown. A shared thread continues with its other tasks.
      if (tasksPerThread === 1) seat.thread.end('error')
    }
    dispatch()
  }

  /** Removes the task from its thread or its queue. Without an error, its promise is already settled. */
  function settle(job: Job, error?: unknown): void {
    const { seat } = job
    job.clock.stop()
    job.stopListening()
    if (error !== undefined) job.reject(error)
    if (seat?.jobs.delete(job.id) || !seat) lanes.release(job.place)
    if (seat?.jobs.size !== 0) return
    seat.thread.rest()
    seat.idle = setTimeout(() => seat.thread.end('crash'), options.idleMs).unref()
  }

  function abort(job: Job, reason: unknown): void {
    job.reject(reason)
    if (job.seat) release(job, abortGraceMs)
    else {
      lanes.remove(job.place, job)
      job.stopListening()
    }
  }

  function expire(job: Job): void {
    job.reject(new WorkerFailure('time', 'The task took longer than its limit.'))
    release(job, tasksPerThread === 1 ? 0 : abortGraceMs)
  }

  /** Frees the place of an unwanted task: when it ends within `graceMs`, otherwise by ending its thread. */
  function release({ id, seat, clock }: Job, graceMs: number): void {
    clock.stop()
    const end = () => seat?.jobs.has(id) && seat.thread.end('time')
    if (graceMs === 0) end()
    else setTimeout(end, graceMs)
  }

  return {
    run,
    close() {
      isClosed = true
      forgetPool()
      dispatch()
      for (const { thread } of [...seats]) thread.end('crash')
    },
  }
}

/** The name of its worker's file, and whether its tasks share threads. */
function nameOf({ script, tasksPerThread = 1 }: PoolOptions): string {
  const name = basename(script.pathname).replace('-worker.ts', '')
  return tasksPerThread > 1 ? `${name}-shared` : name
}

function closing(): AppError {
  return new AppError('shutting_down')
}

function tooMuchWaits(isOwn: boolean, works: WaitingWork): AppError {
  const text = (isOwn ? refusalTexts.ownWorkWaits : refusalTexts.otherWorkWaits)({
    works: waitingTexts[works],
  })
  return new AppError('engine_busy', text, { retryAfterSeconds })
}
