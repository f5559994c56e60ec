import type { Canonical } from './canonical.ts'

/** Each of the two hands has to show over this many words in a row. */
const WORDS_MIN = 60
const MODEL_MIN = 0.6
const PERSON_MAX = 0.25

/** Bounds of the share of AI that is called mixed. */
const LEAST = 0.4
const MOST = 0.59

/** Whether a text is long enough for two hands to show. */
export function hasRoomForTwo(text: Canonical): boolean {
  return countWordsBetween(text, 0, text.length) >= 2 * WORDS_MIN
}

/**
 * The share of AI that a verdict is given by: the probability of the whole, but where one stretch of the text reads
 * clearly as a model's and another clearly as a person's, the share of words in marked sentences, within the mixed band.
 */
export function verdictShare(probability: number, text: Canonical, sentences: ArrayLike<number>): number {
  const model = longestRun(text, (s) => sentences[s]! >= MODEL_MIN)
  const person = longestRun(text, (s) => sentences[s]! <= PERSON_MAX)
  if (model < WORDS_MIN || person < WORDS_MIN) return probability
  return Math.min(MOST, Math.max(LEAST, markedShare(text, sentences)))
}

function markedShare(text: Canonical, sentences: ArrayLike<number>): number {
  let marked = 0
  for (let s = 0; s + 1 < text.sentenceStarts.length; s++) {
    if (sentences[s]! > 0.5)
      marked += countWordsBetween(text, text.sentenceStarts[s]!, text.sentenceStarts[s + 1]!)
  }
  return marked / Math.max(1, countWordsBetween(text, 0, text.length))
}

/** Words of the longest run of sentences that are so. */
function longestRun(text: Canonical, holds: (sentence: number) => boolean): number {
  let best = 0
  let run = 0
  for (let s = 0; s + 1 < text.sentenceStarts.length; s++) {
    run = holds(s) ? run + countWordsBetween(text, text.sentenceStarts[s]!, text.sentenceStarts[s + 1]!) : 0
    best = Math.max(best, run)
  }
  return best
}

function countWordsBetween(text: Canonical, from: number, to: number): number {
  let words = 0
  for (let t = from; t < to; t++) if (text.kinds[t] !== 0) words++
  return words
}
