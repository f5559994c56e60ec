import { PANELS, VIEW_NAMES, type Views } from '../detector/calibration.ts'
import { labelsOf, weighByRegister } from './corpus.ts'
import { FOLDS, type Fold, isOwn, OWN_FOLDS } from './folds.ts'
import { listScoutings, Margins, rowsOfScouting, weighHardKinds } from './hardness.ts'
import type { LabelledText } from './read-documents.ts'
import type { Standing } from './standing.ts'
import { type Job, runInThreads } from './view-threads.ts'
import { type Lessons, lessonsFor, type Measured, type PanelLessons, type TrainedViews } from './views.ts'

export type ViewScores = Record<keyof Views, Float32Array>

export interface Trained {
  /** Scores of every row by views that never saw its source, or its kind of own text; NaN for texts that no fold tests. */
  leftOut: ViewScores
  /** The views that saw all, and where their scores lie. */
  views: TrainedViews
  standing: Standing
}

/**
 * Trains the views once on all texts and once without each fold, in a thread each, `threads` at a time. Before that, views
 * of words alone find out which kinds of models' texts are hard; no fold's labels have a say in its own weights.
 * The general panel never sees an own text, so that for those only the newest panel has to be trained without them.
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
  const { newest, both } = listLessons(documents, data, margins)
  const rowsOf = (tested: Fold['tested']) =>
    Int32Array.from(data.rows.keys()).filter((r) => tested(documents[data.rows[r]!.document]!))
  const whole: Job = { name: 'nothing', train: 'views', tested: rowsOf(isOwn), lessons: both(undefined) }
  const jobs: Job[] = [
    whole,
    ...FOLDS.map(
      (fold): Job => ({ name: fold.name, train: 'views', tested: rowsOf(fold.tested), lessons: both(fold) }),
    ),
    ...OWN_FOLDS.map(
      (fold): Job => ({
        name: fold.name,
        train: 'newest',
        tested: rowsOf(fold.tested),
        lessons: newest(fold),
      }),
    ),
  ]
  const leftOut = {} as ViewScores
  for (const name of VIEW_NAMES) leftOut[name] = new Float32Array(data.rows.length).fill(Number.NaN)
  let shipped: { views: TrainedViews; standing: Standing } | undefined
  await runInThreads(data, jobs, threads, (job, { scores, trained }) => {
    if (job === whole) shipped = trained
    for (const name of job === whole ? PANELS.general : VIEW_NAMES) {
      for (const [i, r] of job.tested.entries()) if (scores[name]) leftOut[name][r] = scores[name][i]!
    }
    tell(`left out: ${job.name} (${job.tested.length} stretches)`)
  })
  return { leftOut, ...shipped! }
}

/** What the panels learn from without a fold: the general one from all but own texts, the newest from people and own texts. */
function listLessons(documents: LabelledText[], { rows }: Measured, margins: Margins) {
  const labels = labelsOf(documents)
  const weigh = (fold: Fold | undefined, kept: (document: LabelledText) => boolean) =>
    weighByRegister(documents, (document) => kept(document) && fold?.hidden(document) !== true)
  const newest = (fold: Fold | undefined): Lessons =>
    lessonsFor(
      rows,
      labels,
      weigh(fold, (document) => document.label === 'human' || isOwn(document)),
    )
  const general = (fold: Fold | undefined): Lessons => {
    const weights = weigh(fold, (document) => !isOwn(document))
    return lessonsFor(rows, labels, weighHardKinds(documents, weights, margins.of(fold)))
  }
  const both = (fold: Fold | undefined): PanelLessons => ({ general: general(fold), newest: newest(fold) })
  return { newest, both }
}

function tellOfUntested(documents: LabelledText[], tell: (message: string) => void): void {
  const folds = [...FOLDS, ...OWN_FOLDS]
  const known = new Set(folds.flatMap((fold) => documents.filter(fold.tested).map(({ source }) => source)))
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
      const kept = (document: LabelledText) =>
        !isOwn(document) && !first.hidden(document) && second?.hidden(document) !== true
      return lessonsFor(data.rows, labels, weighByRegister(documents, kept))
    },
  }))
  await runInThreads(data, jobs, threads, ({ scouting, tested }, { scores }) => {
    for (const [i, r] of tested.entries()) margins.add(scouting, data.rows[r]!.document, scores.words![i]!)
  })
  return margins
}
