import { type Calibration, VIEW_NAMES, type ViewName, type Views } from '../detector/calibration.ts'
import type { Lessons, Measured } from './views.ts'

/** Where a view's scores of the texts that it learnt from lie: the middle between people and models, and half their distance. */
export interface Place {
  middle: number
  half: number
}

export type Standing = Record<ViewName, Place>

/** One in so many documents is enough for a mean. */
const EVERY = 6

/**
 * Two trainings of one network agree on the order of texts, and less on zero and on scale. Brought to the same means of
 * people and models, the views of all folds and those that ship can be calibrated as one.
 */
export function measureStanding<N extends ViewName>(
  { rows }: Measured,
  { rowLabels, rowWeights, rows: learnt }: Lessons,
  names: readonly N[],
  score: (row: number) => Partial<Views>,
): Record<N, Place> {
  const nothing = () => Object.fromEntries(names.map((name) => [name, 0])) as Record<N, number>
  const sums = [0, 1].map(() => ({ weight: 0, views: nothing() }))
  for (const row of learnt) {
    if (!rows[row]!.whole || rows[row]!.document % EVERY !== 0) continue
    const sum = sums[rowLabels[row]!]!
    const views = score(row)
    sum.weight += rowWeights[row]!
    for (const name of names) sum.views[name] += rowWeights[row]! * views[name]!
  }
  const standing = {} as Record<N, Place>
  for (const name of names) {
    const [people, models] = sums.map(({ weight, views }) => views[name] / Math.max(1e-9, weight))
    standing[name] = { middle: (people! + models!) / 2, half: Math.max(1e-6, (models! - people!) / 2) }
  }
  return standing
}

export function placeBy(standing: Partial<Standing>, views: Partial<Views>): Partial<Views> {
  const placed: Partial<Views> = {}
  for (const name of Object.keys(views) as ViewName[]) {
    const { middle, half } = standing[name]!
    placed[name] = (views[name]! - middle) / half
  }
  return placed
}

/** A calibration of placed scores, as one of the scores themselves. */
export function unplace(calibration: Calibration, standing: Standing): Calibration {
  const views = {} as Calibration['views']
  for (const name of VIEW_NAMES) {
    const { mean, spread, weight } = calibration.views[name]
    const { middle, half } = standing[name]
    views[name] = { mean: middle + half * mean, spread: half * spread, weight }
  }
  return { ...calibration, views }
}
