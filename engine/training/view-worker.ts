import { parentPort, workerData } from 'node:worker_threads'
import { VIEW_NAMES } from '../detector/calibration.ts'
import type { ViewScores } from './leave-out.ts'
import type { Answer } from './view-threads.ts'
import { createScorer, type Lessons, type Measured, trainViews } from './views.ts'

const { data, tested, lessons } = workerData as { data: Measured; tested: Int32Array; lessons: Lessons }

const views = trainViews(data, lessons)
const score = createScorer(views, data)
const scores = {} as ViewScores
for (const name of VIEW_NAMES) scores[name] = new Float32Array(tested.length)
for (const [i, row] of tested.entries()) {
  const found = score(row)
  for (const name of VIEW_NAMES) scores[name][i] = found[name]
}
parentPort!.postMessage({ scores, views } satisfies Answer)
