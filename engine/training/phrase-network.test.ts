import { expect, test } from 'vitest'
import { type PhraseNet, type PhraseOptions, PhraseReader, trainPhrases } from './phrase-network.ts'
import { PlacedGrams } from './placed-grams.ts'
import { seededRandom } from './random.ts'

const OPTIONS: PhraseOptions = { width: 4, hidden: 3, epochs: 2, rate: 0.03, dropout: 0, seed: 4 }
const SIZE = 24

/** Documents as rows of n-gram numbers, `perPlace` to a token. */
function place(documents: number[][], perPlace: number): PlacedGrams {
  const starts = Int32Array.from([0, ...documents].keys()).fill(0)
  for (const [d, ids] of documents.entries()) starts[d + 1] = starts[d]! + ids.length / perPlace
  return new PlacedGrams({ ids: Int32Array.from(documents.flat()), starts, perPlace, size: SIZE })
}

/** What one step makes of a network: the mean of the second epoch is taken before its own step. */
function stepOnce(grams: PlacedGrams, label: number, weight: number): { start: PhraseNet; after: PhraseNet } {
  const train = (epochs: number) =>
    trainPhrases(grams, SIZE, Uint8Array.of(label), Float32Array.of(weight), { ...OPTIONS, epochs })
  return { start: train(0), after: train(2) }
}

function slopeAt(values: Float32Array, at: number, loss: () => number): number {
  const held = values[at]!
  const h = 1 / 512
  values[at] = held + h
  const above = loss()
  values[at] = held - h
  const below = loss()
  values[at] = held
  return (above - below) / (2 * h)
}

function gradientOf(step: number, memory: number): number {
  const share = step / OPTIONS.rate
  return Math.sqrt(memory / (1 - share * share)) * share
}

function lossOf(net: PhraseNet, grams: PlacedGrams, label: number, weight: number): () => number {
  const reader = new PhraseReader(net, grams.perPlace)
  return () => {
    const margin = reader.score(grams, 0, 0, grams.length(0))
    return weight * Math.log1p(Math.exp(label === 1 ? -margin : margin))
  }
}

test.each([
  { label: 1, weight: 1 },
  { label: 0, weight: 0.3 },
])('the first step goes down the gradient of the logistic loss', ({ label, weight }) => {
  // No n-gram stands at two places, else its embedding would make several steps.
  const grams = place([[0, 5, 1, 6, 2, -1, 3, 7, 4, -1]], 2)
  const { start, after } = stepOnce(grams, label, weight)
  const loss = lossOf(start, grams, label, weight)
  for (const name of ['direct', 'inner', 'innerShift', 'output'] as const)
    for (let i = 0; i < start[name].length; i++)
      expect(gradientOf(start[name][i]! - after[name][i]!, 1e-2)).toBeCloseTo(
        slopeAt(start[name], i, loss),
        2,
      )
  for (let id = 0; id < 8; id++) {
    const numbers = Array.from({ length: OPTIONS.width }, (_, d) => id * OPTIONS.width + d)
    const steps = numbers.map((at) => (start.table[at]! - after.table[at]!) / OPTIONS.rate)
    const share = steps.reduce((sum, step) => sum + step * step, 0) / OPTIONS.width
    const length = Math.sqrt(1e-3 / (1 - share))
    for (const [d, at] of numbers.entries())
      expect(steps[d]! * length).toBeCloseTo(slopeAt(start.table, at, loss), 2)
  }
})

test('a shift is stepped once for eight tokens alike', () => {
  const grams = place([Array(8).fill(3)], 1)
  const { start, after } = stepOnce(grams, 1, 1)
  const loss = lossOf(start, grams, 1, 1)
  for (let d = 0; d < OPTIONS.width; d++)
    expect(gradientOf(start.shift[d]! - after.shift[d]!, 1e-2)).toBeCloseTo(slopeAt(start.shift, d, loss), 2)
})

test('n-grams that reach past the end of a stretch are not read', () => {
  const [longer, shorter] = [place([[0, 5, 1, 6, 2, 7]], 2), place([[0, 5, 1, -1]], 2)]
  const { start } = stepOnce(shorter, 1, 1)
  const scores = [longer, shorter].map((grams) => new PhraseReader(start, 2).score(grams, 0, 0, 2))
  expect(scores[0]).toBe(scores[1])
})

/** Models' texts have the pair 0 at one place; people's have the same share of both its parts, at different places. */
function pairs(texts: number): { grams: PlacedGrams; labels: Uint8Array; even: Float32Array } {
  const random = seededRandom(8)
  const labels = Uint8Array.from({ length: texts }, (_, d) => d % 2)
  const documents = [...labels].map((label) => {
    const tokens = Array.from({ length: 20 }, () => [2 + Math.floor(random() * 20), -1])
    for (const at of [2, 9]) tokens[at] = label === 1 ? [0, 1] : [0, -1]
    for (const at of [5, 14]) tokens[at] = label === 1 ? [-1, -1] : [-1, 1]
    return tokens.flat()
  })
  return { grams: place(documents, 2), labels, even: new Float32Array(texts).fill(1) }
}

test('learns what stands at one place, which a sum over the text cannot tell', () => {
  const { grams, labels, even } = pairs(200)
  const net = trainPhrases(grams, SIZE, labels, even, { ...OPTIONS, hidden: 8, width: 8, epochs: 30 })
  const reader = new PhraseReader(net, 2)
  const right = [...labels.keys()].filter((d) => reader.score(grams, d, 0, 20) > 0 === (labels[d] === 1))
  expect(right.length / labels.length).toBeGreaterThan(0.95)
})

test('a single epoch teaches too', () => {
  const { grams, labels, even } = pairs(20)
  const train = (epochs: number) => trainPhrases(grams, SIZE, labels, even, { ...OPTIONS, epochs })
  expect(train(1)).not.toEqual(train(0))
})

test('one seed gives one network, another gives another', () => {
  const { grams, labels, even } = pairs(20)
  const train = (seed: number) => trainPhrases(grams, SIZE, labels, even, { ...OPTIONS, dropout: 0.3, seed })
  expect(train(1)).toEqual(train(1))
  expect(train(2)).not.toEqual(train(1))
})
