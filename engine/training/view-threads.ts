import { Worker } from 'node:worker_threads'
import type { ViewScores } from './leave-out.ts'
import type { Standing } from './standing.ts'
import type { Lessons, Measured, PartLessons, SomeParts } from './views.ts'

/** What is to be trained on some documents, and the rows that are to be scored. */
type JobBase = {
  name: string
  tested: Int32Array
}

/** The views of what ships, or of it without a fold. */
export type ViewJob = JobBase & { train: 'views'; lessons: PartLessons }

/** A network over words that finds out what is hard. */
export type ScoutJob = JobBase & { train: 'words'; lessons: Lessons }

export type Job = ViewJob | ScoutJob

export type Answer = {
  /** Scores of the tested rows, in their order, by the views of what was trained. */
  scores: Partial<ViewScores>
  trained?: { parts: SomeParts; standing: Partial<Standing> }
}

/** Does the jobs in that many threads, and tells of each that is done. What comes back does not depend on the number. */
export async function runInThreads<J extends Job>(
  data: Measured,
  jobs: J[],
  threads: number,
  done: (job: J, answer: Answer) => void,
): Promise<void> {
  const queue = jobs.slice()
  async function work(): Promise<void> {
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) done(job, await runJob(data, job))
  }
  await Promise.all(Array.from({ length: threads }, work))
}

function runJob(data: Measured, { train, tested, lessons }: Job): Promise<Answer> {
  const worker = new Worker(new URL('./view-worker.ts', import.meta.url), {
    workerData: { data, job: { train, tested, lessons } },
  })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
