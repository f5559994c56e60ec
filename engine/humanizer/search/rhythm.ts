import type { TaggedText } from '../language/tagged-text.ts'
import type { Proposal } from '../proposals/rule.ts'

/** People's texts have this spread of sentence length (standard deviation over mean) where models' have 0.39. */
const people = 0.48
const sentencesMin = 4
/** Gain, in style words, of moving the spread of a text halfway to the human mean. */
const weight = 14
const gainMax = 2.5

/** Returns the gain, in style words, of cut and joined sentences for the rhythm of the text. */
export function createRhythm(text: TaggedText): (shape: NonNullable<Proposal['shape']>) => number {
  const lengths = text.sentences.map(
    (sentence) => sentence.words.filter((word) => word.tag !== 'PUNCT').length,
  )
  const count = lengths.length
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, count)
  const squares = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0)
  const spread = Math.sqrt(squares / Math.max(1, count)) / Math.max(1, mean)
  if (count < sentencesMin) return () => 0
  const missing = Math.max(0, Math.min(1, (1.25 * people - spread) / people))
  return ({ before, after }) => {
    const gain = sumOf(after, mean) - sumOf(before, mean)
    const scaled = (weight * missing * gain) / (mean * mean * Math.sqrt(count))
    return Math.max(-gainMax, Math.min(gainMax, scaled))
  }
}

/** Squared distances from the mean length; one sentence more at the mean adds nothing. */
function sumOf(lengths: readonly number[], mean: number): number {
  return lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0)
}
