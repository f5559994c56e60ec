import { expect, test } from 'vitest'
import { seededRandom } from '../../training/random.ts'
import { addNetworkShares, LEAK, type Network, networkOdds, packTable } from './network.ts'

const WIDTH = 8
const SIZE = 700

/** The second class weights the hidden units alternately, the first all alike. */
const OUTPUT = Float32Array.from({ length: 2 * WIDTH }, (_, at) => (at < WIDTH || at % 2 === 0 ? 1 : -2))
const BIAS = [0.5, -3]

function networkOf(numbers: Int8Array): Network {
  return {
    width: WIDTH,
    scale: 0.01,
    table: packTable(numbers.slice()),
    hidden: new Float32Array(WIDTH),
    output: OUTPUT,
    bias: Float32Array.from(BIAS),
  }
}

/** Adds one value after another, as in training. */
function plainOdds(numbers: Int8Array, ids: Int32Array): number[] {
  const odds = [...BIAS]
  for (let d = 0; d < WIDTH; d++) {
    let sum = 0
    for (const id of ids) sum += numbers[id * WIDTH + d]!
    const value = (sum * 0.01) / Math.sqrt(Math.max(1, ids.length))
    for (const c of odds.keys()) odds[c]! += OUTPUT[c * WIDTH + d]! * (value > 0 ? value : LEAK * value)
  }
  return odds
}

function expectSame(found: ArrayLike<number>, expected: ArrayLike<number>, digits: number): void {
  expect(found.length).toBe(expected.length)
  for (let c = 0; c < expected.length; c++) expect(found[c]).toBeCloseTo(expected[c]!, digits)
}

const random = seededRandom(7)
const mixed = Int8Array.from({ length: SIZE * WIDTH }, () => Math.floor(random() * 255) - 127)

test.each([0, 1, 255, 256, 257, 700])('the fast sum of %i n-grams equals the plain one', (count) => {
  const ids = Int32Array.from({ length: count }, (_, i) => (i * 37) % SIZE)
  expectSame(networkOdds(networkOf(mixed), ids, count), plainOdds(mixed, ids), 5)
})

test.each([127, -127, 0])('sums of only %i do not overflow', (value) => {
  const numbers = new Int8Array(SIZE * WIDTH).fill(value)
  const ids = Int32Array.from({ length: SIZE }, (_, i) => i)
  expectSame(networkOdds(networkOf(numbers), ids, SIZE), plainOdds(numbers, ids), 3)
})

test('the shares of the n-grams add up to the odds, times the factor of each class', () => {
  const network = networkOf(mixed)
  const ids = Int32Array.from({ length: 300 }, (_, i) => (i * 37) % SIZE)
  const out = new Float32Array(SIZE)
  const sum = () => out.reduce((total, share) => total + share, 0)
  const bare = networkOdds(network, ids, ids.length).map((odds, c) => odds - BIAS[c]!)
  addNetworkShares(network, ids, ids.length, Float64Array.of(1, 0), out)
  expect(sum()).toBeCloseTo(bare[0]!, 3)
  addNetworkShares(network, ids, ids.length, Float64Array.of(0.5, 2), out)
  expect(sum()).toBeCloseTo(1.5 * bare[0]! + 2 * bare[1]!, 3)
  expect(out[1]).toBe(0)
})
