import { PANEL_NAMES, PANELS, type Panel, VIEW_NAMES, type ViewName } from '../detector/calibration.ts'
import { labelsOf, weighByRegister } from './corpus.ts'
import { FOLDS, type Fold, isOwn, OWN_FOLDS } from './folds.ts'
import { listScoutings, Margins, rowsOfScouting, weighHardKinds } from './hardness.ts'
import { belongsTo } from './panels.ts'
import type { LabelledText } from './read-documents.ts'
import type { Standing } from './standing.ts'
import { type Answer, type Job, runInThreads } from './view-threads.ts'
import { type Lessons, lessonsFor, type Measured, type TrainedViews } from './views.ts'

export type ViewScores = Record<ViewName, Float32Array>

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
 * Only the newest panel sees own texts, so that for those no other has to be trained without them.
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
  const { whole, jobs } = listJobs(documents, data, margins)
  const leftOut = {} as ViewScores
  for (const name of VIEW_NAMES) leftOut[name] = new Float32Array(data.rows.length).fill(Number.NaN)
  let shipped: Answer['trained']
  await runInThreads(data, jobs, threads, (job, { scores, trained }) => {
    if (job === whole) shipped = trained
    for (const name of Object.keys(scores) as ViewName[]) {
      // The newest panel of what ships has learnt the own texts: what it says of them is not left out.
      if (job === whole && NEWEST.includes(name)) continue
      for (const [i, r] of job.tested.entries()) leftOut[name][r] = scores[name]![i]!
    }
    tell(`left out: ${job.name} (${job.tested.length} stretches)`)
  })
  const { views, standing } = shipped as Pick<Trained, 'views' | 'standing'>
  return { leftOut, views, standing }
}

const NEWEST: readonly ViewName[] = PANELS.newest

/** One training on all texts, one without each fold, and for own texts one of the newest panel without each kind of them. */
function listJobs(documents: LabelledText[], data: Measured, margins: Margins): { whole: Job; jobs: Job[] } {
  const lessonsOf = createLessons(documents, data, margins)
  const rowsOf = (tested: Fold['tested']) =>
    Int32Array.from(data.rows.keys()).filter((r) => tested(documents[data.rows[r]!.document]!))
  const jobOf = (name: string, tested: Fold['tested'], panels: readonly Panel[], fold?: Fold): Job => ({
    name,
    train: 'panels',
    tested: rowsOf(tested),
    // Made when a thread takes the job: all at once would fill the memory.
    get lessons() {
      return Object.fromEntries(panels.map((panel) => [panel, lessonsOf(panel, fold)]))
    },
  })
  const whole = jobOf('nothing', isOwn, PANEL_NAMES)
  const folds = FOLDS.map((fold) => jobOf(fold.name, fold.tested, PANEL_NAMES, fold))
  const own = OWN_FOLDS.map((fold) => jobOf(fold.name, fold.tested, ['newest'], fold))
  return { whole, jobs: [whole, ...folds, ...own] }
}

/** What a panel learns from without a fold: people, and its own models. */
function createLessons(documents: LabelledText[], { rows }: Measured, margins: Margins) {
  const labels = labelsOf(documents)
  return (panel: Panel, fold: Fold | undefined): Lessons => {
    const weights = weighByRegister(
      documents,
      (document) =>
        fold?.hidden(document) !== true && (document.label === 'human' || belongsTo(panel, document)),
    )
    const ready = panel === 'general' ? weighHardKinds(documents, weights, margins.of(fold)) : weights
    return lessonsFor(rows, labels, ready)
  }
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
