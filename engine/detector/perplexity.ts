import type { Canonical } from './canonical.ts'
import { combine } from './hash.ts'
import { unpackLevels, unpackRising } from './packed-weights.ts'
import { HASH_BITS } from './vocabulary.ts'

/** Logarithms are packed in 64 levels between this and 0. */
export const LOGARITHM_MIN = -16

export interface PackedLanguageModel {
  words: string
  unigrams: string
  backoffs: string
  unknown: number
  buckets: string
  bigrams: string
}

export interface LanguageModel {
  ids: Map<string, number>
  unigrams: Float32Array
  backoffs: Float32Array
  unknown: number
  /** Numbers of the known pairs, rising, and their logarithms. */
  pairs: Uint32Array
  bigrams: Float32Array
}

export function loadLanguageModel(packed: PackedLanguageModel): LanguageModel {
  return {
    ids: new Map(packed.words.split(' ').map((word, id) => [word, id])),
    unigrams: unpackLevels(packed.unigrams, LOGARITHM_MIN, 0),
    backoffs: unpackLevels(packed.backoffs, LOGARITHM_MIN, 0),
    unknown: packed.unknown,
    pairs: unpackRising(packed.buckets),
    bigrams: unpackLevels(packed.bigrams, LOGARITHM_MIN, 0),
  }
}

/** Number of a pair of words; the left one may be any word known to the model. */
export function pairBucket(left: number, right: number): number {
  return combine(left + 1, right + 1) >>> (32 - HASH_BITS)
}

const TOKENS_MIN = 20

/**
 * Perplexity of tokens `[from, to)` under a bigram model of English: the inverse of the geometric mean of the tokens'
 * probabilities. Null for fewer than 20 tokens.
 */
export function measurePerplexity(
  model: LanguageModel,
  text: Canonical,
  from = 0,
  to = text.length,
): number | null {
  if (to - from < TOKENS_MIN) return null
  let sum = 0
  let before = -1
  for (let i = from; i < to; i++) {
    const id = model.ids.get(text.facts[i]!.form) ?? -1
    sum += logProbability(model, before, id)
    before = id
  }
  return Math.exp(-sum / (to - from))
}

function logProbability(model: LanguageModel, before: number, id: number): number {
  const lower = id < 0 ? model.unknown : model.unigrams[id]!
  if (before < 0) return lower
  const pair = id < 0 ? -1 : findRising(model.pairs, pairBucket(before, id))
  return pair < 0 ? model.backoffs[before]! + lower : model.bigrams[pair]!
}

/** Index of a number in a rising list, or -1. */
function findRising(numbers: Uint32Array, wanted: number): number {
  let low = 0
  let high = numbers.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = numbers[middle]!
    if (found === wanted) return middle
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return -1
}
