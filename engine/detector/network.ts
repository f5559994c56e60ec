import type { Canonical } from './canonical.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Embeddings of the known n-grams, summed, scaled by 1/sqrt(n), rectified and weighed. */
export interface NetworkView {
  vocabulary: Vocabulary
  width: number
  scale: number
  table: Int8Array
  hidden: Float32Array
  output: Float32Array
  bias: number
}

/** Slope of the rectifier below zero; the same as in training. */
export const LEAK = 0.05

const sum = new Float64Array(64)

/** Log-odds that tokens `[from, to)` are a model's. */
export function networkScore(view: NetworkView, text: Canonical, from: number, to: number): number {
  const { width, table } = view
  const ids = view.vocabulary.idsOf(text, from, to)
  sum.fill(0, 0, width)
  for (let i = 0; i < ids.length; i++) {
    const at = ids[i]! * width
    for (let d = 0; d < width; d++) sum[d]! += table[at + d]!
  }
  const scale = view.scale / Math.sqrt(Math.max(1, ids.length))
  let score = view.bias
  for (let d = 0; d < width; d++) {
    const value = sum[d]! * scale + view.hidden[d]!
    score += view.output[d]! * (value > 0 ? value : LEAK * value)
  }
  return score
}
