import { expect, test } from 'vitest'
import { type Calibration, combineViews } from '../detector/calibration.ts'
import {
  byPanel,
  MODEL_CLASSES,
  PANEL_CLASSES,
  PANEL_NAMES,
  PANEL_OF,
  VIEW_NAMES,
  type Views,
} from '../detector/panels.ts'
import { seededRandom } from './random.ts'
import { measureStanding, placeBy, unplace } from './standing.ts'
import type { Lessons, Measured } from './views.ts'

const random = seededRandom(3)
const TEXTS = 144
/** Every document whole, and a crop of it that must not count. */
const rows = Array.from({ length: 2 * TEXTS }, (_, r) => ({
  document: r >> 1,
  from: 0,
  to: 9,
  whole: r % 2 === 0,
}))
// The standing looks at one document in six, so every one of those has its turn as a person's and as a class's.
const CATEGORIES = 1 + MODEL_CLASSES.length
const rowCategories = Uint8Array.from(rows, ({ document }) => Math.floor(document / 6) % CATEGORIES)
const rowWeights = Float32Array.from(rows, () => 0.2 + random())
const learnt = Int32Array.from(rows.keys())
const lessons = { rowCategories, rowWeights, rows: learnt } as unknown as Lessons
const data = { rows } as unknown as Measured

/** Scores of one training: models' above people's, on a scale and with a zero of its own. */
function scoresOf(zero: number, scale: number): Views[] {
  const noise = seededRandom(9)
  return rows.map(({ whole }, r) => {
    const score = () => (whole ? zero + scale * (Math.min(2, rowCategories[r]!) + noise()) : 1e6)
    return Object.fromEntries(VIEW_NAMES.map((name) => [name, score()])) as unknown as Views
  })
}

test('people’s mean comes to -1 and those of a panel’s models to 1 in its views, on whole texts alone', () => {
  const scores = scoresOf(-7, 4)
  const standing = measureStanding(data, lessons, VIEW_NAMES, (row) => scores[row]!)
  for (const name of VIEW_NAMES) {
    const classes = PANEL_CLASSES[PANEL_OF[name]].map((one) => 1 + MODEL_CLASSES.indexOf(one))
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
      const sum = read.reduce((s, row) => s + rowWeights[row]! * placeBy(standing, scores[row]!)[name]!, 0)
      expect(sum / weight).toBeCloseTo(mean, 6)
    }
  }
})

test('two trainings that differ in zero and scale alone are placed alike', () => {
  const [one, other] = [scoresOf(0, 1), scoresOf(5, 0.3)].map((scores) => {
    const standing = measureStanding(data, lessons, VIEW_NAMES, (row) => scores[row]!)
    return scores.map((views) => placeBy(standing, views))
  })
  for (const [row, { whole }] of rows.entries()) {
    if (!whole) continue
    for (const name of VIEW_NAMES) expect(one![row]![name]).toBeCloseTo(other![row]![name]!, 6)
  }
})

test('a calibration of placed scores says the same of the scores themselves once it is unplaced', () => {
  const scores = scoresOf(2, 3)
  const standing = measureStanding(data, lessons, VIEW_NAMES, (row) => scores[row]!)
  const view = (weight: number) => ({ mean: random(), spread: 0.5 + random(), weight })
  const calibration: Calibration = {
    views: Object.fromEntries(VIEW_NAMES.map((name) => [name, view(0.5 + random())])) as Calibration['views'],
    panels: byPanel(() => ({ bias: random(), slope: 1 + random(), length: 0.3, bend: 0.1 })),
    shift: -2,
  }
  const shipped = unplace(calibration, standing)
  for (const views of scores) {
    const expected = combineViews(placeBy(standing, views) as Views, calibration)
    const found = combineViews(views, shipped)
    for (const panel of PANEL_NAMES) expect(found[panel]).toBeCloseTo(expected[panel], 6)
  }
  const { panels, shift } = calibration
  expect(shipped).toMatchObject({ panels, shift })
})

test('with nothing learnt the standing is still finite', () => {
  const standing = measureStanding(data, { ...lessons, rows: new Int32Array(0) }, VIEW_NAMES, () => {
    throw new Error('nothing is to be scored')
  })
  for (const views of scoresOf(0, 1).slice(0, 1))
    expect(Object.values(placeBy(standing, views))).toSatisfy((placed: number[]) =>
      placed.every(Number.isFinite),
    )
})
