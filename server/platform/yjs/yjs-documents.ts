import type { CommentPassage, TextRange } from '../../../contract/essays/comments.ts'
import { WorkerFailure } from '../workers/pool/messages.ts'
import { openPool, type Pool, type TaskOptions, type Work } from '../workers/pool/pool.ts'
import type { AnchorTask, AppendTask, LocateTask, MergedDocument, YjsAnswer, YjsTask } from './messages.ts'

/** Reads and merges documents of Yjs, which browsers made, on worker threads. */
export type YjsDocuments = {
  isReadable: (update: Uint8Array, work: Work) => Promise<boolean>
  /** Returns null if the updates cannot be merged. */
  merge: (updates: Uint8Array[], work: Work) => Promise<MergedDocument | null>
  /** Returns the change that writes Markdown at the end; null if the updates cannot be merged. */
  append: (task: AppendTask, work: Work) => Promise<Uint8Array | null>
  /** Returns where the words of comments are in a document; null for those that were deleted. */
  locate: (task: LocateTask, work: Work) => Promise<(TextRange | null)[]>
  /** Returns a lasting place for words of a document; null if they are not in it. */
  anchor: (task: AnchorTask, work: Work) => Promise<CommentPassage | null>
  close: () => void
}

export function openYjsDocuments(): YjsDocuments {
  const pool: Pool<YjsTask, YjsAnswer> = openPool({
    script: new URL('./yjs-worker.ts', import.meta.url),
    // With one for merges, a document that takes long would delay those of all others. The third checks updates.
    threads: 3,
    longThreads: 2,
    runningPerOwner: 1,
    waitingPerOwner: 40,
    limitMs: 20_000,
    idleMs: 60_000,
    heapMegabytes: 512,
    abortGraceMs: 0,
    works: 'essays',
  })
  return {
    async isReadable(update, work) {
      const answer = await run(pool, { kind: 'check', update }, work)
      return answer?.kind === 'check' && answer.isReadable
    },
    async merge(updates, work) {
      const answer = await run(pool, { kind: 'merge', updates }, { ...work, length: 'long' })
      return answer?.kind === 'merge' ? answer.merged : null
    },
    async append(task, work) {
      const answer = await run(pool, { kind: 'append', ...task }, { ...work, length: 'long' })
      return answer?.kind === 'append' ? answer.update : null
    },
    async locate(task, work) {
      const answer = await run(pool, { kind: 'locate', ...task }, { ...work, length: 'long' })
      return answer?.kind === 'locate' ? answer.ranges : task.passages.map(() => null)
    },
    async anchor(task, work) {
      const answer = await run(pool, { kind: 'anchor', ...task }, { ...work, length: 'long' })
      return answer?.kind === 'anchor' ? answer.passage : null
    },
    close: pool.close,
  }
}

/** Returns null if the worker could not finish, for example because the updates describe an endless document. */
async function run(
  pool: Pool<YjsTask, YjsAnswer>,
  task: YjsTask,
  work: TaskOptions,
): Promise<YjsAnswer | null> {
  try {
    return await pool.run(task, work)
  } catch (error) {
    if (error instanceof WorkerFailure) return null
    throw error
  }
}
