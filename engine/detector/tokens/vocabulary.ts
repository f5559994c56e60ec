import type { Canonical } from './canonical.ts'
import { IndexList, pushCharacterGrams, pushTokenGrams } from './n-grams.ts'

export type GramKind = 'words' | 'characters'

export const hashBits = 22

const wordsLongest = 3
const charactersShortest = 3
const charactersLengths = 3

/** Returns the buckets of tokens `[from, to)`, with repeats. The next call reuses the list. */
export function gramBuckets(kind: GramKind, text: Canonical, from: number, to: number): IndexList {
  list.length = 0
  if (kind === 'words') pushTokenGrams(list, text.forms, from, to, wordsLongest, hashBits)
  else pushCharacterGrams(list, text, from, to, hashBits)
  return list
}

const list = new IndexList()

/** Returns how many n-grams may start at one token, or at one character for character n-grams. */
export function gramsPerPlace(kind: GramKind): number {
  return kind === 'words' ? wordsLongest : charactersLengths
}

/** The n-grams that a view knows, numbered in bucket order: a bitmap with a count before each word of it. */
export class Vocabulary {
  readonly kind: GramKind
  readonly size: number
  private readonly bitmap = new Uint32Array(1 << (hashBits - 5))
  private readonly ranks = new Int32Array(1 << (hashBits - 5))
  /** Created on demand, because not every view needs distinct n-grams. */
  private stamps: Uint32Array | undefined
  private stamp = 0

  /** `buckets` must be ascending. */
  constructor(kind: GramKind, buckets: Uint32Array) {
    this.kind = kind
    this.size = buckets.length
    const { bitmap, ranks } = this
    for (let i = 0; i < buckets.length; i++) bitmap[buckets[i]! >>> 5]! |= 1 << (buckets[i]! & 31)
    let rank = 0
    for (let word = 0; word < bitmap.length; word++) {
      ranks[word] = rank
      if (bitmap[word] !== 0) rank += countBits(bitmap[word]!)
    }
  }

  /**
   * Returns the numbers of the n-grams of tokens `[from, to)`, or -1 for unknown ones: `gramsPerPlace` of them for every
   * place (token or character) at which one may start, shortest first.
   */
  place(text: Canonical, from: number, to: number): Int32Array {
    const { values, length } = gramBuckets(this.kind, text, from, to)
    const per = gramsPerPlace(this.kind)
    const shortest = this.kind === 'characters' ? charactersShortest : 1
    const places = this.kind === 'characters' ? text.starts[to]! - text.starts[from]! : to - from
    const placed = new Int32Array(places * per).fill(-1)
    let next = 0
    for (let p = 0; p < places && next < length; p++) {
      const here = Math.min(per, places - p - shortest + 1)
      for (let k = 0; k < here; k++) placed[p * per + k] = this.idOf(values[next++]!)
    }
    return placed
  }

  /** Returns the distinct numbers of the known n-grams of tokens `[from, to)`. The next call reuses the result. */
  idsOf(text: Canonical, from: number, to: number): Uint32Array {
    const { values, length } = gramBuckets(this.kind, text, from, to)
    this.stamps ??= new Uint32Array(this.size)
    const { stamps } = this
    const stamp = ++this.stamp
    let kept = 0
    for (let i = 0; i < length; i++) {
      const id = this.idOf(values[i]!)
      if (id < 0 || stamps[id] === stamp) continue
      stamps[id] = stamp
      values[kept++] = id
    }
    return values.subarray(0, kept)
  }

  private idOf(bucket: number): number {
    const word = this.bitmap[bucket >>> 5]!
    const bit = bucket & 31
    if (((word >>> bit) & 1) === 0) return -1
    return this.ranks[bucket >>> 5]! + countBits(word & ((1 << bit) - 1))
  }
}

/** Counts the ones in 32 bits (Warren, Hacker's Delight, figure 5-2). */
function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  bits = (bits + (bits >>> 4)) & 0x0f0f0f0f
  return Math.imul(bits, 0x01010101) >>> 24
}
