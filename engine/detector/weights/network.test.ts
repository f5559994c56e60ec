import { expect, test } from 'vitest'
import { seededRandom } from '../../training/random.ts'
import { addNetworkShares, leak, type Network, networkOdds, packTable } from './network.ts'

const width = 8
const size = 700

/** The second class weights the hidden units alternately, the first all alike. */
const output = Float32Array.from({ length: 2 * width }, (_, at) => (at < width || at % 2 === 0 ? 1 : -2))
const bias = [0.5, -3]

function networkOf(numbers: Int8Array): Network {
  return {
    width: width,
    scale: 0.01,
    table: packTable(numbers.slice()),
    hidden: new Float32Array(width),
    output: output,
    bias: Float32Array.from(bias),
  }
}

/** Adds one value after another, as in training. */
function plainOdds(numbers: Int8Array, ids: Int32Array): number[] {
  const odds = [...bias]
  for (let d = 0; d < width; d++) {
    let sum = 0
    for (const id of ids) sum += numbers[id * width + d]!
    const value = (sum * 0.01) / Math.sqrt(Math.max(1, ids.length))
    for (const c of odds.keys()) odds[c]! += output[c * width + d]! * (value > 0 ? value : leak * value)
  }
  return odds
}

function expectSame(found: ArrayLike<number>, expected: ArrayLike<number>, digits: number): void {
  expect(found.length).toBe(expected.length)
  for (let c = 0; c < expected.length; c++) expect(found[c]).toBeCloseTo(expected[c]!, digits)
}

const random = seededRandom(7)
const mixed = Int8Array.from({ length: size * width }, () => Math.floor(random() * 255) - 127)

test.each([0, 1, 255, 256, 257, 700])('the fast sum of %i n-grams equals the plain one', (count) => {
  const ids = Int32Array.from({ length: count }, (_, i) => (i * 37) % size)
  expectSame(networkOdds(networkOf(mixed), ids, count), plainOdds(mixed, ids), 5)
})

test.each([127, -127, 0])('sums of only %i do not overflow', (value) => {
  const numbers = new Int8Array(size * width).fill(value)
  const ids = Int32Array.from({ length: size }, (_, i) => i)
  expectSame(networkOdds(networkOf(numbers), ids, size), plainOdds(numbers, ids), 3)
})

test('the shares of the n-grams add up to the odds, times the factor of each class', () => {
  const network = networkOf(mixed)
  const ids = Int32Array.from({ length: 300 }, (_, i) => (i * 37) % size)
  const out = new Float32Array(size)
  const sum = () => out.reduce((total, share) => total + share, 0)
  const bare = networkOdds(network, ids, ids.length).map((odds, c) => odds - bias[c]!)
  addNetworkShares(network, ids, ids.length, Float64Array.of(1, 0), out)
  expect(sum()).toBeCloseTo(bare[0]!, 3)
  addNetworkShares(network, ids, ids.length, Float64Array.of(0.5, 2), out)
  expect(sum()).toBeCloseTo(1.5 * bare[0]! + 2 * bare[1]!, 3)
  expect(out[1]).toBe(0)
})
