import { LEAK } from './network.ts'

/** At every token the embeddings of the n-grams that begin there are summed and rectified; their mean is judged by one hidden layer. */
export interface PhraseView {
  width: number
  scale: number
  table: Int8Array
  shift: Float32Array
  direct: Float32Array
  /** A row of `width` for each hidden number. */
  inner: Float32Array
  innerShift: Float32Array
  output: Float32Array
  bias: number
}

/** What the means are multiplied by, so that they are about as large as other layers' numbers. */
export const PHRASE_SCALE = 64

const mean = new Float64Array(64)

/**
 * Log-odds that tokens `[from, to)` are a model's. `placed` has `perPlace` numbers of n-grams, or -1, for every token
 * from number `origin` on. The width is a multiple of four.
 */
export function phraseScore(
  view: PhraseView,
  placed: Int32Array,
  perPlace: number,
  origin: number,
  from: number,
  to: number,
): number {
  for (let d = 0; d < view.width; d += 4) meanOfFour(view, d, placed, perPlace, from - origin, to - origin)
  return judge(view)
}

/** Four sums at a time stay in registers: twice as fast as one pass over all of them. */
function meanOfFour(
  { table, width, scale, shift }: PhraseView,
  d: number,
  placed: Int32Array,
  perPlace: number,
  from: number,
  to: number,
): void {
  mean.fill(0, d, d + 4)
  for (let p = from; p < to; p++) {
    let first = 0
    let second = 0
    let third = 0
    let fourth = 0
    const last = p * perPlace + Math.min(perPlace, to - p)
    for (let k = p * perPlace; k < last; k++) {
      const id = placed[k]!
      if (id < 0) continue
      const at = id * width + d
      first += table[at]!
      second += table[at + 1]!
      third += table[at + 2]!
      fourth += table[at + 3]!
    }
    mean[d]! += rectify(first * scale + shift[d]!)
    mean[d + 1]! += rectify(second * scale + shift[d + 1]!)
    mean[d + 2]! += rectify(third * scale + shift[d + 2]!)
    mean[d + 3]! += rectify(fourth * scale + shift[d + 3]!)
  }
  const factor = PHRASE_SCALE / Math.max(1, to - from)
  for (let k = d; k < d + 4; k++) mean[k]! *= factor
}

function rectify(value: number): number {
  return value > 0 ? value : LEAK * value
}

function judge({ width, direct, inner, innerShift, output, bias }: PhraseView): number {
  let score = bias
  for (let d = 0; d < width; d++) score += direct[d]! * mean[d]!
  for (let h = 0; h < output.length; h++) {
    let value = innerShift[h]!
    for (let d = 0, at = h * width; d < width; d++) value += inner[at + d]! * mean[d]!
    score += output[h]! * rectify(value)
  }
  return score
}
