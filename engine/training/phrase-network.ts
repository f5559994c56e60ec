import { LEAK } from '../detector/network.ts'
import { PHRASE_SCALE } from '../detector/phrase-network.ts'
import { lessonsOf, weightedDocuments } from './lessons.ts'
import type { PlacedGrams } from './placed-grams.ts'
import { type Random, seededRandom } from './random.ts'

export interface PhraseOptions {
  width: number
  hidden: number
  epochs: number
  rate: number
  /** Share of n-grams that a text is shown without. */
  dropout: number
  seed: number
}

/**
 * At every token the embeddings of the n-grams that begin there are summed and rectified; their mean over the text goes
 * into the score directly and through one hidden layer. Unlike a sum over the text it sees what stands at one place.
 */
export interface PhraseNet {
  width: number
  table: Float32Array
  shift: Float32Array
  direct: Float32Array
  /** hidden × width, row by row. */
  inner: Float32Array
  innerShift: Float32Array
  output: Float32Array
  bias: number
}

const TOKENS_MAX = 4096

export function trainPhrases(
  grams: PlacedGrams,
  size: number,
  labels: Uint8Array,
  weights: Float32Array,
  options: PhraseOptions,
): PhraseNet {
  const random = seededRandom(options.seed)
  const trainer = new PhraseTrainer(size, grams.perPlace, options, random)
  const order = weightedDocuments(weights)
  const average = new NetAverage(trainer.net)
  let seen = 0
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    const rate = options.rate * (1 - epoch / (options.epochs + 1))
    for (const { document, from, to, weight } of lessonsOf(grams, weights, order, random)) {
      if (++seen % order.length === 0 && epoch >= AVERAGED_FROM) average.add(trainer.net)
      const tokens = Math.min(TOKENS_MAX, to - from)
      const margin = trainer.forward(grams, document, from, tokens, () => random() < options.dropout)
      trainer.back((1 / (1 + Math.exp(-margin)) - labels[document]!) * weight, tokens, rate)
    }
  }
  return options.epochs > AVERAGED_FROM ? average.net : trainer.net
}

/** The first epoch is still far from where the mean should be. */
const AVERAGED_FROM = 1

/** The mean of a network as it was at several times: less chance in it than in any of them (Izmailov et al. 2018). */
class NetAverage {
  readonly net: PhraseNet
  private times = 0

  constructor(like: PhraseNet) {
    this.net = structuredClone(like)
  }

  add(net: PhraseNet): void {
    const share = 1 / ++this.times
    for (const name of ['table', 'shift', 'direct', 'inner', 'innerShift', 'output'] as const) {
      const mean = this.net[name]
      for (const [i, value] of net[name].entries()) mean[i]! += share * (value - mean[i]!)
    }
    this.net.bias += share * (net.bias - this.net.bias)
  }
}

/** Reads texts with a network; keeps what it saw of the last one. */
export class PhraseReader {
  readonly net: PhraseNet
  readonly perPlace: number
  /** The n-grams at each token, -1 where there is none or it is dropped. */
  readonly used: Int32Array
  /** Each token's sums before they are rectified. */
  readonly sums: Float32Array
  readonly mean: Float32Array
  readonly middle: Float32Array

  constructor(net: PhraseNet, perPlace: number) {
    this.net = net
    this.perPlace = perPlace
    this.used = new Int32Array(TOKENS_MAX * perPlace)
    this.sums = new Float32Array(TOKENS_MAX * net.width)
    this.mean = new Float32Array(net.width)
    this.middle = new Float32Array(net.output.length)
  }

  score(grams: PlacedGrams, document: number, from: number, to: number): number {
    return this.forward(grams, document, from, Math.min(TOKENS_MAX, to - from), () => false)
  }

  forward(
    grams: PlacedGrams,
    document: number,
    from: number,
    tokens: number,
    dropped: () => boolean,
  ): number {
    const { net, perPlace, used, sums, mean } = this
    const { width, table, shift } = net
    const base = grams.starts[document]! + from
    mean.fill(0)
    for (let p = 0; p < tokens; p++) {
      const at = p * width
      for (let d = 0; d < width; d++) sums[at + d] = shift[d]!
      for (let k = 0; k < perPlace; k++) {
        const id = p + k < tokens ? grams.ids[(base + p) * perPlace + k]! : -1
        const kept = id >= 0 && !dropped() ? id : -1
        used[p * perPlace + k] = kept
        if (kept < 0) continue
        for (let d = 0, e = kept * width; d < width; d++) sums[at + d]! += table[e + d]!
      }
      for (let d = 0; d < width; d++) {
        const value = sums[at + d]!
        mean[d]! += value > 0 ? value : LEAK * value
      }
    }
    for (let d = 0; d < width; d++) mean[d]! *= PHRASE_SCALE / Math.max(1, tokens)
    return this.judge()
  }

  private judge(): number {
    const { net, mean, middle } = this
    let margin = net.bias
    for (let d = 0; d < net.width; d++) margin += net.direct[d]! * mean[d]!
    for (let h = 0; h < middle.length; h++) {
      let value = net.innerShift[h]!
      for (let d = 0; d < net.width; d++) value += net.inner[h * net.width + d]! * mean[d]!
      middle[h] = value
      margin += net.output[h]! * (value > 0 ? value : LEAK * value)
    }
    return margin
  }
}

const SHIFT_EVERY = 8

/** AdaGrad, with one step size for all numbers of an embedding. */
class PhraseTrainer extends PhraseReader {
  private readonly memory: Record<
    'table' | 'shift' | 'direct' | 'inner' | 'innerShift' | 'output',
    Float32Array
  >
  private biasMemory = 1
  private readonly pull: Float32Array
  private readonly local: Float32Array

  constructor(size: number, perPlace: number, { width, hidden }: PhraseOptions, random: Random) {
    super(startNet(size, width, hidden, random), perPlace)
    const fresh = (length: number, value: number) => new Float32Array(length).fill(value)
    this.memory = {
      table: fresh(size, 1e-3),
      shift: fresh(width, 1e-2),
      direct: fresh(width, 1e-2),
      inner: fresh(width * hidden, 1e-2),
      innerShift: fresh(hidden, 1e-2),
      output: fresh(hidden, 1e-2),
    }
    this.pull = new Float32Array(width)
    this.local = new Float32Array(width)
  }

  back(error: number, tokens: number, rate: number): void {
    const { net, mean, middle, memory, pull } = this
    this.biasMemory += error * error
    net.bias -= (rate * error) / Math.sqrt(this.biasMemory)
    for (let d = 0; d < net.width; d++) {
      pull[d] = error * net.direct[d]!
      step(net.direct, memory.direct, d, error * mean[d]!, rate)
    }
    for (let h = 0; h < middle.length; h++) {
      const slope = middle[h]! > 0 ? 1 : LEAK
      const inside = error * net.output[h]! * slope
      step(net.output, memory.output, h, error * middle[h]! * slope, rate)
      step(net.innerShift, memory.innerShift, h, inside, rate)
      for (let d = 0, at = h * net.width; d < net.width; d++) {
        pull[d]! += inside * net.inner[at + d]!
        step(net.inner, memory.inner, at + d, inside * mean[d]!, rate)
      }
    }
    for (let d = 0; d < net.width; d++) pull[d]! *= PHRASE_SCALE / Math.max(1, tokens)
    for (let p = 0; p < tokens; p++) this.backAt(p, rate)
  }

  private backAt(p: number, rate: number): void {
    const { net, perPlace, used, sums, memory, pull, local } = this
    const { width, table } = net
    let size = 0
    for (let d = 0; d < width; d++) {
      const value = sums[p * width + d]! > 0 ? pull[d]! : LEAK * pull[d]!
      local[d] = value
      size += value * value
    }
    for (let k = 0; k < perPlace; k++) {
      const id = used[p * perPlace + k]!
      if (id < 0) continue
      memory.table[id]! += size / width
      const stride = rate / Math.sqrt(memory.table[id]!)
      for (let d = 0, at = id * width; d < width; d++) table[at + d]! -= stride * local[d]!
    }
    if (p % SHIFT_EVERY !== 0) return
    for (let d = 0; d < width; d++) step(net.shift, memory.shift, d, local[d]! * SHIFT_EVERY, rate)
  }
}

function step(values: Float32Array, memory: Float32Array, at: number, gradient: number, rate: number): void {
  memory[at]! += gradient * gradient
  values[at]! -= (rate * gradient) / Math.sqrt(memory[at]!)
}

function startNet(size: number, width: number, hidden: number, random: Random): PhraseNet {
  const spread = (length: number, most: number) =>
    Float32Array.from({ length }, () => (random() - 0.5) * 2 * most)
  return {
    width,
    table: spread(size * width, 0.1),
    shift: new Float32Array(width),
    direct: new Float32Array(width),
    inner: spread(width * hidden, Math.sqrt(3 / width)),
    innerShift: new Float32Array(hidden),
    output: Float32Array.from({ length: hidden }, (_, h) => (h % 2 === 0 ? -0.5 : 0.5)),
    bias: 0,
  }
}
