import type { Vocabulary } from './vocabulary.ts'

/** Embeddings of the known n-grams, summed, scaled by 1/sqrt(n), rectified and weighed. */
export interface NetworkView {
  vocabulary: Vocabulary
  width: number
  scale: number
  /** Four numbers each, the first in the lowest byte, all moved up by 128 so that none is negative. */
  table: Int32Array
  hidden: Float32Array
  output: Float32Array
  bias: number
}

/** Slope of the rectifier below zero; the same as in training. */
export const LEAK = 0.05

const UP = 128
/** `UP` in each of four bytes. */
const ALL_UP = 0x80808080

/** Numbers from -127 to 127 as a network's table holds them. Changes the given array. */
export function packTable(numbers: Int8Array): Int32Array {
  const table = new Int32Array(numbers.buffer, numbers.byteOffset, numbers.length / 4)
  for (let i = 0; i < table.length; i++) table[i]! ^= ALL_UP
  return table
}

const sum = new Int32Array(64)

/** Log-odds that a text with these n-grams, each of them once, is a model's. The width is a multiple of four. */
export function networkScore(view: NetworkView, ids: Uint32Array | Int32Array, count: number): number {
  const { width } = view
  for (let d = 0; d < width; d += 4) addFour(view.table, width / 4, d / 4, ids, count)
  const scale = view.scale / Math.sqrt(Math.max(1, count))
  let score = view.bias
  for (let d = 0; d < width; d++) {
    const value = sum[d]! * scale + view.hidden[d]!
    score += view.output[d]! * (value > 0 ? value : LEAK * value)
  }
  return score
}

/**
 * Adds to `out`, at each n-gram's number, `factor` times what it adds to the log-odds: exact for the slopes that all of them
 * together put the hidden units on.
 */
export function addNetworkShares(
  view: NetworkView,
  ids: Int32Array,
  count: number,
  factor: number,
  out: Float32Array,
): void {
  const { width, table } = view
  const quarters = width / 4
  for (let q = 0; q < quarters; q++) addFour(table, quarters, q, ids, count)
  const scale = view.scale / Math.sqrt(Math.max(1, count))
  let level = 0
  for (let d = 0; d < width; d++) {
    const slope = sum[d]! * scale + view.hidden[d]! > 0 ? 1 : LEAK
    shares[d] = factor * scale * slope * view.output[d]!
    level += UP * shares[d]!
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

/** So many bytes add up in sixteen bits at least. */
const RUN = 256
const EVERY_OTHER_BYTE = 0x00ff00ff

/** Four sums at once, two to an integer: it is reading the table that takes the time. */
function addFour(
  table: Int32Array,
  stride: number,
  quarter: number,
  ids: Uint32Array | Int32Array,
  count: number,
): void {
  const at = 4 * quarter
  sum.fill(-UP * count, at, at + 4)
  for (let from = 0; from < count; from += RUN) {
    const to = Math.min(count, from + RUN)
    let even = 0
    let odd = 0
    for (let i = from; i < to; i++) {
      const four = table[ids[i]! * stride + quarter]!
      even = (even + (four & EVERY_OTHER_BYTE)) | 0
      odd = (odd + ((four >>> 8) & EVERY_OTHER_BYTE)) | 0
    }
    sum[at]! += even & 0xffff
    sum[at + 1]! += odd & 0xffff
    sum[at + 2]! += even >>> 16
    sum[at + 3]! += odd >>> 16
  }
}
