import { Worker } from 'node:worker_threads'
import type { ViewScores } from './leave-out.ts'
import type { Lessons, Measured, TrainedViews } from './views.ts'

/** Views to be trained on some documents, and the rows that they are to score. */
export interface Job {
  name: string
  tested: Int32Array
  lessons: Lessons
}

export interface Answer {
  /** Scores of the tested rows, in their order. */
  scores: ViewScores
  views: TrainedViews
}

/** Does the jobs in that many threads, and tells of each that is done. What comes back does not depend on the number. */
export async function runInThreads(
  data: Measured,
  jobs: Job[],
  threads: number,
  done: (job: Job, answer: Answer) => void,
): Promise<void> {
  const queue = jobs.slice()
  async function work(): Promise<void> {
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) done(job, await runJob(data, job))
  }
  await Promise.all(Array.from({ length: threads }, work))
}

function runJob(data: Measured, { tested, lessons }: Job): Promise<Answer> {
  const worker = new Worker(new URL('./view-worker.ts', import.meta.url), {
    workerData: { data, tested, lessons },
  })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
