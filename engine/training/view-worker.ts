import { parentPort, workerData } from 'node:worker_threads'
import { PANELS, VIEW_NAMES, type Views } from '../detector/calibration.ts'
import { measureStanding, placeBy } from './standing.ts'
import type { Answer, Job } from './view-threads.ts'
import {
  createNewestScorer,
  createScorer,
  type Lessons,
  type Measured,
  type PanelLessons,
  scoreByWords,
  trainNewest,
  trainViews,
} from './views.ts'

const { data, job } = workerData as { data: Measured; job: Job }

parentPort!.postMessage(answer())

function answer(): Answer {
  if (job.train === 'words') return { scores: { words: scoreByWords(data, job.lessons, job.tested) } }
  return job.train === 'newest' ? answerByNewest(job.lessons) : answerByAll(job.lessons)
}

function answerByNewest(lessons: Lessons): Answer {
  const score = createNewestScorer(trainNewest(data, lessons), data)
  const standing = measureStanding(data, lessons, PANELS.newest, score)
  return { scores: scoreTested(PANELS.newest, (row) => placeBy(standing, score(row))) }
}

function answerByAll(lessons: PanelLessons): Answer {
  const views = trainViews(data, lessons)
  const score = createScorer(views, data)
  const standing = {
    ...measureStanding(data, lessons.general, PANELS.general, score),
    ...measureStanding(data, lessons.newest, PANELS.newest, score),
  }
  return {
    scores: scoreTested(VIEW_NAMES, (row) => placeBy(standing, score(row))),
    trained: { views, standing },
  }
}

function scoreTested<N extends keyof Views>(
  names: readonly N[],
  score: (row: number) => Record<N, number>,
): Answer['scores'] {
  const scores: Answer['scores'] = {}
  for (const name of names) scores[name] = new Float32Array(job.tested.length)
  for (const [i, row] of job.tested.entries()) {
    const placed = score(row)
    for (const name of names) scores[name]![i] = placed[name]
  }
  return scores
}
