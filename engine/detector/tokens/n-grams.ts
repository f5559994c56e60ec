import type { Canonical } from './canonical.ts'
import { combine, mix } from './hash.ts'

/** Grows as needed and is reused, so that scoring allocates nothing. */
export class IndexList {
  values = new Uint32Array(1 << 14)
  length = 0

  push(value: number): void {
    if (this.length === this.values.length) {
      const grown = new Uint32Array(this.length * 2)
      grown.set(this.values)
      this.values = grown
    }
    this.values[this.length++] = value
  }
}

/** Each n-gram length has its own seed, so that "a" as a word and as a character differ. */
const wordSeed = 0x1b873593
const characterSeed = 0x7feb352d

/** Appends the buckets (top `bits` of the hash) of the 1- to `longest`-grams of tokens `[from, to)`. */
export function pushTokenGrams(
  list: IndexList,
  hashes: Int32Array,
  from: number,
  to: number,
  longest: number,
  bits: number,
): void {
  const shift = 32 - bits
  for (let i = from; i < to; i++) {
    let hash = wordSeed
    const last = Math.min(to, i + longest)
    for (let j = i; j < last; j++) {
      hash = combine(hash, hashes[j]!)
      list.push(hash >>> shift)
    }
  }
}

/** Appends the buckets of the character 3- to 5-grams of tokens `[from, to)`, across spaces. */
export function pushCharacterGrams(
  list: IndexList,
  text: Canonical,
  from: number,
  to: number,
  bits: number,
): void {
  const shift = 32 - bits
  const { codes } = text
  const end = text.starts[to]!
  for (let i = text.starts[from]!; i + 2 < end; i++) {
    let hash = Math.imul((codes[i]! << 16) ^ codes[i + 1]!, 0x9e3779b1) ^ characterSeed
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) + codes[i + 2]!
    list.push(mix(hash) >>> shift)
    for (let n = 3; n < 5 && i + n < end; n++) {
      hash = Math.imul(hash ^ (hash >>> 13), 0x297a2d39) + codes[i + n]!
      list.push(mix(hash + n) >>> shift)
    }
  }
}
