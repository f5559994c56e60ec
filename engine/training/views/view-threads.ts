import { Worker } from 'node:worker_threads'
import type { ViewScores } from './leave-out.ts'
import type { ScoreScales } from './score-scales.ts'
import type { Measured, PartTrainingRows, SomeParts, TrainingRows } from './views.ts'

/** What to train on, and the rows to score. */
type JobBase = {
  name: string
  tested: Int32Array
}

/** Trains the shipped views, or the views without a fold. */
export type ViewJob = JobBase & { train: 'views'; trainingRows: PartTrainingRows }

/** Trains a network over words that measures hardness. */
export type ScoutJob = JobBase & { train: 'words'; trainingRows: TrainingRows }

export type Job = ViewJob | ScoutJob

export type Answer = {
  /** Scores of the tested rows, in order, by the trained views. */
  scores: Partial<ViewScores>
  trained?: { parts: SomeParts; scales: Partial<ScoreScales> }
}

/** Runs the jobs in this many threads and reports each finished one. The result does not depend on the number. */
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

function runJob(data: Measured, { train, tested, trainingRows }: Job): Promise<Answer> {
  const worker = new Worker(new URL('./view-worker.ts', import.meta.url), {
    workerData: { data, job: { train, tested, trainingRows } },
  })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
