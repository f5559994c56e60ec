import { parentPort, workerData } from 'node:worker_threads'
import { PANEL_NAMES, PANELS, type ViewName } from '../detector/calibration.ts'
import { measureStanding, placeBy, type Standing } from './standing.ts'
import type { Answer, Job } from './view-threads.ts'
import { createScorer, type Measured, type PanelLessons, scoreByWords, trainPanels } from './views.ts'

const { data, job } = workerData as { data: Measured; job: Job }

parentPort!.postMessage(
  job.train === 'words'
    ? { scores: { words: scoreByWords(data, job.lessons, job.tested) } }
    : answerByPanels(job.lessons),
)

function answerByPanels(lessons: PanelLessons): Answer {
  const views = trainPanels(data, lessons)
  const score = createScorer(views, data)
  const standing: Partial<Standing> = {}
  for (const panel of PANEL_NAMES) {
    const learnt = lessons[panel]
    if (learnt) Object.assign(standing, measureStanding(data, learnt, PANELS[panel], score))
  }
  const names = Object.keys(views) as ViewName[]
  const scores: Answer['scores'] = {}
  for (const name of names) scores[name] = new Float32Array(job.tested.length)
  for (const [i, row] of job.tested.entries()) {
    const placed = placeBy(standing, score(row))
    for (const name of names) scores[name]![i] = placed[name]!
  }
  return { scores, trained: { views, standing } }
}
