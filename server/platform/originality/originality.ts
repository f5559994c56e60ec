import type { Originality, Source, SourceMatches } from '../../../engine/originality.ts'
import { AppError } from '../errors.ts'
import { WorkerFailure } from '../workers/pool/messages.ts'
import { openPool, type Pool, type ShareOf, type Work } from '../workers/pool/pool.ts'
import type { OriginalityAnswers, OriginalityTask, PageAnswer } from './messages.ts'

/** Compares texts on worker threads. Each task is a part of a check, so that the checks of several owners take turns. */
export type OriginalityEngine = {
  /** Returns the sources that share a passage with the text. */
  match: (text: string, sources: Source[], work: Work) => Promise<SourceMatches[]>
  /** Compares the text with a page of the web. Returns null if the page cannot be read. */
  matchPage: (
    text: string,
    page: { id: string; page: string; isHtml: boolean },
    work: Work,
  ) => Promise<PageAnswer | null>
  /** Returns phrases of the text for a web search. */
  phrases: (text: string, count: number, work: Work) => Promise<string[]>
  sumUp: (text: string, matches: SourceMatches[], work: Work) => Promise<Originality>
  close: () => void
}

/** Compares a text of 1,000,000 characters with a batch many times over. */
const taskLimitMs = 20_000
/** A page that takes longer is made to. */
const pageLimitMs = 5_000

type Task = OriginalityTask
type Answer = OriginalityAnswers[Task['kind']]

export function openOriginality(shareOf?: ShareOf): OriginalityEngine {
  const pool: Pool<Task, Answer> = openPool({
    script: new URL('./originality-worker.ts', import.meta.url),
    threads: 2,
    runningPerOwner: 1,
    waitingPerOwner: 20,
    limitMs: taskLimitMs,
    heapMegabytes: 512,
    idleMs: 60_000,
    abortGraceMs: 0,
    works: 'texts',
    shareOf,
  })
  async function run<Kind extends Task['kind']>(
    task: Extract<Task, { kind: Kind }>,
    work: Work & { limitMs?: number },
  ): Promise<OriginalityAnswers[Kind]> {
    try {
      return (await pool.run(task, work)) as OriginalityAnswers[Kind]
    } catch (error) {
      if (error instanceof WorkerFailure) throw new AppError('engine_failed')
      throw error
    }
  }
  return {
    match: (text, sources, work) => run({ kind: 'match', text, sources }, work),
    async matchPage(text, page, work) {
      try {
        return await run({ kind: 'page', text, ...page }, { ...work, limitMs: pageLimitMs })
      } catch (error) {
        if (error instanceof AppError && error.code === 'engine_failed') return null
        throw error
      }
    },
    phrases: (text, count, work) => run({ kind: 'phrases', text, count }, work),
    sumUp: (text, matches, work) => run({ kind: 'sum', text, matches }, work),
    close: pool.close,
  }
}
