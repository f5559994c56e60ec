import { isTitlePrompt } from '../../contract/chats/titles.ts'
import { refusalTexts } from '../../contract/refusals.ts'
import type { Message } from '../../texts/message.ts'
import { AppError } from '../platform/errors.ts'
import type { Log } from '../platform/log.ts'
import type { ChatModel, ModelMessage, ModelRequest, TextTools } from '../platform/models/models.ts'
import type { Engine } from '../platform/workers/engine.ts'
import { type FailureReason, WorkerFailure } from '../platform/workers/pool/messages.ts'
import {
  openPool,
  type Pool,
  type ShareOf,
  type TaskOptions,
  type Work,
} from '../platform/workers/pool/pool.ts'
import type { Pass, PassTask } from './writer/write-pass.ts'
import { createBuiltInWriter } from './writer/writer.ts'

export type LocalWriter = { model: ChatModel; close: () => void }

export type LocalWriterParts = {
  engine: Engine
  log: Log
  shareOf?: ShareOf
  /** Another worker or limit, for tests. */
  script?: URL
  limitMs?: number
}

type Passes = Pool<PassTask, Pass>

/** One thread is reserved for conversations of up to this many characters. */
const shortMax = 5_000
const limitMs = 10_000
/** A title takes a few milliseconds, so the titles of other users can wait for it. */
const titleLimitMs = 2_000

const causes: Record<FailureReason, Message> = {
  time: refusalTexts.writerNeedsTime({ seconds: limitMs / 1000 }),
  memory: refusalTexts.writerNeedsMemory,
  crash: refusalTexts.writerStopped,
  error: refusalTexts.writerFailed,
}

/**
 * Runs the built-in writer in workers, offered next to or instead of a language model. It never presents itself as one.
 */
export function openLocalWriter({ engine, log, shareOf, ...worker }: LocalWriterParts): LocalWriter {
  const passes: Passes = openPool({
    script: worker.script ?? new URL('./writer-worker.ts', import.meta.url),
    threads: 2,
    longThreads: 1,
    runningPerOwner: 1,
    waitingPerOwner: 16,
    limitMs: worker.limitMs ?? limitMs,
    idleMs: 60_000,
    heapMegabytes: 384,
    works: 'texts',
    shareOf,
  })
  const toolsOf = (owner: string): TextTools => ({
    detect: (text, signal) => engine.detect(text, { owner, signal }),
    // A rewrite has a price, which only the caller can charge.
    humanize: () =>
      Promise.reject(new Error('The caller gave the built-in writer no tools to rewrite with.')),
  })
  const model: ChatModel = {
    id: 'built-in',
    label: 'built-in writer',
    kind: 'built-in',
    contextTokens: 200_000,
    stream({ messages, owner, signal, tools = toolsOf(owner) }: ModelRequest) {
      const pass = (task: PassTask) => runPass(passes, task, { owner, signal }, log)
      return createBuiltInWriter({ pass, tools }).reply(messages.map(withoutImages), signal)
    },
  }
  return { model, close: passes.close }
}

async function runPass(passes: Passes, task: PassTask, work: Work, log: Log): Promise<Pass> {
  const characters = task.messages.reduce((total, { content }) => total + content.length, 0)
  try {
    return await passes.run(task, { ...work, ...shareOf(task, characters) })
  } catch (error) {
    if (!(error instanceof WorkerFailure)) throw error
    log.warn({ err: error, reason: error.reason, characters }, 'built-in writer')
    throw new AppError('model_failed', refusalTexts.replyFailed({ cause: causes[error.reason] }))
  }
}

/** A reply of any of the operator's models may request a title here; hundreds of such requests share a thread. */
function shareOf({ messages }: PassTask, characters: number): Pick<TaskOptions, 'length' | 'limitMs'> {
  if (characters > shortMax) return { length: 'long' }
  const isTitle = isTitlePrompt(messages.at(-1)?.content ?? '')
  return isTitle ? { length: 'brief', limitMs: titleLimitMs } : { length: 'short' }
}

function withoutImages({ role, content }: ModelMessage) {
  return { role, content }
}
