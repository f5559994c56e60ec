import { VIEW_NAMES, type Views } from '../detector/calibration.ts'
import type { Row } from './corpus.ts'
import { FOLDS } from './folds.ts'
import type { LabelledText } from './read-documents.ts'
import { type Measured, scoreViewsOf, trainViews } from './views.ts'

export type ViewScores = Record<keyof Views, Float32Array>

/** Scores of every row by views that never saw its source; NaN for texts that no fold tests. */
export function scoreLeftOut(
  documents: LabelledText[],
  rows: Row[],
  data: Measured,
  labels: Uint8Array,
  weights: Float32Array,
  tell: (message: string) => void,
): ViewScores {
  const scores = {} as ViewScores
  for (const name of VIEW_NAMES) scores[name] = new Float32Array(rows.length).fill(Number.NaN)
  const known = new Set(FOLDS.flatMap((fold) => documents.filter(fold.tested).map(({ source }) => source)))
  for (const { source } of documents)
    if (!known.has(source)) tell(`${source} is in no fold of folds.ts and stays untested.`)
  for (const fold of FOLDS) {
    const training: number[] = []
    const tested: number[] = []
    for (const [r, { document }] of rows.entries()) {
      if (fold.tested(documents[document]!)) tested.push(r)
      if (!fold.hidden(documents[document]!)) training.push(r)
    }
    if (tested.length === 0) continue
    const views = trainViews(data, labels, weights, Int32Array.from(training))
    for (const r of tested) {
      const found = scoreViewsOf(views, data, r)
      for (const name of VIEW_NAMES) scores[name][r] = found[name]
    }
    tell(`left out: ${fold.name} (${tested.length} stretches)`)
  }
  return scores
}
