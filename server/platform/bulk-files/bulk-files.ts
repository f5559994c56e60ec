import { bulkTexts } from '../../../contract/api/bulk.ts'
import { WorkerFailure } from '../workers/pool/messages.ts'
import { openPool, type Pool, type ShareOf, type Work } from '../workers/pool/pool.ts'
import type { BulkReadAnswer, BulkReadTask } from './messages.ts'

/** Reads the texts of bulk files on a worker thread. */
export type BulkFiles = {
  read: (task: BulkReadTask, work: Work) => Promise<BulkReadAnswer>
  close: () => void
}

/** A zip may have hundreds of documents. */
const limitMs = 120_000

const refusals: Record<WorkerFailure['reason'], BulkReadAnswer> = {
  time: { ok: false, fault: { kind: 'too-large' } },
  memory: { ok: false, fault: { kind: 'too-large' } },
  crash: { ok: false, fault: { kind: 'too-large' } },
  error: { ok: false, fault: { kind: 'unreadable', text: bulkTexts.damaged } },
}

export function openBulkFiles(shareOf?: ShareOf): BulkFiles {
  const pool: Pool<BulkReadTask, BulkReadAnswer> = openPool({
    script: new URL('./bulk-worker.ts', import.meta.url),
    threads: 1,
    runningPerOwner: 1,
    waitingPerOwner: 4,
    limitMs,
    idleMs: 60_000,
    heapMegabytes: 512,
    externalBytesMax: 320 * 1_048_576,
    abortGraceMs: 0,
    works: 'files',
    shareOf,
  })
  return {
    async read(task, work) {
      const bytes = new Uint8Array(task.bytes)
      try {
        return await pool.run({ ...task, bytes }, { ...work, transfer: [bytes.buffer] })
      } catch (error) {
        if (error instanceof WorkerFailure) return refusals[error.reason]
        throw error
      }
    },
    close: pool.close,
  }
}
