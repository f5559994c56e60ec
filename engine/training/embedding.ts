import { LEAK } from '../detector/network.ts'
import type { Course } from './courses.ts'
import { type Random, seededRandom } from './random.ts'
import type { SparseRows } from './sparse-rows.ts'

export interface EmbeddingOptions {
  width: number
  epochs: number
  rate: number
  /** Share of a text's features that an epoch leaves out at random. */
  dropout: number
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

/**
 * Trained by AdaGrad (Duchi, Hazan and Singer 2011) from small random weights, with one step size for all numbers of an
 * embedding. One hidden layer lets evidence count differently in different kinds of text.
 */
export function trainEmbedding(course: Course, options: EmbeddingOptions): EmbeddingNet {
  const { width } = options
  const random = seededRandom(options.seed)
  const net = startNet(course.size, width, random)
  const memory = {
    table: new Float32Array(course.size).fill(1e-3),
    hidden: new Float32Array(width).fill(1e-2),
    output: new Float32Array(width).fill(1e-2),
    bias: 1,
  }
  const sum = new Float32Array(width)
  const back = new Float32Array(width)
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    const rate = options.rate * (1 - epoch / (options.epochs + 1))
    for (const { features, count, label, weight } of course.epoch(random, options.dropout)) {
      const scale = 1 / Math.sqrt(count)
      const margin = forward(net, features, count, scale, sum)
      const error = (1 / (1 + Math.exp(-margin)) - label) * weight
      memory.bias += error * error
      net.bias -= (rate * error) / Math.sqrt(memory.bias)
      let size = 0
      for (let d = 0; d < width; d++) {
        const slope = sum[d]! > 0 ? 1 : LEAK
        const g = error * slope * sum[d]!
        back[d] = error * slope * net.output[d]!
        memory.output[d]! += g * g
        net.output[d]! -= (rate * g) / Math.sqrt(memory.output[d]!)
        memory.hidden[d]! += back[d]! * back[d]!
        net.hidden[d]! -= (rate * back[d]!) / Math.sqrt(memory.hidden[d]!)
        back[d]! *= scale
        size += back[d]! * back[d]!
      }
      descend(net.table, memory.table, features, count, back, size / width, rate)
    }
  }
  return net
}

function descend(
  table: Float32Array,
  memory: Float32Array,
  features: Int32Array,
  count: number,
  back: Float32Array,
  size: number,
  rate: number,
): void {
  const width = back.length
  for (let i = 0; i < count; i++) {
    const feature = features[i]!
    memory[feature]! += size
    const step = rate / Math.sqrt(memory[feature]!)
    const at = feature * width
    for (let d = 0; d < width; d++) table[at + d]! -= step * back[d]!
  }
}

function startNet(size: number, width: number, random: Random): EmbeddingNet {
  const table = new Float32Array(size * width)
  for (let i = 0; i < table.length; i++) table[i] = (random() - 0.5) * 0.2
  const output = new Float32Array(width)
  for (let d = 0; d < width; d++) output[d] = d % 2 === 0 ? 0.5 : -0.5
  return { width, table, hidden: new Float32Array(width), output, bias: 0 }
}

function forward(
  net: EmbeddingNet,
  features: Int32Array | Uint32Array,
  count: number,
  scale: number,
  sum: Float32Array,
): number {
  const { width, table } = net
  sum.fill(0)
  for (let i = 0; i < count; i++) {
    const at = features[i]! * width
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
  const scale = 1 / Math.sqrt(Math.max(1, features.length))
  return forward(net, features, features.length, scale, new Float32Array(net.width))
}
