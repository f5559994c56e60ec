import { expect, test } from 'vitest'
import { type Course, courseOfRows } from './courses.ts'
import { type EmbeddingNet, embeddingScore, trainEmbedding } from './embedding.ts'
import { seededRandom } from './random.ts'
import { SparseRowsBuilder } from './sparse-rows.ts'

const OPTIONS = { width: 4, epochs: 1, rate: 0.05, dropout: 0, seed: 7 }
const SIZE = 12

/** One text, once an epoch. */
function courseOfOne(features: number[], label: number, weight: number): Course {
  return {
    size: SIZE,
    *epoch() {
      yield { features: Int32Array.from(features), count: features.length, label, weight }
    },
  }
}

function lossOf(net: EmbeddingNet, features: number[], label: number, weight: number): number {
  const margin = embeddingScore(
    net,
    { indices: Uint32Array.from(features), starts: Uint32Array.of(0, features.length) },
    0,
  )
  return weight * Math.log1p(Math.exp(label === 1 ? -margin : margin))
}

/** The slope of the loss along one number of the network, by central differences. */
function slopeAt(values: Float32Array, at: number, loss: () => number): number {
  const held = values[at]!
  const h = 1 / 128
  values[at] = held + h
  const above = loss()
  values[at] = held - h
  const below = loss()
  values[at] = held
  return (above - below) / (2 * h)
}

/** AdaGrad's first step from a memory is rate·g / sqrt(memory + g²): the gradient that it was made of. */
function gradientOf(step: number, rate: number, memory: number): number {
  const share = step / rate
  return Math.sqrt(memory / (1 - share * share)) * share
}

test.each([
  { features: [1, 4, 7], label: 1, weight: 1 },
  { features: [0, 2, 3, 11], label: 0, weight: 0.4 },
])('the first step goes down the gradient of the logistic loss', ({ features, label, weight }) => {
  const course = courseOfOne(features, label, weight)
  const start = trainEmbedding(course, { ...OPTIONS, epochs: 0 })
  const after = trainEmbedding(course, OPTIONS)
  const loss = () => lossOf(start, features, label, weight)
  for (const name of ['hidden', 'output'] as const)
    for (let d = 0; d < OPTIONS.width; d++) {
      const gradient = gradientOf(start[name][d]! - after[name][d]!, OPTIONS.rate, 1e-2)
      expect(gradient).toBeCloseTo(slopeAt(start[name], d, loss), 3)
    }
  for (const feature of features) {
    const numbers = Array.from({ length: OPTIONS.width }, (_, d) => feature * OPTIONS.width + d)
    const steps = numbers.map((at) => (start.table[at]! - after.table[at]!) / OPTIONS.rate)
    const share = steps.reduce((sum, step) => sum + step * step, 0) / OPTIONS.width
    const length = Math.sqrt(1e-3 / (1 - share))
    for (const [d, at] of numbers.entries())
      expect(steps[d]! * length).toBeCloseTo(slopeAt(start.table, at, loss), 3)
  }
  const bias = Float32Array.of(start.bias)
  const slope = slopeAt(bias, 0, () => {
    start.bias = bias[0]!
    return loss()
  })
  start.bias = 0
  expect(gradientOf(start.bias - after.bias, OPTIONS.rate, 1)).toBeCloseTo(slope, 3)
})

test('what a text does not have, its step does not touch; nor does a text without weight', () => {
  const start = trainEmbedding(courseOfOne([2], 1, 1), { ...OPTIONS, epochs: 0 })
  const after = trainEmbedding(courseOfOne([2], 1, 1), OPTIONS)
  const touched = [...start.table.keys()].filter((at) => start.table[at] !== after.table[at])
  expect(touched).toEqual([8, 9, 10, 11])
  expect(trainEmbedding(courseOfOne([2], 1, 0), OPTIONS)).toEqual(start)
})

/** Features 0 and 1 are a model's together and a person's alone or not at all; the rest is chance. */
function togetherness(rows: number): {
  course: Course
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
    const chance = [...Array(SIZE).keys()].filter((feature) => feature > 1 && random() < 0.3)
    builder.add(Uint32Array.from([...(one ? [0] : []), ...(other ? [1] : []), ...chance]))
  }
  const data = builder.build()
  const even = new Float32Array(rows).fill(1)
  return {
    course: courseOfRows(data, SIZE, labels, even, Int32Array.from(labels.keys())),
    labels,
    score: (net, row) => embeddingScore(net, data, row),
  }
}

test('learns what two features mean together', () => {
  const { course, labels, score } = togetherness(600)
  const net = trainEmbedding(course, { ...OPTIONS, rate: 0.2, epochs: 30 })
  const right = [...labels.keys()].filter((row) => score(net, row) > 0 === (labels[row] === 1))
  expect(right.length / labels.length).toBeGreaterThan(0.97)
})

test('one seed gives one network, another gives another', () => {
  const train = (seed: number) => trainEmbedding(togetherness(80).course, { ...OPTIONS, dropout: 0.3, seed })
  expect(train(1)).toEqual(train(1))
  expect(train(2)).not.toEqual(train(1))
})
