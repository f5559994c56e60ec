import type { Canonical } from '../tokens/canonical.ts'
import { gramsPerPlace } from '../tokens/vocabulary.ts'
import { characterVocabulary, wordVocabulary } from '../weights/load-model.ts'

/** The known n-grams of a range, looked up once; any part of the range can be read from it. */
export type ReadGrams = {
  text: Canonical
  /** The range of tokens that was read, and its first character. */
  from: number
  to: number
  firstCharacter: number
  words: Int32Array
  characters: Int32Array
}

export const wordsPerPlace: number = gramsPerPlace('words')
export const charactersPerPlace: number = gramsPerPlace('characters')
export const charactersShortest = 3

/** N-grams of this many tokens are looked up at once and shared by the text, its windows and its passages. */
const readTokens = 4000

const latest = new WeakMap<Canonical, ReadGrams>()

/** Returns the n-grams of tokens `[from, to)`, possibly with some around them. */
export function readGrams(text: Canonical, from: number, to: number): ReadGrams {
  const known = latest.get(text)
  if (known && known.from <= from && to <= known.to) return known
  const end = Math.min(text.length, Math.max(to, from + readTokens))
  const read: ReadGrams = {
    text,
    from,
    to: end,
    firstCharacter: text.starts[from]!,
    words: wordVocabulary.place(text, from, end),
    characters: characterVocabulary.place(text, from, end),
  }
  latest.set(text, read)
  return read
}

/** Collects each n-gram once: a number is new when its stamp is not the current one. */
class Gatherer {
  values = new Int32Array(1 << 12)
  private readonly stamps: Uint32Array
  private stamp = 0

  constructor(size: number) {
    this.stamps = new Uint32Array(size)
  }

  /** Writes the n-grams of places `[from, to)` that end before `to` into `values` and returns their count. */
  gather(placed: Int32Array, per: number, from: number, to: number, shortest: number): number {
    if (this.values.length < (to - from) * per) this.values = new Int32Array((to - from) * per)
    const { values, stamps } = this
    const stamp = ++this.stamp
    let count = 0
    for (let p = from; p < to; p++) {
      const here = Math.min(per, to - p - shortest + 1)
      for (let k = 0, at = p * per; k < here; k++) {
        const id = placed[at + k]!
        if (id < 0 || stamps[id] === stamp) continue
        stamps[id] = stamp
        values[count++] = id
      }
    }
    return count
  }
}

const words = new Gatherer(wordVocabulary.size)
const characters = new Gatherer(characterVocabulary.size)

/** Returns the distinct word n-grams of tokens `[from, to)`. The next call reuses the list. */
export function gatherWords(grams: ReadGrams, from: number, to: number): { ids: Int32Array; count: number } {
  const count = words.gather(grams.words, wordsPerPlace, from - grams.from, to - grams.from, 1)
  return { ids: words.values, count }
}

export function gatherCharacters(
  grams: ReadGrams,
  from: number,
  to: number,
): { ids: Int32Array; count: number } {
  const { starts } = grams.text
  const first = starts[from]! - grams.firstCharacter
  const last = starts[to]! - grams.firstCharacter
  const count = characters.gather(grams.characters, charactersPerPlace, first, last, charactersShortest)
  return { ids: characters.values, count }
}
