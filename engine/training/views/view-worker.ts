import { parentPort, workerData } from 'node:worker_threads'
import { measureScales, toCommonScale } from './score-scales.ts'
import type { Answer, Job } from './view-threads.ts'
import {
  createScorer,
  type Measured,
  type PartTrainingRows,
  scoreByWords,
  trainParts,
  viewNamesOf,
} from './views.ts'

const { data, job } = workerData as { data: Measured; job: Job }

parentPort!.postMessage(
  job.train === 'words'
    ? { scores: { words: scoreByWords(data, job.trainingRows, job.tested) } }
    : answerByViews(job.trainingRows),
)

function answerByViews(trainingRows: PartTrainingRows): Answer {
  const parts = trainParts(data, trainingRows)
  const score = createScorer(parts, data)
  const names = viewNamesOf(parts)
  const scales = measureScales(data, trainingRows.networks, names, score)
  const scores: Answer['scores'] = {}
  for (const name of names) scores[name] = new Float32Array(job.tested.length)
  for (const [i, row] of job.tested.entries()) {
    const placed = toCommonScale(scales, score(row))
    for (const name of names) scores[name]![i] = placed[name]!
  }
  return { scores, trained: { parts, scales } }
}
