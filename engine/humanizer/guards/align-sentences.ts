import { parseDocument } from '../../text/document.ts'

/** Sentences of one version and those of another that say the same. */
export type Aligned = {
  /** Index of the group's first sentence in the first version. */
  from: number
  before: string
  after: string
  /** Share of the longer words that both have, 0 to 1. */
  likeness: number
}

/** So many sentences on both sides together may say the same: five may become one, or three another three. */
const groupMax = 6
/** A sentence more in a group has to make up for this share of it. */
const groupCost = 0.12
/** Maximum distance of a sentence from its expected position. Beyond it, the texts are too different to be aligned. */
const driftMax = 10
/** Beyond so many pairs of sentences the table would take too much room. */
const pairsMax = 1_000_000
const lettersMin = 3
const stem = 5
/** Words of three or more letters that any sentence may contain. */
const empty = new Set(
  'the and for are but not you any all can had has her his him was were been have this that these those with from they them their there its our out one who how did does may might must will would could should shall about into than then also very such some more most just only'.split(
    ' ',
  ),
)

/**
 * Sentences of two versions of a text beside each other, in their order, splits and joins allowed. Where there are far
 * more in one than in the other, both versions are one group.
 */
export function alignSentences(before: string, after: string): Aligned[] {
  const first = sentencesOf(before)
  const second = sentencesOf(after)
  const groups = first.length * second.length > pairsMax ? undefined : bestGroups(first, second)
  if (!groups) return [{ from: 0, before, after, likeness: likeness(wordsOf(first), wordsOf(second)) }]
  return groups.map(({ from, to }) => {
    const own = first.slice(from.first, to.first)
    const other = second.slice(from.second, to.second)
    return {
      from: from.first,
      before: own.map(({ text }) => text).join(' '),
      after: other.map(({ text }) => text).join(' '),
      likeness: likeness(wordsOf(own), wordsOf(other)),
    }
  })
}

type Sentence = {
  text: string
  words: readonly string[]
}

function sentencesOf(text: string): Sentence[] {
  return parseDocument(text).sentences.map(({ start, end }) => {
    const sentence = text.slice(start, end)
    return { text: sentence, words: stemsOf(sentence) }
  })
}

/** Words that carry the sense, cut short so that forms of one word are alike. */
export function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const full = words.filter((word) => (word.length >= lettersMin && !empty.has(word)) || /\d/.test(word))
  return full.map((word) => word.slice(0, stem))
}

function wordsOf(sentences: readonly Sentence[]): string[] {
  return sentences.flatMap(({ words }) => words)
}

/** Twice the shared words through all of them, repeats counted. */
function likeness(first: readonly string[], second: readonly string[]): number {
  const left = new Map<string, number>()
  for (const word of first) left.set(word, (left.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of second) {
    const count = left.get(word) ?? 0
    if (count === 0) continue
    left.set(word, count - 1)
    shared++
  }
  return (2 * shared) / Math.max(1, first.length + second.length)
}

type Place = {
  first: number
  second: number
}

type Group = {
  from: Place
  to: Place
}

/** The grouping whose sentences share most words, by dynamic programming; undefined where none comes to the end. */
function bestGroups(first: readonly Sentence[], second: readonly Sentence[]): Group[] | undefined {
  const width = second.length + 1
  const best = new Float64Array((first.length + 1) * width).fill(Number.NEGATIVE_INFINITY)
  const origin = new Int32Array(best.length)
  best[0] = 0
  for (let i = 0; i < first.length; i++) {
    const middle = Math.round((i * second.length) / first.length)
    const last = Math.min(second.length - 1, middle + driftMax)
    for (let j = Math.max(0, middle - driftMax); j <= last; j++) {
      const worth = best[i * width + j] as number
      if (worth === Number.NEGATIVE_INFINITY) continue
      for (const { first: taken, second: given } of sizes) {
        if (i + taken > first.length || j + given > second.length) continue
        const at = (i + taken) * width + j + given
        const total = worth + worthOf(first.slice(i, i + taken), second.slice(j, j + given))
        if (total <= (best[at] as number)) continue
        best[at] = total
        origin[at] = i * width + j
      }
    }
  }
  return traceBack(best, origin, width)
}

const sizes: readonly Place[] = Array.from({ length: groupMax }, (_, i) => i + 1).flatMap((first) =>
  Array.from({ length: Math.max(0, groupMax - first) }, (_, i) => ({ first, second: i + 1 })),
)

/** By the words that the group holds, so that many small groups are worth no more than one large one with the same words. */
function worthOf(first: readonly Sentence[], second: readonly Sentence[]): number {
  const own = wordsOf(first)
  const other = wordsOf(second)
  const extra = first.length + second.length - 2
  return (own.length + other.length) * (likeness(own, other) - groupCost * extra)
}

function traceBack(best: Float64Array, origin: Int32Array, width: number): Group[] | undefined {
  let at = best.length - 1
  if (best[at] === Number.NEGATIVE_INFINITY) return undefined
  const placeOf = (index: number): Place => ({ first: Math.floor(index / width), second: index % width })
  const groups: Group[] = []
  while (at > 0) {
    const from = origin[at] as number
    groups.unshift({ from: placeOf(from), to: placeOf(at) })
    at = from
  }
  return groups
}
