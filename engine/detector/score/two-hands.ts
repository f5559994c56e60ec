import type { Canonical } from '../tokens/canonical.ts'
import { wordsIn } from '../tokens/words-in.ts'
import { meanScore } from './mean-score.ts'

/** The minimum number of consecutive words of each of the two authors. */
const wordsMin = 60
/** Scores from which a sentence is clearly a model's, and up to which it is clearly a person's. */
export const clearlyModel = 0.69
export const clearlyPerson = 0.16

export type TwoHands = {
  /** Probability that both passages are judged correctly; above one half by the limits above. */
  probability: number
}

/** Reports whether a text is long enough for two authors. */
export function hasRoomForTwo(text: Canonical): boolean {
  return wordsIn(text, 0, text.length) >= 2 * wordsMin
}

/** Finds two authors: one passage that is clearly a model's and another that is clearly a person's. */
export function findTwoHands(text: Canonical, sentences: ArrayLike<number>): TwoHands | null {
  const model = longestRun(text, (s) => sentences[s]! >= clearlyModel)
  const person = longestRun(text, (s) => sentences[s]! <= clearlyPerson)
  if (model.words < wordsMin || person.words < wordsMin) return null
  const [ai, other] = [model, person].map(({ from, to }) => meanScore(text, sentences, from, to)) as [
    number,
    number,
  ]
  return { probability: ai * (1 - other) }
}

type Run = {
  /** Half-open range of sentences. */
  from: number
  to: number
  words: number
}

/** Returns the run with the most words whose sentences all satisfy `holds`. */
function longestRun(text: Canonical, holds: (sentence: number) => boolean): Run {
  let best: Run = { from: 0, to: 0, words: 0 }
  let run = best
  for (let s = 0; s + 1 < text.sentenceStarts.length; s++) {
    const words = wordsIn(text, text.sentenceStarts[s]!, text.sentenceStarts[s + 1]!)
    run = holds(s)
      ? { from: run.words > 0 ? run.from : s, to: s + 1, words: run.words + words }
      : { from: s + 1, to: s + 1, words: 0 }
    if (run.words > best.words) best = run
  }
  return best
}
