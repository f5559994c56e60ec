import { type Panel, panelClasses, panelOf, type ViewName, viewNames } from '../../detector/weights/panels.ts'
import { categoriesOf, panelsOf } from '../corpus/categories.ts'
import { labelsOf, weighByRegister } from '../corpus/corpus.ts'
import { type Fold, foldList, freshFold, isOwn, ownFolds } from '../corpus/folds.ts'
import { listScoutings, Margins, rowsOfScouting, weighHardKinds } from '../corpus/hardness.ts'
import type { LabelledText } from '../corpus/read-documents.ts'
import type { ScoreScales } from './score-scales.ts'
import { type Answer, runInThreads, type ViewJob } from './view-threads.ts'
import {
  isStyle,
  type Measured,
  type StyleView,
  styleViews,
  type TrainedParts,
  type TrainingRows,
  trainingRowsFor,
} from './views.ts'

export type ViewScores = Record<ViewName, Float32Array>

export type Trained = {
  /** Scores of every row by views that never saw its source or kind; NaN for texts that no fold tests. */
  leftOut: ViewScores
  /** The parts that were trained on everything, and the location of their views' scores. */
  parts: TrainedParts
  scales: ScoreScales
}

export type TrainingOptions = {
  threads: number
  /** How much more people's texts of a register count. */
  factors: Readonly<Record<string, number>>
  /** The only part to leave out, for an estimate of the time; then no shipped model is trained. */
  only?: string | undefined
}

/**
 * Trains the views once on all texts and once without each fold, in `threads` worker threads. Before that, word views
 * determine which kinds of model texts are hard; no fold's labels affect its own weights.
 */
export async function trainAll(
  documents: LabelledText[],
  data: Measured,
  { threads, factors, only }: TrainingOptions,
  tell: (message: string) => void,
): Promise<Trained> {
  tellOfUntested(documents, tell)
  const margins = only ? new Margins(documents) : await scout(documents, data, threads, factors)
  tell('hard kinds found')
  const { whole, jobs } = listJobs(documents, data, margins, factors)
  const chosen = only ? jobs.filter(({ name }) => name === only) : jobs
  const leftOut = {} as ViewScores
  for (const name of viewNames) leftOut[name] = new Float32Array(data.rows.length).fill(Number.NaN)
  let shipped: Answer['trained']
  await runInThreads(data, chosen, threads, (job, { scores, trained }) => {
    if (job === whole) shipped = trained
    for (const name of Object.keys(scores) as ViewName[]) {
      // The shipped model has learnt the own texts, except in the trees of panels without them.
      if (job === whole && learnsOwn(name)) continue
      for (const [i, r] of job.tested.entries()) leftOut[name][r] = scores[name]![i]!
    }
    tell(`left out: ${job.name} (${job.tested.length} stretches)`)
  })
  // With `only` nothing ships, and the caller writes nothing.
  return { leftOut, ...(shipped as Pick<Trained, 'parts' | 'scales'>) }
}

/** Reports whether a view learns from own texts: the networks do, and the trees of the panels for them. */
function learnsOwn(name: ViewName): boolean {
  return !isStyle(name) || panelClasses[panelOf[name]].includes('newest')
}

/** Returns one job for all texts, one without each fold, and one without each kind of own texts. */
export function listJobs(
  documents: LabelledText[],
  data: Pick<Measured, 'rows'>,
  margins: Margins,
  factors: TrainingOptions['factors'] = {},
): { whole: ViewJob; jobs: ViewJob[] } {
  const trainingRowsOf = createTrainingRows(documents, data, margins, factors)
  const rowsOf = (tested: Fold['tested']) =>
    Int32Array.from(data.rows.keys()).filter((r) => tested(documents[data.rows[r]!.document]!))
  const jobOf = (
    name: string,
    tested: Fold['tested'],
    trees: readonly StyleView[],
    fold?: Fold,
  ): ViewJob => ({
    name,
    train: 'views',
    tested: rowsOf(tested),
    // Created when a thread takes the job, because all at once would fill the memory.
    get trainingRows() {
      const ofTrees = trees.map((view) => [view, trainingRowsOf(fold, panelOf[view])])
      return { networks: trainingRowsOf(fold), trees: Object.fromEntries(ofTrees) }
    },
  })
  const whole = jobOf('nothing', isOwn, styleViews)
  const folds = foldList.map((fold) => jobOf(fold.name, fold.tested, styleViews, fold))
  const own = ownFolds.map((fold) => jobOf(fold.name, fold.tested, styleViews.filter(learnsOwn), fold))
  const fresh = jobOf(freshFold.name, freshFold.tested, styleViews, freshFold)
  return { whole, jobs: [whole, ...folds, ...own, fresh] }
}

/**
 * Returns what is learnt without a fold: people and the model texts of a panel, or of all. Hard kinds get more weight
 * only where many kinds are learnt together.
 */
function createTrainingRows(
  documents: LabelledText[],
  { rows }: Pick<Measured, 'rows'>,
  margins: Margins,
  factors: TrainingOptions['factors'],
) {
  const categories = categoriesOf(documents)
  return (fold: Fold | undefined, panel?: Panel): TrainingRows => {
    const weights = weighByRegister(
      documents,
      (document) =>
        fold?.hidden(document) !== true &&
        (document.label === 'human' || panel === undefined || panelsOf(document).includes(panel)),
      factors,
    )
    if (panel !== undefined && panel !== 'general') return trainingRowsFor(rows, categories, weights)
    // No scouting view covers own and fresh texts, so their folds use the hardness of the shipped model.
    const known = fold && foldList.includes(fold) ? fold : undefined
    return trainingRowsFor(rows, categories, weighHardKinds(documents, weights, margins.of(known)))
  }
}

function tellOfUntested(documents: LabelledText[], tell: (message: string) => void): void {
  const folds = [...foldList, ...ownFolds, freshFold]
  const known = new Set(folds.flatMap((fold) => documents.filter(fold.tested).map(({ source }) => source)))
  for (const source of new Set(documents.map(({ source }) => source)))
    if (!known.has(source)) tell(`${source} is in no fold of folds.ts and stays untested.`)
}

async function scout(
  documents: LabelledText[],
  data: Measured,
  threads: number,
  factors: TrainingOptions['factors'],
): Promise<Margins> {
  const margins = new Margins(documents)
  const labels = labelsOf(documents)
  const jobs = listScoutings().map((scouting) => ({
    name: 'scouting',
    train: 'words' as const,
    scouting,
    tested: rowsOfScouting(documents, data.rows, scouting),
    // Created when a thread takes the job, because all at once would fill the memory.
    get trainingRows(): TrainingRows {
      const { first, second } = scouting
      const kept = (document: LabelledText) =>
        !isOwn(document) && !first.hidden(document) && second?.hidden(document) !== true
      return trainingRowsFor(data.rows, labels, weighByRegister(documents, kept, factors))
    },
  }))
  await runInThreads(data, jobs, threads, ({ scouting, tested }, { scores }) => {
    for (const [i, r] of tested.entries()) margins.add(scouting, data.rows[r]!.document, scores.words![i]!)
  })
  return margins
}
