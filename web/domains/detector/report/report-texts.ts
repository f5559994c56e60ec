import type { Detection } from '../queries.ts'
import { verdictOf } from '../verdict.ts'

const meanings = {
  ai: 'As a whole, the wording is closer to the texts of language models that the detector has learnt from than to those of people. The numbered passages are where it is closest.',
  mixed:
    'One part of the text is clearly closer to the texts of language models and another clearly closer to those of people, as in a text with two authors. The AI score is for the whole text.',
  undecided:
    'As a whole, the wording lies between the texts of language models and those of people that the detector has learnt from. Both kinds occur there, so this result is not conclusive.',
  human:
    'As a whole, the wording is closer to the texts of people that the detector has learnt from than to those of language models. That does not rule out that a model was used.',
  'too-short': 'The text is too short for a verdict. Nothing follows from this result, in either direction.',
  unscored:
    'The detector gives no score for this text. Nothing follows from this result, in either direction.',
} as const

/** Explains the verdict in words for the reader. */
export function meaningOf(detection: Detection): string {
  const { kind } = verdictOf(detection)
  if (detection.predicted_class === 'inconclusive') return meanings[kind === 'judged' ? 'undecided' : kind]
  return meanings[detection.predicted_class]
}

/** What the result does not prove. */
export const notMeant = [
  'A score is a signal and not a proof. It does not show who wrote a text, and no one should be judged by it alone: drafts, notes, earlier writing and a talk with the writer say more.',
  'The AI score shows how much the text reads like a model’s. It is not the share of the text that a model wrote.',
  'Each mark is based on several sentences together. It shows a rough place, not single words.',
]

/** Known limits of the detector; docs/detector-model-card.md has the figures. */
export const knownLimits = [
  'Writing by people is sometimes marked too, formal essays and texts by English learners more often than others.',
  'Text by a model is often missed after it was reworded, translated there and back, or edited by a person.',
  'Only English prose is judged. Verdicts on short texts are less certain, and under 60 words there is none.',
  'Perplexity and burstiness are shown as measured. They do not affect the verdict.',
]
