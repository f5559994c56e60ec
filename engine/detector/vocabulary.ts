import type { Canonical } from './canonical.ts'
import { IndexList, pushCharacterGrams, pushTokenGrams } from './n-grams.ts'

export type GramKind = 'words' | 'masked' | 'characters'

export const HASH_BITS = 22

const WORDS_LONGEST = 3
const MASKED_LONGEST = 4

/** Buckets with repeats, of tokens `[from, to)`. The list is used again by the next call. */
export function gramBuckets(kind: GramKind, text: Canonical, from: number, to: number): IndexList {
  list.length = 0
  if (kind === 'words') pushTokenGrams(list, text.forms, from, to, WORDS_LONGEST, HASH_BITS)
  else if (kind === 'masked') pushTokenGrams(list, text.masks, from, to, MASKED_LONGEST, HASH_BITS)
  else pushCharacterGrams(list, text, from, to, HASH_BITS)
  return list
}

const list = new IndexList()

/** The n-grams that a view knows, numbered in the order of their buckets: a bitmap with counts before each word of it. */
export class Vocabulary {
  readonly kind: GramKind
  readonly size: number
  private readonly bitmap = new Uint32Array(1 << (HASH_BITS - 5))
  private readonly ranks = new Int32Array(1 << (HASH_BITS - 5))
  private readonly stamps: Uint32Array
  private stamp = 0

  /** `buckets` rise. */
  constructor(kind: GramKind, buckets: Uint32Array) {
    this.kind = kind
    this.size = buckets.length
    this.stamps = new Uint32Array(buckets.length)
    for (const bucket of buckets) this.bitmap[bucket >>> 5]! |= 1 << (bucket & 31)
    let rank = 0
    for (let word = 0; word < this.bitmap.length; word++) {
      this.ranks[word] = rank
      rank += countBits(this.bitmap[word]!)
    }
  }

  /** Numbers of the known n-grams of tokens `[from, to)`, each once. The result is used again by the next call. */
  idsOf(text: Canonical, from: number, to: number): Uint32Array {
    const { values, length } = gramBuckets(this.kind, text, from, to)
    const stamp = ++this.stamp
    let kept = 0
    for (let i = 0; i < length; i++) {
      const bucket = values[i]!
      const word = this.bitmap[bucket >>> 5]!
      const bit = bucket & 31
      if (((word >>> bit) & 1) === 0) continue
      const id = this.ranks[bucket >>> 5]! + countBits(word & ((1 << bit) - 1))
      if (this.stamps[id] === stamp) continue
      this.stamps[id] = stamp
      values[kept++] = id
    }
    return values.subarray(0, kept)
  }
}

/** Number of ones in 32 bits (Warren, Hacker's Delight, figure 5-2). */
function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  bits = (bits + (bits >>> 4)) & 0x0f0f0f0f
  return Math.imul(bits, 0x01010101) >>> 24
}
