import type { Detection } from '../queries.ts'
import { verdictOf } from '../verdict.ts'

const meanings = {
  ai: 'As a whole, the wording is closer to the texts of language models that the detector has learnt from than to those of people. The numbered passages are where it is closest.',
  mixed:
    'One stretch of the text is clearly closer to the texts of language models and another clearly closer to those of people, as in a text that two have written. The AI score is that of the whole.',
  undecided:
    'As a whole, the wording lies between the texts of language models and those of people that the detector has learnt from. Both kinds are found there, so nothing follows from this result.',
  human:
    'As a whole, the wording is closer to the texts of people that the detector has learnt from than to those of language models. That does not rule out that a model had a part in it.',
  'too-short': 'The text is too short for a verdict. Nothing follows from this result, in either direction.',
  unscored:
    'The detector gives no score for this text. Nothing follows from this result, in either direction.',
} as const

/** What the verdict of a report says, in a reader's words. */
export function meaningOf(detection: Detection): string {
  const { kind } = verdictOf(detection)
  if (detection.predicted_class === 'inconclusive') return meanings[kind === 'judged' ? 'undecided' : kind]
  return meanings[detection.predicted_class]
}

/** What it must not be taken for. */
export const notMeant = [
  'A score is a signal and not a proof. It does not tell who wrote a text, and nobody should be judged by it alone: drafts, notes, earlier writing and a talk with the writer say more.',
  'The AI score says how much the text reads like a model’s. It is not the share of the text that a model wrote.',
  'A mark comes from a few sentences read together. It shows roughly where, not which word.',
]

/** Where the engine errs; docs/detector-model-card.md has the figures. */
export const knownLimits = [
  'Writing by people is sometimes marked too, formal essays and texts by English learners more often than others.',
  'Text by a model is often missed after it was reworded, translated there and back, or edited by a person.',
  'Only English prose is judged. Short texts are judged less surely, and under 60 words there is no verdict.',
  'Perplexity and burstiness are shown as they were measured. They have no part in the verdict.',
]
