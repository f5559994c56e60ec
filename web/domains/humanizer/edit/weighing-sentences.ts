import { limits } from '../../../../contract/limits.ts'
import { countWords } from '../../../../contract/word-count.ts'
import type { Detection } from '../../../../engine/detect.ts'
import type { Span } from './shift-spans.ts'

/** A sentence as the detector read it. `weighs`: it makes the text read as AI. */
export type ReadSentence = Span & {
  probability: number
  weighs: boolean
  reasons: Detection['evidence'][number]['reasons']
}

/** Returns the sentences of a reading, each with the measured reasons of its passage. */
export function readSentences({ sentences, evidence }: Detection): ReadSentence[] {
  return sentences.map(({ start, end, generated_prob }, index) => {
    const passage = evidence.find((each) => index >= each.sentence_from && index < each.sentence_to)
    const weighs = generated_prob > limits.sentenceFlagProbability
    return {
      start,
      end,
      probability: generated_prob,
      weighs,
      reasons: weighs ? (passage?.reasons ?? []) : [],
    }
  })
}

const heaviestCount = 3

/** Returns the three sentences that weigh most, the heaviest first: long ones count for more of the text's score. */
export function heaviestOf(text: string, sentences: readonly ReadSentence[]): ReadSentence[] {
  return sentences
    .filter(({ weighs }) => weighs)
    .map((sentence) => ({
      sentence,
      weight: (sentence.probability - 0.5) * countWords(text.slice(sentence.start, sentence.end)),
    }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, heaviestCount)
    .map(({ sentence }) => sentence)
}
