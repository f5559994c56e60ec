import { leak } from '../../detector/weights/network.ts'
import type { SparseRows } from '../corpus/sparse-rows.ts'
import { type Random, seededRandom } from '../random.ts'
import type { Example, TrainingSet } from './training-sets.ts'

export type EmbeddingOptions = {
  width: number
  /** Number of classes of model texts, besides human texts. */
  classes: number
  epochs: number
  rate: number
  /** Share of a text's features that an epoch drops at random. */
  dropout: number
  seed: number
}

/** A small network: sums the feature embeddings, scales by 1/sqrt(n), rectifies, and weights the result per class. */
export type EmbeddingNet = {
  width: number
  table: Float32Array
  hidden: Float32Array
  /** `width` weights for each class of model texts, relative to human texts. */
  output: Float32Array
  bias: Float32Array
}

/**
 * Trains for the cross-entropy of human texts and each class of model texts with AdaGrad (Duchi, Hazan and Singer 2011)
 * from small random weights, with one step size per embedding. The hidden layer lets evidence count differently in
 * different kinds of text; all classes share it.
 */
export function trainEmbedding(trainingSet: TrainingSet, options: EmbeddingOptions): EmbeddingNet {
  const random = seededRandom(options.seed)
  const learner = new Learner(trainingSet.size, options.width, 1 + options.classes, random)
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    const rate = options.rate * (1 - epoch / (options.epochs + 1))
    for (const example of trainingSet.epoch(random, options.dropout)) learner.learn(example, rate)
  }
  return learner.againstPeople()
}

/** A parameter's values, and the sums of squared gradients that AdaGrad uses. */
type Parameter = {
  values: Float32Array
  memory: Float32Array
}

function parameter(size: number, memory: number, start: () => number = () => 0): Parameter {
  return { values: new Float32Array(size).map(start), memory: new Float32Array(size).fill(memory) }
}

function step({ values, memory }: Parameter, at: number, slope: number, rate: number): void {
  memory[at]! += slope * slope
  values[at]! -= (rate * slope) / Math.sqrt(memory[at]!)
}

/** The network during training: human texts are category 0 with their own output. */
class Learner {
  private readonly width: number
  private readonly categories: number
  private readonly table: Float32Array
  private readonly tableMemory: Float32Array
  private readonly hidden: Parameter
  private readonly output: Parameter
  private readonly bias: Parameter
  private readonly sum: Float32Array
  private readonly back: Float32Array
  private readonly probabilities: Float64Array

  constructor(size: number, width: number, categories: number, random: Random) {
    this.width = width
    this.categories = categories
    this.table = new Float32Array(size * width).map(() => (random() - 0.5) * 0.2)
    this.tableMemory = new Float32Array(size).fill(1e-3)
    this.hidden = parameter(width, 1e-2)
    this.output = parameter(categories * width, 1e-2, () => random() - 0.5)
    this.bias = parameter(categories, 1)
    this.sum = new Float32Array(width)
    this.back = new Float32Array(width)
    this.probabilities = new Float64Array(categories)
  }

  learn({ features, count, category, weight }: Example, rate: number): void {
    const { width, categories, sum, back, probabilities, hidden, output } = this
    const scale = 1 / Math.sqrt(count)
    sumEmbeddings(this.table, width, features, count, scale, hidden.values, sum)
    this.judge()
    back.fill(0)
    for (let c = 0; c < categories; c++) {
      const error = (probabilities[c]! - (c === category ? 1 : 0)) * weight
      step(this.bias, c, error, rate)
      for (let d = 0, at = c * width; d < width; d++, at++) {
        back[d]! += error * output.values[at]!
        step(output, at, error * rectify(sum[d]!), rate)
      }
    }
    let size = 0
    for (let d = 0; d < width; d++) {
      if (sum[d]! <= 0) back[d]! *= leak
      step(hidden, d, back[d]!, rate)
      back[d]! *= scale
      size += back[d]! * back[d]!
    }
    this.descend(features, count, size / width, rate)
  }

  /** Computes the probability of each category for the current sum. */
  private judge(): void {
    const { width, categories, sum, probabilities, output, bias } = this
    let highest = Number.NEGATIVE_INFINITY
    for (let c = 0; c < categories; c++) {
      let margin = bias.values[c]!
      for (let d = 0, at = c * width; d < width; d++, at++) margin += output.values[at]! * rectify(sum[d]!)
      probabilities[c] = margin
      highest = Math.max(highest, margin)
    }
    let total = 0
    for (let c = 0; c < categories; c++) {
      probabilities[c] = Math.exp(probabilities[c]! - highest)
      total += probabilities[c]!
    }
    for (let c = 0; c < categories; c++) probabilities[c]! /= total
  }

  private descend(features: Int32Array, count: number, size: number, rate: number): void {
    const { width, table, tableMemory, back } = this
    for (let i = 0; i < count; i++) {
      const feature = features[i]!
      tableMemory[feature]! += size
      const stepSize = rate / Math.sqrt(tableMemory[feature]!)
      const at = feature * width
      for (let d = 0; d < width; d++) table[at + d]! -= stepSize * back[d]!
    }
  }

  /** Subtracts the human output from each class, because only differences matter. */
  againstPeople(): EmbeddingNet {
    const { width, table, hidden, output, bias } = this
    return {
      width,
      table,
      hidden: hidden.values,
      output: output.values.slice(width).map((value, at) => value - output.values[at % width]!),
      bias: bias.values.slice(1).map((value) => value - bias.values[0]!),
    }
  }
}

function rectify(value: number): number {
  return value > 0 ? value : leak * value
}

function sumEmbeddings(
  table: Float32Array,
  width: number,
  features: Int32Array | Uint32Array,
  count: number,
  scale: number,
  hidden: Float32Array,
  sum: Float32Array,
): void {
  sum.fill(0)
  for (let i = 0; i < count; i++) {
    const at = features[i]! * width
    for (let d = 0; d < width; d++) sum[d]! += table[at + d]!
  }
  for (let d = 0; d < width; d++) sum[d] = sum[d]! * scale + hidden[d]!
}

/** Returns the log-odds of each class of model texts against human texts. */
export function embeddingOdds(net: EmbeddingNet, data: SparseRows, row: number): Float64Array {
  const { width, output } = net
  const features = data.indices.subarray(data.starts[row]!, data.starts[row + 1]!)
  const sum = new Float32Array(width)
  const scale = 1 / Math.sqrt(Math.max(1, features.length))
  sumEmbeddings(net.table, width, features, features.length, scale, net.hidden, sum)
  return Float64Array.from(net.bias, (bias, c) => {
    let odds = bias
    for (let d = 0; d < width; d++) odds += output[c * width + d]! * rectify(sum[d]!)
    return odds
  })
}
