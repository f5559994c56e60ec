import { exp } from '../../portable-math.ts'
import type { Canonical } from '../tokens/canonical.ts'
import { combine } from '../tokens/hash.ts'
import { hashBits } from '../tokens/vocabulary.ts'
import { unpackLevels, unpackRising } from './packed-weights.ts'

/** Logarithms are packed in 64 levels between this and 0. */
export const logarithmMin = -16

export type PackedLanguageModel = {
  words: string
  unigrams: string
  backoffs: string
  unknown: number
  buckets: string
  bigrams: string
}

export type LanguageModel = {
  ids: Map<string, number>
  unigrams: Float32Array
  backoffs: Float32Array
  unknown: number
  /** Ascending numbers of the known pairs, and their logarithms. */
  pairs: Uint32Array
  /** Where the pairs with each prefix start; a search is limited to one such range. */
  begins: Int32Array
  bigrams: Float32Array
}

export function loadLanguageModel(packed: PackedLanguageModel): LanguageModel {
  const pairs = unpackRising(packed.buckets)
  return {
    ids: new Map(packed.words.split(' ').map((word, id) => [word, id])),
    unigrams: unpackLevels(packed.unigrams, logarithmMin, 0),
    backoffs: unpackLevels(packed.backoffs, logarithmMin, 0),
    unknown: packed.unknown,
    pairs,
    begins: indexBegins(pairs),
    bigrams: unpackLevels(packed.bigrams, logarithmMin, 0),
  }
}

const beginBits = 14
const restBits = hashBits - beginBits

function indexBegins(pairs: Uint32Array): Int32Array {
  const begins = new Int32Array((1 << beginBits) + 1)
  for (let i = 0; i < pairs.length; i++) begins[(pairs[i]! >>> restBits) + 1]!++
  for (let i = 1; i < begins.length; i++) begins[i]! += begins[i - 1]!
  return begins
}

/** Returns the number of a pair of words; the left one may be any word known to the model. */
export function pairBucket(left: number, right: number): number {
  return combine(left + 1, right + 1) >>> (32 - hashBits)
}

const tokensMin = 20

/**
 * Returns the perplexity of tokens `[from, to)` under a bigram model of English: the inverse of the geometric mean of the
 * token probabilities. Null for fewer than 20 tokens.
 */
export function measurePerplexity(
  model: LanguageModel,
  text: Canonical,
  from = 0,
  to = text.length,
): number | null {
  if (to - from < tokensMin) return null
  let sum = 0
  let before = -1
  for (let i = from; i < to; i++) {
    const id = model.ids.get(text.facts[i]!.form) ?? -1
    sum += logProbability(model, before, id)
    before = id
  }
  return exp(-sum / (to - from))
}

function logProbability(model: LanguageModel, before: number, id: number): number {
  const lower = id < 0 ? model.unknown : model.unigrams[id]!
  if (before < 0) return lower
  const pair = id < 0 ? -1 : findPair(model, pairBucket(before, id))
  return pair < 0 ? model.backoffs[before]! + lower : model.bigrams[pair]!
}

/** Returns the index of a pair's number, or -1. */
function findPair({ pairs, begins }: LanguageModel, wanted: number): number {
  const begin = wanted >>> restBits
  for (let at = begins[begin]!; at < begins[begin + 1]!; at++) if (pairs[at] === wanted) return at
  return -1
}
