import { VIEW_NAMES, type Views } from '../detector/calibration.ts'
import { labelsOf, weighByRegister } from './corpus.ts'
import { FOLDS, type Fold } from './folds.ts'
import { listScoutings, Margins, rowsOfScouting, weighHardKinds } from './hardness.ts'
import type { LabelledText } from './read-documents.ts'
import type { Standing } from './standing.ts'
import { runInThreads } from './view-threads.ts'
import { type Lessons, lessonsFor, type Measured, type TrainedViews } from './views.ts'

export type ViewScores = Record<keyof Views, Float32Array>

export interface Trained {
  /** Scores of every row by views that never saw its source, NaN for texts that no fold tests. */
  leftOut: ViewScores
  /** The views that saw all, and where their scores lie. */
  views: TrainedViews
  standing: Standing
}

/**
 * Trains the views once on all texts and once without each fold, in a thread each, `threads` at a time. Before that, views
 * of words alone find out which kinds of models' texts are hard; no fold's labels have a say in its own weights.
 */
export async function trainAll(
  documents: LabelledText[],
  data: Measured,
  threads: number,
  tell: (message: string) => void,
): Promise<Trained> {
  tellOfUntested(documents, tell)
  const margins = await scout(documents, data, threads)
  tell('hard kinds found')
  const lessonsOf = (fold: Fold | undefined) => {
    const weights = weighByRegister(documents, (document) => fold?.hidden(document) !== true)
    return lessonsFor(data.rows, labelsOf(documents), weighHardKinds(documents, weights, margins.of(fold)))
  }
  const jobs = [undefined, ...FOLDS].map((fold) => ({
    name: fold?.name ?? 'nothing',
    train: 'views' as const,
    tested: testedRows(documents, data, fold),
    lessons: lessonsOf(fold),
  }))
  const leftOut = {} as ViewScores
  for (const name of VIEW_NAMES) leftOut[name] = new Float32Array(data.rows.length).fill(Number.NaN)
  let whole: { views: TrainedViews; standing: Standing } | undefined
  await runInThreads(data, jobs, threads, (job, { scores, trained }) => {
    if (job === jobs[0]) whole = trained
    for (const name of VIEW_NAMES) {
      for (const [i, r] of job.tested.entries()) leftOut[name][r] = scores[name][i]!
    }
    tell(`left out: ${job.name} (${job.tested.length} stretches)`)
  })
  return { leftOut, ...whole! }
}

function testedRows(documents: LabelledText[], { rows }: Measured, fold: Fold | undefined): Int32Array {
  if (fold === undefined) return new Int32Array(0)
  return Int32Array.from(rows.keys()).filter((r) => fold.tested(documents[rows[r]!.document]!))
}

function tellOfUntested(documents: LabelledText[], tell: (message: string) => void): void {
  const known = new Set(FOLDS.flatMap((fold) => documents.filter(fold.tested).map(({ source }) => source)))
  for (const source of new Set(documents.map(({ source }) => source)))
    if (!known.has(source)) tell(`${source} is in no fold of folds.ts and stays untested.`)
}

async function scout(documents: LabelledText[], data: Measured, threads: number): Promise<Margins> {
  const margins = new Margins(documents)
  const labels = labelsOf(documents)
  const jobs = listScoutings().map((scouting) => ({
    name: 'scouting',
    train: 'words' as const,
    scouting,
    tested: rowsOfScouting(documents, data.rows, scouting),
    // Made when a thread takes the job: all at once would fill the memory.
    get lessons(): Lessons {
      const { first, second } = scouting
      const kept = (document: LabelledText) => !first.hidden(document) && second?.hidden(document) !== true
      return lessonsFor(data.rows, labels, weighByRegister(documents, kept))
    },
  }))
  await runInThreads(data, jobs, threads, ({ scouting, tested }, { scores }) => {
    for (const [i, r] of tested.entries()) margins.add(scouting, data.rows[r]!.document, scores.words[i]!)
  })
  return margins
}
