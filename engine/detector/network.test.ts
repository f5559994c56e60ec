import { expect, test } from 'vitest'
import { seededRandom } from '../training/random.ts'
import { addNetworkShares, LEAK, type NetworkView, networkScore, packTable } from './network.ts'
import type { Vocabulary } from './vocabulary.ts'

const WIDTH = 8
const SIZE = 700

function networkOf(numbers: Int8Array): NetworkView {
  const ones = new Float32Array(WIDTH).fill(1)
  return {
    vocabulary: {} as Vocabulary,
    width: WIDTH,
    scale: 0.01,
    table: packTable(numbers.slice()),
    hidden: new Float32Array(WIDTH),
    output: ones,
    bias: 0.5,
  }
}

/** One sum after another, as in training. */
function plainScore(numbers: Int8Array, ids: Int32Array): number {
  let score = 0.5
  for (let d = 0; d < WIDTH; d++) {
    let sum = 0
    for (const id of ids) sum += numbers[id * WIDTH + d]!
    const value = (sum * 0.01) / Math.sqrt(Math.max(1, ids.length))
    score += value > 0 ? value : LEAK * value
  }
  return score
}

const random = seededRandom(7)
const mixed = Int8Array.from({ length: SIZE * WIDTH }, () => Math.floor(random() * 255) - 127)

test.each([0, 1, 255, 256, 257, 700])('%i n-grams add up as one by one', (count) => {
  const ids = Int32Array.from({ length: count }, (_, i) => (i * 37) % SIZE)
  expect(networkScore(networkOf(mixed), ids, count)).toBeCloseTo(plainScore(mixed, ids), 5)
})

test.each([127, -127, 0])('sums of nothing but %i do not run over', (value) => {
  const numbers = new Int8Array(SIZE * WIDTH).fill(value)
  const ids = Int32Array.from({ length: SIZE }, (_, i) => i)
  expect(networkScore(networkOf(numbers), ids, SIZE)).toBeCloseTo(plainScore(numbers, ids), 4)
})

test('what the n-grams add makes up the score, and is taken so many times as asked for', () => {
  const view = networkOf(mixed)
  const ids = Int32Array.from({ length: 300 }, (_, i) => (i * 37) % SIZE)
  const out = new Float32Array(SIZE)
  addNetworkShares(view, ids, ids.length, 1, out)
  const sum = () => out.reduce((total, share) => total + share, 0)
  const bare = networkScore(view, ids, ids.length) - view.bias
  expect(sum()).toBeCloseTo(bare, 3)
  addNetworkShares(view, ids, ids.length, 0.5, out)
  expect(sum()).toBeCloseTo(1.5 * bare, 3)
  expect(out[1]).toBe(0)
})
