import { functionWords } from '../../lexicon/function-words.ts'
import { readTags } from '../language/tagger.ts'

/** The views that a rewrite is searched against. They see the same passage in unlike ways. */
export const searchViews = ['characters', 'skeleton', 'words'] as const
export type SearchView = (typeof searchViews)[number]

/** Buckets of each view's weights, as a power of two. */
export const viewBits: Record<SearchView, number> = { characters: 17, skeleton: 16, words: 16 }

const characters = 5
const skeletonMin = 2
const skeletonMax = 4

/** Hashed features of a passage as each view sees it; a feature that occurs twice is there twice. */
export function featuresOf(passage: string): Record<SearchView, Uint32Array> {
  const { words: found, tags } = readTags(passage)
  const words = found.map((word) => word.toLowerCase().replace('’', "'"))
  return {
    characters: characterGrams(words),
    skeleton: skeletonGrams(words, tags),
    words: wordGrams(words),
  }
}

function characterGrams(words: readonly string[]): Uint32Array {
  const text = ` ${words.join(' ')} `
  const found = new Uint32Array(Math.max(0, text.length - characters + 1))
  for (let i = 0; i < found.length; i++) {
    let h = 0x811c9dc5
    for (let k = 0; k < characters; k++) h = Math.imul(h ^ text.charCodeAt(i + k), 0x01000193)
    found[i] = finish(h, viewBits.characters)
  }
  return found
}

/** Function words and marks as they are, every other word as its part of speech. */
function skeletonGrams(words: readonly string[], tags: readonly string[]): Uint32Array {
  const items = words.map((word, i) => {
    if (functionWords.has(word) || tags[i] === 'PUNCT') return hashOf(word)
    return hashOf(`${tags[i]}${word.endsWith('ing') ? 'G' : word.endsWith('ed') ? 'D' : ''}`)
  })
  const found: number[] = []
  for (let i = 0; i < items.length; i++) {
    let h = 0x2f0b4c7
    for (let n = 1; n <= skeletonMax && i + n <= items.length; n++) {
      h = Math.imul(h ^ (items[i + n - 1] as number), 0x01000193)
      if (n >= skeletonMin) found.push(finish(h ^ n, viewBits.skeleton))
    }
  }
  return Uint32Array.from(found)
}

/** Each word, and each word with the next but one. */
function wordGrams(words: readonly string[]): Uint32Array {
  const hashes = words.map(hashOf)
  const found: number[] = []
  for (let i = 0; i < hashes.length; i++) {
    const own = hashes[i] as number
    found.push(finish(own, viewBits.words))
    const later = hashes[i + 2]
    if (later !== undefined)
      found.push(finish(Math.imul(own ^ 0x5bd1e995, 0x01000193) ^ later, viewBits.words))
  }
  return Uint32Array.from(found)
}

/** FNV-1a over UTF-16 code units. */
function hashOf(word: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < word.length; i++) h = Math.imul(h ^ word.charCodeAt(i), 0x01000193)
  return h
}

function finish(hash: number, bits: number): number {
  let h = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> (32 - bits)
}
