import { log2 } from '../../portable-math.ts'
import model from '../data/language-model.json' with { type: 'json' }
import { countOfStep, nGramHash } from './n-gram-hash.ts'
import { stepOf, unpackCounts } from './packed-counts.ts'

/**
 * What people write, as hashed counts of one, two and three words in a row; no texts and no words.
 * Made by training/humanizer/build.ts. Pairs and triples count from two occurrences on.
 */
const unigrams = unpackCounts(model.unigrams.packed, model.unigrams.count)
const bigrams = unpackCounts(model.bigrams.packed, model.bigrams.count)
const trigrams = unpackCounts(model.trigrams.packed, model.trigrams.count)

export function unigramCount(word: string): number {
  return countOfStep(stepOf(unigrams, nGramHash(word)))
}

function bigramCount(first: string, second: string): number {
  return countOfStep(stepOf(bigrams, nGramHash(first, second)))
}

export function trigramCount(first: string, second: string, third: string): number {
  return countOfStep(stepOf(trigrams, nGramHash(first, second, third)))
}

const backoff = 0.4

/** Base-2 logarithm of how likely a word is after two others, by stupid backoff (Brants et al. 2007). */
export function logProbability(first: string, second: string, third: string): number {
  const triple = trigramCount(first, second, third)
  if (triple > 0) return log2(Math.min(1, triple / bigramCountAtLeast(first, second, triple)))
  const pair = bigramCount(second, third)
  if (pair > 0) return log2(backoff * Math.min(1, pair / Math.max(pair, unigramCount(second))))
  return log2((backoff * backoff * Math.max(0.3, unigramCount(third))) / model.total)
}

function bigramCountAtLeast(first: string, second: string, least: number): number {
  return Math.max(least, bigramCount(first, second))
}
