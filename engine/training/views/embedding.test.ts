import { expect, test } from 'vitest'
import { SparseRowsBuilder } from '../corpus/sparse-rows.ts'
import { seededRandom } from '../random.ts'
import { type EmbeddingNet, embeddingOdds, trainEmbedding } from './embedding.ts'
import { type TrainingSet, trainingSetOfRows } from './training-sets.ts'

const options = { width: 4, classes: 2, epochs: 1, rate: 0.05, dropout: 0, seed: 7 }
const vectorSize = 12

/** One text per epoch. */
function trainingSetOfOne(features: number[], category: number, weight: number): TrainingSet {
  return {
    size: vectorSize,
    *epoch() {
      yield { features: Int32Array.from(features), count: features.length, category, weight }
    },
  }
}

/** Cross-entropy with human log-odds fixed at zero. */
function lossOf(net: EmbeddingNet, features: number[], category: number, weight: number): number {
  const row = { indices: Uint32Array.from(features), starts: Uint32Array.of(0, features.length) }
  const odds = [0, ...embeddingOdds(net, row, 0)]
  return weight * (Math.log(odds.reduce((sum, one) => sum + Math.exp(one), 0)) - odds[category]!)
}

/** Slope of the loss with respect to one number of the network, by central differences. */
function slopeAt(values: Float32Array, at: number, loss: () => number): number {
  const held = values[at]!
  const h = 1 / 1024
  values[at] = held + h
  const above = loss()
  values[at] = held - h
  const below = loss()
  values[at] = held
  return (above - below) / (2 * h)
}

/** AdaGrad's first step from an initial memory, in units of the rate. */
function stepOf(gradient: number, memory: number): number {
  return gradient / Math.sqrt(memory + gradient ** 2)
}

test.each([
  { features: [1, 4, 7], category: 1, weight: 1 },
  { features: [2, 4, 9], category: 2, weight: 0.7 },
  { features: [0, 2, 3, 11], category: 0, weight: 0.4 },
])('the first step goes down the gradient of the cross-entropy', ({ features, category, weight }) => {
  const { width, rate, classes } = options
  const trainingSet = trainingSetOfOne(features, category, weight)
  const start = trainEmbedding(trainingSet, { ...options, epochs: 0 })
  const after = trainEmbedding(trainingSet, options)
  const loss = () => lossOf(start, features, category, weight)
  const stepped = (name: 'hidden' | 'output' | 'bias', at: number) =>
    (start[name][at]! - after[name][at]!) / rate
  for (let d = 0; d < width; d++)
    expect(stepped('hidden', d)).toBeCloseTo(stepOf(slopeAt(start.hidden, d, loss), 1e-2), 2)
  // Human texts have their own output during training, which steps in the opposite direction by the sum of the others.
  for (const [name, size, memory] of [['output', width, 1e-2] as const, ['bias', 1, 1] as const])
    for (let d = 0; d < size; d++) {
      const slopes = Array.from({ length: classes }, (_, c) => slopeAt(start[name], c * size + d, loss))
      const people = stepOf(-slopes.reduce((sum, slope) => sum + slope, 0), memory)
      for (const [c, slope] of slopes.entries())
        expect(stepped(name, c * size + d)).toBeCloseTo(stepOf(slope, memory) - people, 2)
    }
  for (const feature of features) {
    const numbers = Array.from({ length: width }, (_, d) => feature * width + d)
    const steps = numbers.map((at) => (start.table[at]! - after.table[at]!) / rate)
    const share = steps.reduce((sum, step) => sum + step * step, 0) / width
    const length = Math.sqrt(1e-3 / (1 - share))
    for (const [d, at] of numbers.entries())
      expect(steps[d]! * length).toBeCloseTo(slopeAt(start.table, at, loss), 3)
  }
})

test('a step changes only the features of its text, and nothing without weight', () => {
  const start = trainEmbedding(trainingSetOfOne([2], 1, 1), { ...options, epochs: 0 })
  const after = trainEmbedding(trainingSetOfOne([2], 1, 1), options)
  const touched = [...start.table.keys()].filter((at) => start.table[at] !== after.table[at])
  expect(touched).toEqual([8, 9, 10, 11])
  expect(trainEmbedding(trainingSetOfOne([2], 1, 0), options)).toEqual(start)
})

/** Features 0 and 1 indicate a model together and a person alone or absent; the rest is random. */
function togetherness(rows: number): {
  trainingSet: TrainingSet
  labels: Uint8Array
  score: (net: EmbeddingNet, row: number) => number
} {
  const random = seededRandom(11)
  const builder = new SparseRowsBuilder()
  const labels = new Uint8Array(rows)
  for (let row = 0; row < rows; row++) {
    const one = random() < 0.6
    const other = random() < 0.6
    labels[row] = one && other ? 1 : 0
    const chance = [...Array(vectorSize).keys()].filter((feature) => feature > 1 && random() < 0.3)
    builder.add(Uint32Array.from([...(one ? [0] : []), ...(other ? [1] : []), ...chance]))
  }
  const data = builder.build()
  const even = new Float32Array(rows).fill(1)
  return {
    trainingSet: trainingSetOfRows(data, vectorSize, labels, even, Int32Array.from(labels.keys())),
    labels,
    score: (net, row) => embeddingOdds(net, data, row)[0]!,
  }
}

test('learns the interaction of two features', () => {
  const { trainingSet, labels, score } = togetherness(600)
  const net = trainEmbedding(trainingSet, { ...options, classes: 1, rate: 0.2, epochs: 30 })
  const right = [...labels.keys()].filter((row) => score(net, row) > 0 === (labels[row] === 1))
  expect(right.length / labels.length).toBeGreaterThan(0.97)
})

test('the same seed gives the same network, another seed another one', () => {
  const train = (seed: number) =>
    trainEmbedding(togetherness(80).trainingSet, { ...options, dropout: 0.3, seed })
  expect(train(1)).toEqual(train(1))
  expect(train(2)).not.toEqual(train(1))
})

test('distinguishes classes that share a network', () => {
  const random = seededRandom(4)
  const builder = new SparseRowsBuilder()
  const categories = Uint8Array.from({ length: 600 }, (_, row) => row % 3)
  for (const category of categories)
    builder.add(Uint32Array.of(category, ...[3, 4, 5, 6].filter(() => random() < 0.5)))
  const data = builder.build()
  const even = new Float32Array(categories.length).fill(1)
  const trainingSet = trainingSetOfRows(
    data,
    vectorSize,
    categories,
    even,
    Int32Array.from(categories.keys()),
  )
  const net = trainEmbedding(trainingSet, { ...options, rate: 0.2, epochs: 10 })
  for (const [row, category] of categories.entries()) {
    const odds = [0, ...embeddingOdds(net, data, row)]
    expect(odds.indexOf(Math.max(...odds))).toBe(category)
  }
})
