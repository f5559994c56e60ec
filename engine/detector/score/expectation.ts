import { log } from '../../portable-math.ts'
import { firstSentence } from '../style/sentence-shape.ts'
import { mean, spread } from '../style/statistics.ts'
import type { Canonical } from '../tokens/canonical.ts'

/**
 * Measures how expected the words of a text are, from the probabilities of the n-grams that the word views know. Alone it
 * is weak and unfair to learners; combined with other measures it detects paraphrases.
 */
export const expectationNames: readonly string[] = [
  'word',
  'pair',
  'triple',
  'wordSpread',
  'tripleSpread',
  'pairGain',
  'tripleGain',
  'sure',
  'likely',
  'unlikely',
  'surprising',
  'knownPairs',
  'knownTriples',
  'unknownWords',
  'neighbours',
  'sentenceSpread',
].map((name) => `expected:${name}`)

/** N-grams of one, two and three words start at each token. */
export const orders = 3
/** Natural logarithm for words that few sources share. */
const unknown = -13
/** Penalty for a missing longer n-gram (Brants et al. 2007, "stupid backoff"). */
const backOff = log(0.4)
const sure = -1
const likely = [-5, -3] as const
const unlikely = -8
const surprising = -11

const sums = new Float64Array(expectationNames.length)

/**
 * Writes the measures of expectationNames for tokens `[from, to)` into `out`, starting at `at`. `logarithms` contains the
 * log-probability of each n-gram given the words before it, NaN when unknown; `placed` has ORDERS numbers for every token
 * from token `origin` on.
 */
export function measureExpectation(
  logarithms: Float32Array,
  placed: Int32Array,
  origin: number,
  text: Canonical,
  from: number,
  to: number,
  out: Float32Array,
  at: number,
): void {
  const logarithmOf = (token: number, order: number): number => {
    const first = token - order + 1
    const id = first < from ? -1 : placed[(first - origin) * orders + order - 1]!
    return id < 0 ? Number.NaN : logarithms[id]!
  }
  const sentences: number[] = []
  let sentence = firstSentence(text, from)
  let sentenceSum = 0
  let sentenceFrom = from
  let before = 0
  let products = 0
  sums.fill(0)
  for (let token = from; token < to; token++) {
    const starts = token === text.sentenceStarts[sentence + 1]
    if (starts || (token > from && text.semicolons[token - 1] === 1)) {
      if (token > sentenceFrom) sentences.push(sentenceSum / (token - sentenceFrom))
      sentenceSum = 0
      sentenceFrom = token
      if (starts) sentence++
    }
    const triple = count(logarithmOf(token, 1), logarithmOf(token, 2), logarithmOf(token, 3))
    products += before * triple
    before = triple
    sentenceSum += triple
  }
  if (to > sentenceFrom) sentences.push(sentenceSum / (to - sentenceFrom))
  finish(Math.max(1, to - from), products, spread(sentences, mean(sentences)), out, at)
}

/** Adds one token's logarithms to the sums and returns that of the longest n-gram, with back-off for missing ones. */
function count(one: number, two: number, three: number): number {
  const word = Number.isNaN(one) ? unknown : one
  const pair = Number.isNaN(two) ? backOff + word : two
  const triple = Number.isNaN(three) ? backOff + pair : three
  sums[0]! += word
  sums[1]! += pair
  sums[2]! += triple
  sums[3]! += word * word
  sums[4]! += triple * triple
  if (triple > sure) sums[7]!++
  else if (triple > likely[0] && triple < likely[1]) sums[8]!++
  if (triple < unlikely) sums[9]!++
  if (triple < surprising) sums[10]!++
  if (!Number.isNaN(two)) sums[11]!++
  if (!Number.isNaN(three)) sums[12]!++
  if (Number.isNaN(one)) sums[13]!++
  return triple
}

function finish(tokens: number, products: number, sentences: number, out: Float32Array, at: number): void {
  for (let i = 0; i < sums.length; i++) sums[i]! /= tokens
  const [word, pair, triple] = [sums[0]!, sums[1]!, sums[2]!]
  const variance = Math.max(0, sums[4]! - triple * triple)
  sums[3] = Math.sqrt(Math.max(0, sums[3]! - word * word))
  sums[4] = Math.sqrt(variance)
  sums[5] = pair - word
  sums[6] = triple - pair
  sums[14] = variance > 1e-6 ? (products / tokens - triple * triple) / variance : 0
  sums[15] = sentences
  out.set(sums, at)
}
