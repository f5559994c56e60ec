import type { Reader } from '../../detector/tokens/canonical.ts'
import { type GramKind, gramBuckets, hashBits } from '../../detector/tokens/vocabulary.ts'
import { readText } from './corpus.ts'
import type { LabelledText } from './read-documents.ts'

/** N-grams of few sources belong to a subject, so each view knows only those of at least this many sources. */
export const sourcesMin: Readonly<Record<GramKind, number>> = { words: 8, characters: 14 }
const generalWordSourcesMin = 13

/** Assigns one bit per source. Beyond 32 sources, several share a bit and count as one. */
function bitsBySource(documents: LabelledText[]): Map<string, number> {
  const sources = [...new Set(documents.map(({ source }) => source))].sort()
  return new Map(sources.map((source, index) => [source, 1 << (index & 31)]))
}

/** Returns the words that at least 13 sources use, in alphabetical order. Ignores labels. */
export function chooseGeneralWords(documents: LabelledText[], reader: Reader): string[] {
  const bits = bitsBySource(documents)
  const seen = new Map<string, number>()
  for (const document of documents) {
    const bit = bits.get(document.source)!
    const { facts, kinds, length } = readText(document, reader)
    for (let i = 0; i < length; i++) {
      if (kinds[i] === 1) seen.set(facts[i]!.form, (seen.get(facts[i]!.form) ?? 0) | bit)
    }
  }
  return [...seen]
    .filter(([form, sources]) => countOnes(sources) >= generalWordSourcesMin && /^[a-z'-]+$/.test(form))
    .map(([form]) => form)
    .sort()
}

/** Returns the ascending buckets of the n-grams that enough sources share. Ignores labels. */
export function chooseBuckets(documents: LabelledText[], reader: Reader, kind: GramKind): Uint32Array {
  const bits = bitsBySource(documents)
  const seen = new Uint32Array(1 << hashBits)
  for (const document of documents) {
    const bit = bits.get(document.source)!
    const text = readText(document, reader)
    const { values, length } = gramBuckets(kind, text, 0, text.length)
    for (let i = 0; i < length; i++) seen[values[i]!]! |= bit
  }
  const chosen: number[] = []
  for (let bucket = 0; bucket < seen.length; bucket++) {
    if (countOnes(seen[bucket]!) >= sourcesMin[kind]) chosen.push(bucket)
  }
  return Uint32Array.from(chosen)
}

function countOnes(bits: number): number {
  let left = bits
  let count = 0
  while (left !== 0) {
    left &= left - 1
    count++
  }
  return count
}
