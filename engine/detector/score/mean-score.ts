import type { Canonical } from '../tokens/canonical.ts'
import { wordsIn } from '../tokens/words-in.ts'

/** Returns the score of sentences `[from, to)`: their mean weighted by words. */
export function meanScore(text: Canonical, sentences: ArrayLike<number>, from: number, to: number): number {
  let sum = 0
  let weights = 0
  for (let s = from; s < to; s++) {
    // A sentence without words, such as a line of dashes, has a minimum weight.
    const weight = Math.max(1, wordsIn(text, text.sentenceStarts[s]!, text.sentenceStarts[s + 1]!))
    sum += weight * sentences[s]!
    weights += weight
  }
  return weights > 0 ? sum / weights : 0
}
