import { expect, test } from 'vitest'
import { treesScore } from '../../detector/weights/trees.ts'
import { seededRandom } from '../random.ts'
import { type BoostedTrees, type BoostingOptions, binColumns, trainBoosting } from './boosting.ts'

const width = 4
const rowCount = 1200
const random = seededRandom(5)
const values = Float32Array.from({ length: rowCount * width }, () => Math.round(random() * 40) / 40)
const at = (row: number, feature: number) => values[row * width + feature]!
const all = Int32Array.from({ length: rowCount }, (_, row) => row)
const even = new Float32Array(rowCount).fill(1)
const testOptions: BoostingOptions = {
  trees: 12,
  depth: 3,
  rate: 0.3,
  rowShare: 1,
  columnShare: 1,
  leafMin: 2,
  ridge: 1,
  seed: 1,
}

function train(labels: Uint8Array, options: Partial<BoostingOptions> = {}, rows = all): BoostedTrees {
  return trainBoosting(binColumns(values, width, rows), labels, even, rows, { ...testOptions, ...options })
}

function firstTrees(model: BoostedTrees, trees: number): BoostedTrees {
  const inner = (1 << model.depth) - 1
  return { ...model, leaves: model.leaves.slice(0, trees * (inner + 1)) }
}

function lossOf(model: BoostedTrees, labels: Uint8Array): number {
  return all.reduce((sum, row) => {
    const margin = treesScore(model, values, row * width)
    return sum + Math.log1p(Math.exp(labels[row] === 1 ? -margin : margin))
  }, 0)
}

const noisy = Uint8Array.from(all, (row) => (at(row, 0) * at(row, 3) > 0.2 !== random() < 0.1 ? 1 : 0))

test('finds the one split that separates all rows', () => {
  const labels = Uint8Array.from(all, (row) => (at(row, 2) > 0.35 ? 1 : 0))
  const { features, thresholds, leaves } = train(labels, { trees: 1, depth: 1 })
  expect(features[0]).toBe(2)
  expect(thresholds[0]).toBeCloseTo(0.35)
  // Newton's step from even odds: a slope of a half and a curvature of a quarter for each text.
  const models = labels.reduce((sum, label) => sum + label, 0)
  const step = (texts: number) => (testOptions.rate * texts * 0.5) / (texts * 0.25 + testOptions.ridge)
  expect(leaves[0]).toBeCloseTo(-step(rowCount - models), 5)
  expect(leaves[1]).toBeCloseTo(step(models), 5)
})

test('learns an interaction of two features', () => {
  const labels = Uint8Array.from(all, (row) => (at(row, 0) > 0.5 && at(row, 3) > 0.4 ? 1 : 0))
  const model = train(labels)
  for (const row of all) expect(treesScore(model, values, row * width) > 0).toBe(labels[row] === 1)
})

test('every tree lowers the training loss', () => {
  const model = train(noisy)
  for (let trees = 1; trees <= testOptions.trees; trees++)
    expect(lossOf(firstTrees(model, trees), noisy)).toBeLessThan(lossOf(firstTrees(model, trees - 1), noisy))
})

test('the same seed gives the same model, another seed another one', () => {
  const sampled = { rowShare: 0.5, columnShare: 0.6 }
  expect(train(noisy, sampled)).toEqual(train(noisy, sampled))
  expect(train(noisy, { ...sampled, seed: 2 })).not.toEqual(train(noisy, sampled))
})

test('excluded rows affect the model neither by values nor by labels', () => {
  const rows = all.filter((row) => row % 3 !== 0)
  const changed = values.slice()
  const labels = noisy.slice()
  for (const row of all) {
    if (row % 3 !== 0) continue
    labels[row] = 1 - labels[row]!
    changed.fill(99, row * width, (row + 1) * width)
  }
  const other = trainBoosting(binColumns(changed, width, rows), labels, even, rows, testOptions)
  expect(other).toEqual(train(noisy, {}, rows))
})

test('creates no leaf below the minimum size', () => {
  const model = train(noisy, { leafMin: rowCount })
  const scores = new Set(all.map((row) => treesScore(model, values, row * width)))
  expect(scores.size).toBe(1)
  expect(model.thresholds.every((threshold) => threshold === Number.POSITIVE_INFINITY)).toBe(true)
})

test.each([
  ['top', (value: number) => value > 0.97],
  ['bottom', (value: number) => value < 0.03],
])('a few texts at the %s are not split off alone', (_, isThere) => {
  const labels = Uint8Array.from(all, (row) => (isThere(at(row, 1)) ? 1 : 0))
  const sizes = [0, 60].map((leafMin) => {
    const { features, thresholds } = train(labels, { trees: 1, depth: 1, leafMin: leafMin / 4 })
    expect(features[0]).toBe(1)
    const left = all.filter((row) => at(row, 1) <= thresholds[0]!).length
    return Math.min(left, rowCount - left)
  })
  expect(sizes[0]).toBeLessThan(60)
  expect(sizes[1]).toBeGreaterThanOrEqual(60)
})

test('bins preserve the order of values, are at most 64 and have about equal weight', () => {
  const spread = Float32Array.from({ length: 6400 }, () => random() ** 3)
  const rows = Int32Array.from(spread.keys())
  const { columns, edges } = binColumns(spread, 1, rows)
  const sizes = new Int32Array(edges[0]!.length + 1)
  for (const row of rows) {
    const bin = columns[0]![row]!
    sizes[bin]!++
    if (bin > 0) expect(spread[row]!).toBeGreaterThan(edges[0]![bin - 1]!)
    if (bin < edges[0]!.length) expect(spread[row]!).toBeLessThanOrEqual(edges[0]![bin]!)
  }
  expect(sizes).toHaveLength(64)
  for (const size of sizes) expect(Math.abs(size - 100)).toBeLessThan(5)
})
