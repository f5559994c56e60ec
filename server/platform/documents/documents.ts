import { faultTexts } from '../../../contract/chats/files.ts'
import { WorkerFailure } from '../workers/pool/messages.ts'
import { openPool, type Pool, type ShareOf, type Work } from '../workers/pool/pool.ts'
import type { GivenDocument, ReadAnswer, ReadTask } from './messages.ts'
import { readPlainFile } from './read-plain.ts'

/** Reads attached files. Packed formats are read on a worker thread. */
export type Documents = {
  /** When `ok` is false, the result carries a reason for the user. */
  read: (given: GivenDocument, reading: Reading) => Promise<ReadAnswer>
  close: () => void
}

/** The owner of the file. Visitors get less time. */
export type Reading = Work & { isVisitor?: boolean }

/** `patienceMs` is the time for reading a PDF; `limitMs` stops a document that does not end by itself. */
const times = {
  user: { patienceMs: 12_000, limitMs: 20_000 },
  visitor: { patienceMs: 3_000, limitMs: 5_000 },
}
const threads = 2
const idleMs = 60_000
/** One file of an owner is read at a time. A message has at most ten files. */
const runningPerOwner = 1
const waitingPerOwner = 20
const heapMegabytes = 256
/** Enough for an archive of 64 MB while its buffer grows to twice the size. */
const externalBytesMax = 160 * 1_048_576

const refusals: Record<WorkerFailure['reason'], ReadAnswer> = {
  time: { ok: false, reason: faultTexts.tooSlow },
  memory: { ok: false, reason: faultTexts.unpacksServer },
  crash: { ok: false, reason: faultTexts.unpacksServer },
  error: { ok: false, reason: faultTexts.damaged },
}

export function openDocuments(shareOf?: ShareOf): Documents {
  const pool: Pool<ReadTask, ReadAnswer> = openPool({
    script: new URL('./reader-worker.ts', import.meta.url),
    threads,
    runningPerOwner,
    waitingPerOwner,
    limitMs: times.user.limitMs,
    idleMs,
    heapMegabytes,
    externalBytesMax,
    abortGraceMs: 0,
    works: 'files',
    shareOf,
  })
  return {
    async read(given, { isVisitor = false, ...work }) {
      const { patienceMs, limitMs } = isVisitor ? times.visitor : times.user
      const task = { ...given, patienceMs }
      return (await readPlainFile(task)) ?? readPacked(pool, task, { ...work, limitMs })
    },
    close: pool.close,
  }
}

async function readPacked(
  pool: Pool<ReadTask, ReadAnswer>,
  task: ReadTask,
  work: Work & { limitMs: number },
): Promise<ReadAnswer> {
  const bytes = new Uint8Array(task.bytes)
  try {
    return await pool.run({ ...task, bytes }, { ...work, transfer: [bytes.buffer] })
  } catch (error) {
    if (error instanceof WorkerFailure) return refusals[error.reason]
    throw error
  }
}
