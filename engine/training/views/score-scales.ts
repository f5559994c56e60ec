import type { Calibration } from '../../detector/weights/calibration.ts'
import {
  modelClasses,
  panelClasses,
  panelOf,
  type ViewName,
  type Views,
  viewNames,
} from '../../detector/weights/panels.ts'
import type { Measured, TrainingRows } from './views.ts'

/** The location of a view's training scores: the midpoint between people and its panel's models, and half the distance. */
export type ScoreScale = {
  middle: number
  half: number
}

export type ScoreScales = Record<ViewName, ScoreScale>

/** One in this many documents is enough for a mean. */
const every = 6

/**
 * Two training runs of one network agree on the order of texts, but less on offset and scale. Mapped to the same means of
 * people and of a panel's models, the views of all folds and of the shipped model can be calibrated together. All use the
 * weights of the networks, which cover every class.
 */
export function measureScales<N extends ViewName>(
  { rows }: Measured,
  { rowCategories, rowWeights, rows: learnt }: TrainingRows,
  names: readonly N[],
  score: (row: number) => Partial<Views>,
): Record<N, ScoreScale> {
  const nothing = () => names.map(() => ({ weight: 0, sum: 0 }))
  const people = nothing()
  const models = nothing()
  for (const row of learnt) {
    if (!rows[row]!.whole || rows[row]!.document % every !== 0) continue
    const category = rowCategories[row]!
    const views = score(row)
    for (const [n, name] of names.entries()) {
      if (category > 0 && !isFor(name, category)) continue
      const mean = (category > 0 ? models : people)[n]!
      mean.weight += rowWeights[row]!
      mean.sum += rowWeights[row]! * views[name]!
    }
  }
  const meanOf = ({ weight, sum }: { weight: number; sum: number }) => sum / Math.max(1e-9, weight)
  const places = names.map((name, n) => {
    const [low, high] = [meanOf(people[n]!), meanOf(models[n]!)]
    return [name, { middle: (low + high) / 2, half: Math.max(1e-6, (high - low) / 2) }]
  })
  return Object.fromEntries(places) as Record<N, ScoreScale>
}

function isFor(name: ViewName, category: number): boolean {
  return panelClasses[panelOf[name]].includes(modelClasses[category - 1]!)
}

export function toCommonScale(scales: Partial<ScoreScales>, views: Partial<Views>): Partial<Views> {
  const placed: Partial<Views> = {}
  for (const name of Object.keys(views) as ViewName[]) {
    const { middle, half } = scales[name]!
    placed[name] = (views[name]! - middle) / half
  }
  return placed
}

/** Converts a calibration of placed scores to one of the original scores. */
export function toOriginalScale(calibration: Calibration, scales: ScoreScales): Calibration {
  const views = {} as Calibration['views']
  for (const name of viewNames) {
    const { mean, spread, weight } = calibration.views[name]
    const { middle, half } = scales[name]
    views[name] = { mean: middle + half * mean, spread: half * spread, weight }
  }
  return { ...calibration, views }
}
