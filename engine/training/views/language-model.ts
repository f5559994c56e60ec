import type { Reader } from '../../detector/tokens/canonical.ts'
import { pairBucket } from '../../detector/weights/perplexity.ts'
import { readText } from '../corpus/corpus.ts'
import type { LabelledText } from '../corpus/read-documents.ts'

export type BigramCounts = {
  words: string[]
  /** Natural logarithms. */
  unigrams: Float32Array
  backoffs: Float32Array
  unknown: number
  buckets: Uint32Array
  bigrams: Float32Array
}

/** A limit per source, so that neither a source nor a label dominates the expectations. */
const perSourceMax = 700
const wordCountMin = 12
const pairCountMin = 4
const discount = 0.75

/**
 * A back-off bigram model of English by people and models, with absolute discounting (Ney, Essen and Kneser 1994). It
 * only measures how expected words are; no verdict depends on it.
 */
export function countBigrams(documents: LabelledText[], reader: Reader): BigramCounts {
  const read = takeEvenly(documents)
  const counts = new Map<string, number>()
  let total = 0
  for (const document of read) {
    for (const { form } of readText(document, reader).facts) {
      counts.set(form, (counts.get(form) ?? 0) + 1)
      total++
    }
  }
  const words = [...counts]
    .filter(([form, count]) => count >= wordCountMin && !/\s/.test(form))
    .map(([form]) => form)
    .sort()
  const ids = new Map(words.map((word, id) => [word, id]))
  const pairs = countPairs(read, reader, ids)
  const known = words.reduce((sum, word) => sum + counts.get(word)!, 0)
  const unigrams = Float32Array.from(words, (word) => Math.log(counts.get(word)! / total))
  return {
    words,
    unigrams,
    unknown: Math.log((total - known) / total / 20_000),
    ...estimate(pairs, words, counts, unigrams),
  }
}

function takeEvenly(documents: LabelledText[]): LabelledText[] {
  const taken = new Map<string, number>()
  return documents.filter(({ source, label }) => {
    const count = (taken.get(source + label) ?? 0) + 1
    taken.set(source + label, count)
    return count <= perSourceMax
  })
}

function countPairs(
  documents: LabelledText[],
  reader: Reader,
  ids: Map<string, number>,
): Map<number, number> {
  const pairs = new Map<number, number>()
  for (const document of documents) {
    let before = -1
    for (const { form } of readText(document, reader).facts) {
      const id = ids.get(form) ?? -1
      if (id >= 0 && before >= 0) {
        const key = before * ids.size + id
        pairs.set(key, (pairs.get(key) ?? 0) + 1)
      }
      before = id
    }
  }
  return pairs
}

function estimate(
  pairs: Map<number, number>,
  words: string[],
  counts: Map<string, number>,
  unigrams: Float32Array,
): Pick<BigramCounts, 'backoffs' | 'buckets' | 'bigrams'> {
  const seen = new Float64Array(words.length)
  const lower = new Float64Array(words.length)
  const byBucket = new Map<number, number>()
  for (const [key, count] of pairs) {
    if (count < pairCountMin) continue
    const left = Math.floor(key / words.length)
    const right = key % words.length
    const probability = (count - discount) / counts.get(words[left]!)!
    seen[left]! += probability
    lower[left]! += Math.exp(unigrams[right]!)
    byBucket.set(pairBucket(left, right), Math.log(probability))
  }
  const entries = [...byBucket].sort((a, b) => a[0] - b[0])
  return {
    backoffs: Float32Array.from(words, (_, id) =>
      Math.log(Math.max(1e-3, 1 - seen[id]!) / Math.max(1e-3, 1 - lower[id]!)),
    ),
    buckets: Uint32Array.from(entries, ([bucket]) => bucket),
    bigrams: Float32Array.from(entries, ([, logarithm]) => logarithm),
  }
}
