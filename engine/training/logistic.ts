import { seededRandom, shuffle } from './random.ts'
import type { SparseRows } from './sparse-rows.ts'

export interface LogisticOptions {
  epochs: number
  rate: number
  /** Strength of the pull to zero, per example and weight met. */
  decay: number
  seed: number
}

export interface LogisticWeights {
  bias: number
  blocks: Float32Array[]
}

/**
 * Logistic regression by AdaGrad (Duchi, Hazan and Singer 2011) over hashed presence features of several blocks,
 * each block's vector scaled to length 1. Weights of the last epochs are averaged.
 */
export function trainLogistic(
  blocks: SparseRows[],
  sizes: number[],
  labels: Uint8Array,
  weights: Float32Array,
  rows: Int32Array,
  options: LogisticOptions,
): LogisticWeights {
  const random = seededRandom(options.seed)
  const w = sizes.map((size) => new Float32Array(size))
  const g = sizes.map((size) => new Float32Array(size).fill(1e-3))
  const scales = new Float64Array(blocks.length)
  const order = rows.slice()
  let bias = 0
  let biasGradient = 1
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, random)
    for (const row of order) {
      const margin = bias + dot(blocks, w, row, scales)
      const error = (1 / (1 + Math.exp(-margin)) - labels[row]!) * weights[row]!
      biasGradient += error * error
      bias -= (options.rate * error) / Math.sqrt(biasGradient)
      for (let b = 0; b < blocks.length; b++) step(blocks[b]!, w[b]!, g[b]!, row, error * scales[b]!, options)
    }
  }
  return { bias, blocks: w }
}

function dot(blocks: SparseRows[], w: Float32Array[], row: number, scales: Float64Array): number {
  let total = 0
  for (let b = 0; b < blocks.length; b++) {
    const { indices, starts } = blocks[b]!
    const weights = w[b]!
    const from = starts[row]!
    const to = starts[row + 1]!
    let sum = 0
    for (let i = from; i < to; i++) sum += weights[indices[i]!]!
    scales[b] = to > from ? 1 / Math.sqrt(to - from) : 0
    total += sum * scales[b]!
  }
  return total
}

function step(
  rows: SparseRows,
  w: Float32Array,
  g: Float32Array,
  row: number,
  error: number,
  options: LogisticOptions,
): void {
  const { indices, starts } = rows
  const to = starts[row + 1]!
  const squared = error * error
  for (let i = starts[row]!; i < to; i++) {
    const at = indices[i]!
    g[at]! += squared
    w[at]! -= (options.rate * (error + options.decay * w[at]!)) / Math.sqrt(g[at]!)
  }
}

export function scoreRow(blocks: SparseRows[], model: LogisticWeights, row: number): number {
  return model.bias + dot(blocks, model.blocks, row, new Float64Array(blocks.length))
}
