import { expect, test } from 'vitest'
import { cropWeight } from '../corpus/corpus.ts'
import { PlacedGrams } from '../corpus/placed-grams.ts'
import { SparseRowsBuilder } from '../corpus/sparse-rows.ts'
import { seededRandom } from '../random.ts'
import { rangesOf, type TrainingRange, weightedDocuments } from './training-ranges.ts'
import { trainingSetOfRanges, trainingSetOfRows } from './training-sets.ts'
import { trainingRowsFor } from './views.ts'

const random = seededRandom(21)
const size = 50
const lengths = Array.from({ length: 60 }, (_, d) => (d === 0 ? 0 : Math.floor(random() * 400)))
const starts = Int32Array.from([0, ...lengths])
for (let d = 0; d < lengths.length; d++) starts[d + 1]! += starts[d]!
const ids = Int32Array.from({ length: starts[lengths.length]! }, () => Math.floor(random() * (size + 1)) - 1)
const grams = new PlacedGrams({ ids, starts, perPlace: 1, size: size })
/** Every third document is excluded. */
const weights = Float32Array.from(lengths, (_, d) => (d % 3 === 2 ? 0 : 1 + d / 100))
const labels = Uint8Array.from(lengths, (_, d) => d % 2)
const isWhole = ({ document, from, to }: TrainingRange) => from === 0 && to === lengths[document]

/** Copies each range, because the yielded object is reused. */
function epoch(seed: number): TrainingRange[] {
  const ranges = rangesOf(grams, weights, weightedDocuments(weights), seededRandom(seed))
  return Array.from(ranges, (range) => ({ ...range }))
}

test('an epoch shows every whole document with words and a weight once', () => {
  const wholes = epoch(1).filter(isWhole)
  const expected = [...lengths.keys()].filter((d) => lengths[d]! > 0 && weights[d]! > 0)
  expect(wholes.map(({ document }) => document).sort((a, b) => a - b)).toEqual(expected)
  for (const { document, weight } of wholes) expect(weight).toBe(weights[document])
})

test('then shows ranges of 40 to 180 tokens with less weight, of included documents only', () => {
  const stretches = epoch(1).filter((range) => !isWhole(range))
  expect(stretches.length).toBeGreaterThan(40)
  for (const { document, from, to, weight } of stretches) {
    expect(from).toBeGreaterThanOrEqual(0)
    expect(to).toBeLessThanOrEqual(lengths[document]!)
    expect(to - from).toBeGreaterThanOrEqual(40)
    expect(to - from).toBeLessThanOrEqual(180)
    expect(weight).toBeCloseTo(weights[document]! * cropWeight)
    expect(weight).toBeGreaterThan(0)
  }
})

test('the same seed gives the same order and ranges', () => {
  expect(epoch(3)).toEqual(epoch(3))
  expect(epoch(4)).not.toEqual(epoch(3))
})

test('a training set of ranges shows distinct n-grams with their category', () => {
  const out = new Int32Array(size)
  const trainingSet = trainingSetOfRanges(grams, size, labels, weights)
  let wholes = 0
  for (const { features, count, category, weight } of trainingSet.epoch(seededRandom(5), 0)) {
    const kept = [...features.subarray(0, count)]
    expect(new Set(kept).size).toBe(count)
    const document = weights.indexOf(weight)
    if (document < 0) continue
    wholes++
    expect(category).toBe(labels[document])
    expect(kept).toEqual([
      ...out.subarray(
        0,
        grams.gather(document, 0, lengths[document]!, out, () => false),
      ),
    ])
  }
  expect(wholes).toBe(epoch(5).filter(isWhole).length)
})

test('a training set of rows shows the chosen rows without the dropped share', () => {
  const builder = new SparseRowsBuilder()
  const rows = Array.from({ length: 30 }, (_, r) => Uint32Array.from({ length: r * 4 }, (_, i) => i + r))
  for (const row of rows) builder.add(row)
  const chosen = Int32Array.from(rows.keys()).filter((r) => r % 2 === 0)
  const all = new Float32Array(rows.length).fill(1)
  const numbers = Uint8Array.from(rows.keys())
  const trainingSet = trainingSetOfRows(builder.build(), 200, numbers, all, chosen)
  for (const share of [0, 0.4]) {
    let shown = 0
    for (const { features, count, category } of trainingSet.epoch(seededRandom(2), share)) {
      expect(chosen).toContain(category)
      const kept = features.subarray(0, count)
      for (const feature of kept) expect(rows[category]).toContain(feature)
      shown += new Set(kept).size
    }
    const there = [...chosen].reduce((sum, r) => sum + rows[r]!.length, 0)
    expect(Math.abs(shown / there - (1 - share))).toBeLessThan(share === 0 ? 1e-9 : 0.08)
  }
})

test('learns from weighted rows except probes, with less weight for crops', () => {
  const rows = [0, 1, 2].flatMap((document) => [
    { document, from: 0, to: 90, whole: true },
    { document, from: 5, to: 65, whole: false },
    { document, from: 5, to: 9, whole: false, probe: 'one sentence' as const },
  ])
  const trainingRows = trainingRowsFor(rows, Uint8Array.of(1, 0, 1), Float32Array.of(2, 3, 0))
  expect([...trainingRows.rows]).toEqual([0, 1, 3, 4])
  expect([...trainingRows.rowCategories]).toEqual([1, 1, 1, 0, 0, 0, 1, 1, 1])
  for (const r of trainingRows.rows) {
    const weight = rows[r]!.document + 2
    expect(trainingRows.rowWeights[r]).toBeCloseTo(rows[r]!.whole ? weight : weight * cropWeight, 6)
  }
})
