import { type Calibration, VIEW_NAMES, type Views } from '../detector/calibration.ts'
import type { Lessons, Measured } from './views.ts'

/** Where a view's scores of the texts that it learnt from lie: the middle between people and models, and half their distance. */
export type Standing = Record<keyof Views, { middle: number; half: number }>

/** One in so many documents is enough for a mean. */
const EVERY = 6

/**
 * Two trainings of one network agree on the order of texts, and less on zero and on scale. Brought to the same means of
 * people and models, the views of all folds and those that ship can be calibrated as one.
 */
export function measureStanding(
  { rows }: Measured,
  { rowLabels, rowWeights, rows: learnt }: Lessons,
  score: (row: number) => Views,
): Standing {
  const sums = [0, 1].map(() => ({ weight: 0, views: { words: 0, phrases: 0, characters: 0, style: 0 } }))
  for (const row of learnt) {
    if (!rows[row]!.whole || rows[row]!.document % EVERY !== 0) continue
    const sum = sums[rowLabels[row]!]!
    const views = score(row)
    sum.weight += rowWeights[row]!
    for (const name of VIEW_NAMES) sum.views[name] += rowWeights[row]! * views[name]
  }
  const standing = {} as Standing
  for (const name of VIEW_NAMES) {
    const [people, models] = sums.map(({ weight, views }) => views[name] / Math.max(1e-9, weight))
    standing[name] = { middle: (people! + models!) / 2, half: Math.max(1e-6, (models! - people!) / 2) }
  }
  return standing
}

export function placeBy(standing: Standing, views: Views): Views {
  const placed = {} as Views
  for (const name of VIEW_NAMES) placed[name] = (views[name] - standing[name].middle) / standing[name].half
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
