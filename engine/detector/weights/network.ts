import type { ClassOdds } from './panels.ts'

/** Sums the embeddings of known n-grams, scales by 1/sqrt(n), rectifies, and weights them for each class of models. */
export type Network = {
  width: number
  scale: number
  /** Four numbers per entry, the first in the lowest byte, all offset by 128 so that none is negative. */
  table: Int32Array
  hidden: Float32Array
  /** `width` weights for each class. */
  output: Float32Array
  /** One for each class. */
  bias: Float32Array
}

/** Slope of the rectifier below zero; the same as in training. */
export const leak = 0.05

const up = 128
/** `UP` in each of four bytes. */
const allUp = 0x80808080

/** Packs numbers from -127 to 127 as a network's table stores them. Modifies the given array. */
export function packTable(numbers: Int8Array): Int32Array {
  const table = new Int32Array(numbers.buffer, numbers.byteOffset, numbers.length / 4)
  for (let i = 0; i < table.length; i++) table[i]! ^= allUp
  return table
}

const sum = new Int32Array(64)

/** Returns the log-odds of each class for distinct n-grams. The width is a multiple of four. */
export function networkOdds(network: Network, ids: Uint32Array | Int32Array, count: number): ClassOdds {
  const { width, hidden, output } = network
  for (let q = 0; q < width / 4; q++) addFour(network.table, width / 4, q, ids, count)
  const scale = network.scale / Math.sqrt(Math.max(1, count))
  const odds = Float64Array.from(network.bias)
  for (let d = 0; d < width; d++) {
    const value = sum[d]! * scale + hidden[d]!
    const rectified = value > 0 ? value : leak * value
    for (let c = 0; c < odds.length; c++) odds[c]! += output[c * width + d]! * rectified
  }
  return odds
}

/**
 * Adds to `out`, at each n-gram's number, its contribution to the classes' log-odds, times `factors`. Exact for the
 * slopes at which all n-grams together leave the hidden units.
 */
export function addNetworkShares(
  network: Network,
  ids: Int32Array,
  count: number,
  factors: Float64Array,
  out: Float32Array,
): void {
  const { width, table, hidden, output } = network
  const quarters = width / 4
  for (let q = 0; q < quarters; q++) addFour(table, quarters, q, ids, count)
  const scale = network.scale / Math.sqrt(Math.max(1, count))
  let level = 0
  for (let d = 0; d < width; d++) {
    const slope = sum[d]! * scale + hidden[d]! > 0 ? 1 : leak
    let weight = 0
    for (let c = 0; c < factors.length; c++) weight += factors[c]! * output[c * width + d]!
    shares[d] = scale * slope * weight
    level += up * shares[d]!
  }
  for (let i = 0; i < count; i++) {
    let total = -level
    for (let d = 0, at = ids[i]! * quarters; d < width; d += 4, at++) {
      const four = table[at]!
      total += (four & 0xff) * shares[d]! + ((four >>> 8) & 0xff) * shares[d + 1]!
      total += ((four >>> 16) & 0xff) * shares[d + 2]! + (four >>> 24) * shares[d + 3]!
    }
    out[ids[i]!]! += total
  }
}

const shares = new Float64Array(64)

/** This many bytes can be summed in sixteen bits without overflow. */
const run = 256
const everyOtherByte = 0x00ff00ff

/** Computes four sums at once, two per integer, because reading the table dominates the time. */
function addFour(
  table: Int32Array,
  stride: number,
  quarter: number,
  ids: Uint32Array | Int32Array,
  count: number,
): void {
  const at = 4 * quarter
  sum.fill(-up * count, at, at + 4)
  for (let from = 0; from < count; from += run) {
    const to = Math.min(count, from + run)
    let even = 0
    let odd = 0
    for (let i = from; i < to; i++) {
      const four = table[ids[i]! * stride + quarter]!
      even = (even + (four & everyOtherByte)) | 0
      odd = (odd + ((four >>> 8) & everyOtherByte)) | 0
    }
    sum[at]! += even & 0xffff
    sum[at + 1]! += odd & 0xffff
    sum[at + 2]! += even >>> 16
    sum[at + 3]! += odd >>> 16
  }
}
