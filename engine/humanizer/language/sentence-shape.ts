import type { TaggedSentence, TaggedText, Word } from './tagged-text.ts'
import { finiteAuxiliaries } from './word-classes.ts'

export function hasFiniteVerb(words: readonly Word[], from: number, to: number): boolean {
  for (let i = from; i < Math.min(to, words.length); i++) {
    const word = words[i] as Word
    if (finiteAuxiliaries.has(word.lower) || word.tag === 'AUX') return true
    if (word.tag === 'VERB' && !/ing$/.test(word.lower) && words[i - 1]?.lower !== 'to') return true
  }
  return false
}

/** Marks of sentences that contain more than plain clauses. */
const marks = /["“”«»()[\]\n:;–—]| - /

/** Prose that ends in a full stop, with nothing locked around its marks: safe to cut or to join. */
export function isPlainSentence(sentence: TaggedSentence, text: TaggedText): boolean {
  const last = sentence.words.at(-1)
  if (last?.lower !== '.' || last.locked) return false
  return !marks.test(text.text.slice(sentence.start, sentence.end))
}

/** A sentence that ends in a full stop and contains no quotation. References in brackets are allowed. */
export function isOpenSentence(sentence: TaggedSentence, text: TaggedText): boolean {
  const last = sentence.words.at(-1)
  return (
    last?.lower === '.' && !last.locked && !/["“”«»\n]/.test(text.text.slice(sentence.start, sentence.end))
  )
}

/** Returns the indexes of the commas in `[from, to)`. */
export function commasOf(words: readonly Word[], from = 0, to = words.length): number[] {
  return words.flatMap((word, i) => (i >= from && i < to && word.lower === ',' ? [i] : []))
}

/** Returns the index of the last comma that is not locked, or -1. */
export function lastFreeComma(words: readonly Word[]): number {
  return words.findLastIndex((word) => word.lower === ',' && !word.locked)
}

/**
 * Returns the index of the first word after the last quotation of a sentence that ends in a full stop; undefined if
 * no plain clause follows.
 */
export function afterSpeech({ words, end }: TaggedSentence, text: TaggedText): number | undefined {
  const stop = words.at(-1)
  if (stop?.lower !== '.' || stop.locked) return undefined
  const from = words.findLastIndex((word) => /["”»]/.test(word.text) || text.text[word.end - 1] === '"') + 1
  return marks.test(text.text.slice(words[from]?.start ?? end, end)) ? undefined : from
}

export function upperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Words of a stretch, marks not counted. */
export function sizeOf(words: readonly Word[]): number {
  return words.filter((word) => word.tag !== 'PUNCT').length
}
