import { expect, test } from 'vitest'
import { type Calibration, combineViews } from '../../detector/weights/calibration.ts'
import {
  byPanel,
  modelClasses,
  panelClasses,
  panelNames,
  panelOf,
  type Views,
  viewNames,
} from '../../detector/weights/panels.ts'
import { seededRandom } from '../random.ts'
import { measureScales, toCommonScale, toOriginalScale } from './score-scales.ts'
import type { Measured, TrainingRows } from './views.ts'

const random = seededRandom(3)
const texts = 144
/** Every whole document and a crop of it, which must not count. */
const rows = Array.from({ length: 2 * texts }, (_, r) => ({
  document: r >> 1,
  from: 0,
  to: 9,
  whole: r % 2 === 0,
}))
// Only one document in six is measured, so the categories change every six documents.
const categoryCount = 1 + modelClasses.length
const rowCategories = Uint8Array.from(rows, ({ document }) => Math.floor(document / 6) % categoryCount)
const rowWeights = Float32Array.from(rows, () => 0.2 + random())
const learnt = Int32Array.from(rows.keys())
const trainingRows = { rowCategories, rowWeights, rows: learnt } as unknown as TrainingRows
const data = { rows } as unknown as Measured

/** Returns the scores of one training run with its own scale and offset; models score above people. */
function scoresOf(zero: number, scale: number): Views[] {
  const noise = seededRandom(9)
  return rows.map(({ whole }, r) => {
    const score = () => (whole ? zero + scale * (Math.min(2, rowCategories[r]!) + noise()) : 1e6)
    return Object.fromEntries(viewNames.map((name) => [name, score()])) as unknown as Views
  })
}

test('maps the mean of people to -1 and of a panel’s models to 1, on whole texts only', () => {
  const scores = scoresOf(-7, 4)
  const scales = measureScales(data, trainingRows, viewNames, (row) => scores[row]!)
  for (const name of viewNames) {
    const classes = panelClasses[panelOf[name]].map((one) => 1 + modelClasses.indexOf(one))
    for (const [categories, mean] of [
      [[0], -1],
      [classes, 1],
    ] as [number[], number][]) {
      const read = [...learnt].filter(
        (row) =>
          rows[row]!.whole && rows[row]!.document % 6 === 0 && categories.includes(rowCategories[row]!),
      )
      expect(read.length).toBeGreaterThan(0)
      const weight = read.reduce((sum, row) => sum + rowWeights[row]!, 0)
      const sum = read.reduce(
        (s, row) => s + rowWeights[row]! * toCommonScale(scales, scores[row]!)[name]!,
        0,
      )
      expect(sum / weight).toBeCloseTo(mean, 6)
    }
  }
})

test('places two training runs alike that differ only in offset and scale', () => {
  const [one, other] = [scoresOf(0, 1), scoresOf(5, 0.3)].map((scores) => {
    const scales = measureScales(data, trainingRows, viewNames, (row) => scores[row]!)
    return scores.map((views) => toCommonScale(scales, views))
  })
  for (const [row, { whole }] of rows.entries()) {
    if (!whole) continue
    for (const name of viewNames) expect(one![row]![name]).toBeCloseTo(other![row]![name]!, 6)
  }
})

test('an unplaced calibration gives the same result for the original scores', () => {
  const scores = scoresOf(2, 3)
  const scales = measureScales(data, trainingRows, viewNames, (row) => scores[row]!)
  const view = (weight: number) => ({ mean: random(), spread: 0.5 + random(), weight })
  const calibration: Calibration = {
    views: Object.fromEntries(viewNames.map((name) => [name, view(0.5 + random())])) as Calibration['views'],
    panels: byPanel(() => ({ bias: random(), slope: 1 + random(), length: 0.3, bend: 0.1 })),
    shift: -2,
  }
  const shipped = toOriginalScale(calibration, scales)
  for (const views of scores) {
    const expected = combineViews(toCommonScale(scales, views) as Views, calibration)
    const found = combineViews(views, shipped)
    for (const panel of panelNames) expect(found[panel]).toBeCloseTo(expected[panel], 6)
  }
  const { panels, shift } = calibration
  expect(shipped).toMatchObject({ panels, shift })
})

test('the scales are finite without training', () => {
  const scales = measureScales(data, { ...trainingRows, rows: new Int32Array(0) }, viewNames, () => {
    throw new Error('nothing is to be scored')
  })
  for (const views of scoresOf(0, 1).slice(0, 1))
    expect(Object.values(toCommonScale(scales, views))).toSatisfy((placed: number[]) =>
      placed.every(Number.isFinite),
    )
})
