import { parentPort, workerData } from 'node:worker_threads'
import { measureStanding, placeBy } from './score-scales.ts'
import type { Answer, Job } from './view-threads.ts'
import {
  createScorer,
  type Measured,
  type PartLessons,
  scoreByWords,
  trainParts,
  viewNamesOf,
} from './views.ts'

const { data, job } = workerData as { data: Measured; job: Job }

parentPort!.postMessage(
  job.train === 'words'
    ? { scores: { words: scoreByWords(data, job.lessons, job.tested) } }
    : answerByViews(job.lessons),
)

function answerByViews(lessons: PartLessons): Answer {
  const parts = trainParts(data, lessons)
  const score = createScorer(parts, data)
  const names = viewNamesOf(parts)
  const standing = measureStanding(data, lessons.networks, names, score)
  const scores: Answer['scores'] = {}
  for (const name of names) scores[name] = new Float32Array(job.tested.length)
  for (const [i, row] of job.tested.entries()) {
    const placed = placeBy(standing, score(row))
    for (const name of names) scores[name]![i] = placed[name]!
  }
  return { scores, trained: { parts, standing } }
}
