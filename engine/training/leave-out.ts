import { VIEW_NAMES, type Views } from '../detector/calibration.ts'
import { labelsOf, weighByRegister } from './corpus.ts'
import { FOLDS } from './folds.ts'
import type { LabelledText } from './read-documents.ts'
import { runInThreads } from './view-threads.ts'
import { type Lessons, lessonsFor, type Measured, type TrainedViews } from './views.ts'

export type ViewScores = Record<keyof Views, Float32Array>

/**
 * Scores of every row by views that never saw its source, NaN for texts that no fold tests; and the views that saw all.
 * Each fold, and the whole, is trained in a thread of its own, `threads` at a time.
 */
export async function trainAll(
  documents: LabelledText[],
  data: Measured,
  lessons: Lessons,
  threads: number,
  tell: (message: string) => void,
): Promise<{ leftOut: ViewScores; views: TrainedViews }> {
  const { rows } = data
  const leftOut = {} as ViewScores
  for (const name of VIEW_NAMES) leftOut[name] = new Float32Array(rows.length).fill(Number.NaN)
  const known = new Set(FOLDS.flatMap((fold) => documents.filter(fold.tested).map(({ source }) => source)))
  for (const source of new Set(documents.map(({ source }) => source)))
    if (!known.has(source)) tell(`${source} is in no fold of folds.ts and stays untested.`)
  const jobs = FOLDS.map((fold) => ({
    name: fold.name,
    tested: Int32Array.from(rows.keys()).filter((r) => fold.tested(documents[rows[r]!.document]!)),
    lessons: lessonsFor(
      rows,
      labelsOf(documents),
      weighByRegister(documents, (document) => !fold.hidden(document)),
    ),
  })).filter(({ tested }) => tested.length > 0)
  const whole = { name: 'nothing', tested: new Int32Array(0), lessons }
  let views: TrainedViews | undefined
  await runInThreads(data, [whole, ...jobs], threads, (job, answer) => {
    if (job === whole) views = answer.views
    for (const name of VIEW_NAMES) {
      for (const [i, r] of job.tested.entries()) leftOut[name][r] = answer.scores[name][i]!
    }
    tell(`left out: ${job.name} (${job.tested.length} stretches)`)
  })
  return { leftOut, views: views! }
}
