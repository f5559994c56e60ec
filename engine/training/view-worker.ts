import { parentPort, workerData } from 'node:worker_threads'
import { VIEW_NAMES } from '../detector/calibration.ts'
import type { ViewScores } from './leave-out.ts'
import { measureStanding, placeBy } from './standing.ts'
import type { Answer, Job } from './view-threads.ts'
import { createScorer, type Measured, scoreByWords, trainViews } from './views.ts'

const { data, train, tested, lessons } = workerData as Omit<Job, 'name'> & { data: Measured }

parentPort!.postMessage(train === 'words' ? answerByWords() : answerByViews())

function answerByWords(): Answer {
  return { scores: { ...emptyScores(0), words: scoreByWords(data, lessons, tested) } }
}

function answerByViews(): Answer {
  const views = trainViews(data, lessons)
  const score = createScorer(views, data)
  const standing = measureStanding(data, lessons, score)
  const scores = emptyScores(tested.length)
  for (const [i, row] of tested.entries()) {
    const placed = placeBy(standing, score(row))
    for (const name of VIEW_NAMES) scores[name][i] = placed[name]
  }
  return { scores, trained: { views, standing } }
}

function emptyScores(size: number): ViewScores {
  const scores = {} as ViewScores
  for (const name of VIEW_NAMES) scores[name] = new Float32Array(size)
  return scores
}
