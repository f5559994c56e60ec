import { log2 } from '../../../portable-math.ts'
import { logProbability, unigramCount } from '../../guards/language-model.ts'
import { modelTokens } from '../../guards/n-gram-hash.ts'
import { readWords } from '../../language/tagger.ts'
import { areRelated } from './word-relations.ts'

export type Content = {
  lemma: string
  stem: string
  kind: 'noun' | 'verb' | 'other'
  /** Rare words weigh more than ordinary ones, which every wording brings along. */
  weight: number
}

const kinds: Record<string, Content['kind']> = {
  NOUN: 'noun',
  PROPN: 'noun',
  VERB: 'verb',
  ADJ: 'other',
  ADV: 'other',
  NUM: 'other',
}
const stemLength = 5
/** Words that carry no claim of their own, or whose claims are measured apart. */
const empty = new Set(
  'be have do get make go come take give put use let keep say see know need want thing way lot people person one more most very also just only even so then now here there too really quite often much many such other not never can could may might will would shall should must'.split(
    ' ',
  ),
)
/** Counts of the language model run up to about this many. */
const commonBits = 21

const contents = new Map<string, Content[]>()
const contentsMax = 500

/** Returns the words of a sentence that say something, in order. Originals are asked for again with each version. */
export function contentOf(text: string): Content[] {
  const known = contents.get(text)
  if (known) return known
  if (contents.size >= contentsMax) contents.clear()
  const found = readContent(text)
  contents.set(text, found)
  return found
}

function readContent(text: string): Content[] {
  return readWords(text).flatMap(({ text: form, tag, lemma }) => {
    const kind = kinds[tag]
    const lower = (lemma || form).toLowerCase()
    if (!kind || empty.has(lower) || !/\p{L}{2}|\d/u.test(lower)) return []
    return [{ lemma: lower, stem: stemOf(lower), kind, weight: weightOf(lower) }]
  })
}

function stemOf(word: string): string {
  return word.replace(/^(?:un|in|im|dis|re)(?=\p{L}{5})/u, '').slice(0, stemLength)
}

function weightOf(word: string): number {
  const bits = commonBits - log2(Math.max(0.5, unigramCount(word)))
  return Math.max(0.2, Math.min(2, bits / 8))
}

export function isSame(first: Content, second: Content): boolean {
  if (first.lemma === second.lemma) return true
  return first.stem === second.stem && first.stem.length >= 4
}

/** How much of one side's content the other does not have, in the same or a related word. */
export function measureContent(before: string, after: string, around: string, out: number[]): void {
  const [own, other, near] = [contentOf(before), contentOf(after), contentOf(around)]
  const lost = own.filter((word) => !other.some((each) => isSame(word, each)))
  const fresh = other.filter((word) => !own.some((each) => isSame(word, each)))
  const isAnswered = (word: Content, words: readonly Content[]) =>
    words.some((each) => areRelated(word.lemma, each.lemma))
  const gone = lost.filter((word) => !isAnswered(word, other))
  const strange = fresh.filter((word) => !isAnswered(word, own) && !near.some((each) => isSame(word, each)))
  const total = Math.max(1.5, sum(own))
  for (const list of [lost, gone, fresh, strange]) {
    out.push(sum(list) / total, Math.min(3, sum(list)))
    for (const kind of ['noun', 'verb', 'other'] as const)
      out.push(Math.min(3, sum(list.filter((word) => word.kind === kind))))
  }
  out.push(Math.min(sum(gone), sum(strange)))
  out.push(turnedShare(own, other))
  out.push(repeatedMore(own, other))
}

function sum(words: readonly Content[]): number {
  return words.reduce((total, { weight }) => total + weight, 0)
}

/** Share of the pairs of common words that stand in the other order. */
function turnedShare(own: readonly Content[], other: readonly Content[]): number {
  const places = own.flatMap((word) => {
    const at = other.findIndex((each) => isSame(word, each))
    return at === -1 ? [] : [at]
  })
  let turned = 0
  let pairs = 0
  for (let i = 0; i < places.length; i++)
    for (let j = i + 1; j < places.length; j++) {
      pairs++
      if ((places[i] as number) > (places[j] as number)) turned++
    }
  return pairs === 0 ? 0 : turned / pairs
}

function repeatedMore(own: readonly Content[], other: readonly Content[]): number {
  const repeats = (words: readonly Content[]) => words.length - new Set(words.map(({ stem }) => stem)).size
  return Math.min(3, Math.max(0, repeats(other) - repeats(own)))
}

/** How unusual the words of a version follow each other, beside those of the original. */
export function measureFluency(before: string, after: string, out: number[]): void {
  const [own, other] = [surprises(before), surprises(after)]
  out.push(mean(other) - mean(own))
  out.push(Math.min(4, count(other, 19) - count(own, 19)) / 2)
  out.push(Math.max(0, Math.max(0, ...other) - Math.max(0, ...own)) / 5)
  out.push(longestRepeat(after) - longestRepeat(before))
  const [short, long] = [modelTokens(after).length, modelTokens(before).length]
  const ratio = short / Math.max(1, long)
  out.push(Math.max(0, 1 - ratio), Math.max(0, ratio - 1), Math.min(1, long / 40))
}

function surprises(text: string): number[] {
  const tokens = ['', '.', ...modelTokens(text)]
  return tokens.slice(2).map((word, i) => -logProbability(tokens[i] as string, tokens[i + 1] as string, word))
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / Math.max(1, values.length)
}

function count(values: readonly number[], least: number): number {
  return values.filter((value) => value > least).length
}

/** Words in a row that stand in the text twice, up to four. */
function longestRepeat(text: string): number {
  const words = modelTokens(text)
  for (let length = 4; length > 1; length--) {
    const seen = new Set<string>()
    for (let at = 0; at + length <= words.length; at++) {
      const run = words.slice(at, at + length)
      const key = run.join(' ')
      if (seen.has(key) && run.some((word) => word.length > 3)) return length
      seen.add(key)
    }
  }
  return 0
}
