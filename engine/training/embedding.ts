import { LEAK } from '../detector/network.ts'
import { type Random, seededRandom, shuffle } from './random.ts'
import type { SparseRows } from './sparse-rows.ts'

export interface EmbeddingOptions {
  width: number
  epochs: number
  rate: number
  /** Share of a text's features that an epoch leaves out at random. */
  dropout: number
  /** Strength of the pull to zero of the embeddings that a text meets. */
  decay: number
  seed: number
}

/** A small network: embeddings of the features are summed, scaled by 1/sqrt(n), rectified and weighed. */
export interface EmbeddingNet {
  width: number
  table: Float32Array
  hidden: Float32Array
  output: Float32Array
  bias: number
}

/** Trained by AdaGrad from small random weights; one hidden layer lets evidence count differently in different kinds of text. */
export function trainEmbedding(
  data: SparseRows,
  size: number,
  labels: Uint8Array,
  weights: Float32Array,
  rows: Int32Array,
  options: EmbeddingOptions,
): EmbeddingNet {
  const { width } = options
  const random = seededRandom(options.seed)
  const net = startNet(size, width, random)
  const memory = {
    table: new Float32Array(size * width).fill(1e-3),
    hidden: new Float32Array(width).fill(1e-2),
    output: new Float32Array(width).fill(1e-2),
    bias: 1,
  }
  const order = rows.slice()
  const sum = new Float32Array(width)
  const back = new Float32Array(width)
  const kept = new Uint32Array(1 << 16)
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, random)
    const rate = options.rate * (1 - epoch / (options.epochs + 1))
    for (const row of order) {
      const count = keep(data, row, kept, options.dropout, random)
      if (count === 0) continue
      const scale = 1 / Math.sqrt(count)
      const margin = forward(net, kept, count, scale, sum)
      const error = (1 / (1 + Math.exp(-margin)) - labels[row]!) * weights[row]!
      memory.bias += error * error
      net.bias -= (rate * error) / Math.sqrt(memory.bias)
      for (let d = 0; d < width; d++) {
        const active = sum[d]! > 0
        back[d] = active ? error * net.output[d]! : LEAK * error * net.output[d]!
        const g = error * (active ? sum[d]! : LEAK * sum[d]!)
        memory.output[d]! += g * g
        net.output[d]! -= (rate * g) / Math.sqrt(memory.output[d]!)
        memory.hidden[d]! += back[d]! * back[d]!
        net.hidden[d]! -= (rate * back[d]!) / Math.sqrt(memory.hidden[d]!)
        back[d]! *= scale
      }
      for (let i = 0; i < count; i++) {
        const at = kept[i]! * width
        for (let d = 0; d < width; d++) {
          const g = back[d]! + options.decay * net.table[at + d]!
          memory.table[at + d]! += g * g
          net.table[at + d]! -= (rate * g) / Math.sqrt(memory.table[at + d]!)
        }
      }
    }
  }
  return net
}

function startNet(size: number, width: number, random: Random): EmbeddingNet {
  const table = new Float32Array(size * width)
  for (let i = 0; i < table.length; i++) table[i] = (random() - 0.5) * 0.2
  const output = new Float32Array(width)
  for (let d = 0; d < width; d++) output[d] = d % 2 === 0 ? 0.5 : -0.5
  return { width, table, hidden: new Float32Array(width), output, bias: 0 }
}

function keep(data: SparseRows, row: number, kept: Uint32Array, dropout: number, random: Random): number {
  const to = data.starts[row + 1]!
  let count = 0
  for (let i = data.starts[row]!; i < to && count < kept.length; i++) {
    if (dropout > 0 && random() < dropout) continue
    kept[count++] = data.indices[i]!
  }
  return count
}

function forward(
  net: EmbeddingNet,
  kept: Uint32Array,
  count: number,
  scale: number,
  sum: Float32Array,
): number {
  const { width, table } = net
  sum.fill(0)
  for (let i = 0; i < count; i++) {
    const at = kept[i]! * width
    for (let d = 0; d < width; d++) sum[d]! += table[at + d]!
  }
  let margin = net.bias
  for (let d = 0; d < width; d++) {
    sum[d] = sum[d]! * scale + net.hidden[d]!
    margin += net.output[d]! * (sum[d]! > 0 ? sum[d]! : LEAK * sum[d]!)
  }
  return margin
}

export function embeddingScore(net: EmbeddingNet, data: SparseRows, row: number): number {
  const features = data.indices.subarray(data.starts[row]!, data.starts[row + 1]!)
  return forward(
    net,
    features,
    features.length,
    1 / Math.sqrt(Math.max(1, features.length)),
    new Float32Array(net.width),
  )
}
