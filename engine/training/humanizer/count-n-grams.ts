import { nGramHash, stepOfCount } from '../../humanizer/guards/n-gram-hash.ts'
import { packCounts } from '../../humanizer/guards/packed-counts.ts'

type NGrams = {
  total: number
  unigrams: Map<number, number>
  bigrams: Map<number, number>
  trigrams: Map<number, number>
}

/** Counts hashed n-grams. Each document is preceded by an empty word and a full stop. */
export function countNGrams(documents: readonly (readonly string[])[]): NGrams {
  const grams: NGrams = { total: 0, unigrams: new Map(), bigrams: new Map(), trigrams: new Map() }
  const add = (counts: Map<number, number>, hash: number) => counts.set(hash, (counts.get(hash) ?? 0) + 1)
  for (const tokens of documents) {
    let first = ''
    let second = '.'
    for (const token of tokens) {
      add(grams.unigrams, nGramHash(token))
      add(grams.bigrams, nGramHash(second, token))
      add(grams.trigrams, nGramHash(first, second, token))
      first = second
      second = token
    }
    grams.total += tokens.length
  }
  return grams
}

export function packNGrams(grams: NGrams) {
  return {
    total: grams.total,
    unigrams: pack(grams.unigrams, 2),
    bigrams: pack(grams.bigrams, 2),
    trigrams: pack(grams.trigrams, 2),
  }
}

function pack(counts: Map<number, number>, least: number): { count: number; packed: string } {
  const kept = [...counts].filter(([, count]) => count >= least).sort((a, b) => a[0] - b[0])
  return { count: kept.length, packed: packCounts(kept.map(([hash, count]) => [hash, stepOfCount(count)])) }
}
