import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads'
import { limits } from '../../../contract/limits.ts'
import { refusalTexts } from '../../../contract/refusals.ts'
import type {
  ChangeJudgement,
  Complete,
  Detection,
  Estimate,
  Humanization,
  HumanizeOptions,
  ModelOptions,
  ModelProgress,
  Progress,
  StudyOptions,
  StudyQuestions,
} from '../../../engine/index.ts'
import { AppError } from '../errors.ts'
import type { EngineTask, FromWorker, ToWorker } from './messages.ts'
import { serveModel } from './model-bridge.ts'
import { WorkerFailure } from './pool/messages.ts'
import { openPool, type Pool, type PoolOptions, type ShareOf, type Work } from './pool/pool.ts'

type PlainOptions = Omit<HumanizeOptions, 'signal' | 'onProgress'>

/**
 * Runs the text engine on worker threads. Each owner has a queue. Rejects with AppError, or with the signal's reason
 * when it is aborted.
 */
export type Engine = {
  detect: (text: string, work: Work) => Promise<Detection>
  humanize: (
    text: string,
    options: PlainOptions,
    work: Work,
    onProgress?: (progress: Progress) => void,
  ) => Promise<Humanization>
  /** Reads the changed passages of a rewrite, by whichever humanizer, before and after. */
  judgeChanges: (
    text: string,
    changes: Pick<Humanization, 'edits' | 'locks'>,
    work: Work,
  ) => Promise<ChangeJudgement>
  /** Estimates what a rewrite would achieve in each mode. */
  estimate: (text: string, options: PlainOptions, work: Work) => Promise<Estimate>
  /** Rewrites with a language model; `complete` is called on this thread. */
  humanizeWithModel: (
    text: string,
    options: ModelOptions,
    complete: Complete,
    work: ModelWork,
    onProgress?: (progress: ModelProgress) => void,
  ) => Promise<Humanization>
  /** Takes over a rewrite from another service as far as the engine can prove it. */
  humanizeWithRewrite: (
    text: string,
    rewritten: string,
    options: PlainOptions,
    work: Work,
  ) => Promise<Humanization>
  /** Makes questions with which a reader learns the text. */
  makeQuestions: (text: string, options: StudyOptions, work: Work) => Promise<StudyQuestions>
  close: () => void
}

type ModelWork = Work & { signal: AbortSignal }
type EnginePool = Pool<EngineTask, never>

const shared = {
  script: new URL('./engine-worker.ts', import.meta.url),
  runningPerOwner: 2,
  // A class that shares one address may check its texts at the same time.
  waitingPerOwner: 32,
  heapMegabytes: 512,
  idleMs: 120_000,
  works: 'texts',
} satisfies Partial<PoolOptions>

/** The longest texts take 5 s on one slow core. */
const taskLimitMs = 30_000
const modelRunLimitMs = 600_000
const modelRunsMax = 16
const modelStallMs = 30_000
const modelGraceMs = 10_000

/** Tasks up to this many characters count as short and take a fraction of a second. */
const shortMax = { detect: 10_000, judge: 5_000, questions: 10_000, clean: 5_000, otherModes: 1_000 }

/** Uses at most `threads` workers and at least two, because long texts always leave one to short texts. */
export function openEngine(threads: number, shareOf?: ShareOf): Engine {
  const atOnce = Math.max(2, threads)
  const pool: EnginePool = openPool({
    ...shared,
    shareOf,
    threads: atOnce,
    longThreads: atOnce - 1,
    limitMs: taskLimitMs,
  })
  // A run with a model spends most of its time waiting, so many runs share one thread, apart from the other tasks.
  const waiting: EnginePool = openPool({
    ...shared,
    threads: 1,
    tasksPerThread: modelRunsMax,
    limitMs: modelRunLimitMs,
    stallMs: modelStallMs,
    abortGraceMs: modelGraceMs,
  })
  return {
    detect: (text, work) => run(pool, { kind: 'detect', text }, work),
    humanize: (text, options, work, onProgress) => humanize(pool, text, options, work, onProgress),
    judgeChanges: (text, { edits, locks }, work) => run(pool, { kind: 'judge', text, edits, locks }, work),
    estimate: (text, options, work) => run(pool, { kind: 'estimate', text, options }, work),
    humanizeWithModel: (text, options, complete, work, onProgress) =>
      humanizeWithModel(waiting, { text, options, complete, onProgress }, work),
    humanizeWithRewrite: (text, rewritten, options, work) =>
      run(pool, { kind: 'rewrite', text, rewritten, options }, work),
    makeQuestions: (text, options, work) => run(pool, { kind: 'questions', text, options }, work),
    close() {
      pool.close()
      waiting.close()
    },
  }
}

async function run<T>(pool: EnginePool, task: EngineTask, work: Work): Promise<T> {
  if (task.text.length > charactersMax(task)) throw tooLong(charactersMax(task))
  const transfer = 'port' in task && task.port ? [task.port] : []
  try {
    return await pool.run(task, { ...work, transfer, length: isLong(task) ? 'long' : 'short' })
  } catch (error) {
    if (error instanceof WorkerFailure && error.reason !== 'error') throw new AppError('engine_failed')
    throw error
  }
}

function charactersMax({ kind }: EngineTask): number {
  return kind === 'questions' ? limits.studyTextCharactersMax : limits.textCharactersMax
}

function isLong(task: EngineTask): boolean {
  const { length } = task.text
  if (task.kind === 'detect') return length > shortMax.detect
  if (task.kind === 'questions') return length > shortMax.questions
  if (task.kind === 'judge') return length > shortMax.judge
  const isClean = task.kind !== 'estimate' && (task.options.mode ?? 'clean') === 'clean'
  return length > (isClean ? shortMax.clean : shortMax.otherModes)
}

/** Last check: callers refuse or cut longer texts with their own messages. */
function tooLong(most: number): AppError {
  return new AppError('text_too_long', refusalTexts.textTooLong({ most }))
}

async function humanize(
  pool: EnginePool,
  text: string,
  options: PlainOptions,
  work: Work,
  onProgress?: (progress: Progress) => void,
): Promise<Humanization> {
  if (!onProgress) return run(pool, { kind: 'humanize', text, options }, work)
  const { port1, port2: port } = new MessageChannel()
  const read = (message: FromWorker) => {
    if (message.type === 'progress') onProgress(message.progress)
  }
  port1.on('message', read)
  try {
    return await run(pool, { kind: 'humanize', text, options, port }, work)
  } finally {
    readRest(port1, read)
    port1.close()
  }
}

/** The result uses another channel and may arrive before earlier progress messages. */
function readRest(port: MessagePort, read: (message: FromWorker) => void): void {
  for (let rest = receiveMessageOnPort(port); rest; rest = receiveMessageOnPort(port)) read(rest.message)
}

type ModelRun = {
  text: string
  options: ModelOptions
  complete: Complete
  onProgress: ((progress: ModelProgress) => void) | undefined
}

/** The thread is shared, so a run is stopped by a message instead of ending the thread. */
async function humanizeWithModel(
  pool: EnginePool,
  { text, options, complete, onProgress }: ModelRun,
  work: ModelWork,
): Promise<Humanization> {
  const { signal } = work
  signal.throwIfAborted()
  const { port1, port2: port } = new MessageChannel()
  const read = serveModel(port1, { complete, signal, ...(onProgress ? { onProgress } : {}) })
  const stop = () => port1.postMessage({ type: 'stop' } satisfies ToWorker)
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await run(pool, { kind: 'model', text, options, port }, work)
  } finally {
    signal.removeEventListener('abort', stop)
    if (!signal.aborted) readRest(port1, read)
    port1.close()
  }
}
