import { parseDocument } from '../../text/document.ts'
import { detectLanguage } from '../../text/language.ts'
import { normaliseText } from '../../text/normalise.ts'
import { countWords } from '../../word-count.ts'
import type { PredictedClass } from '../result.ts'
import { scoreTokens, strictnessOf } from '../score/score.ts'
import { findTwoHands, hasRoomForTwo } from '../score/two-hands.ts'
import { scoreSentences } from '../score/windows.ts'
import { shownProbability } from '../weights/curve.ts'
import { readCanonical } from '../weights/load-model.ts'
import { wordsReliableMin } from './messages.ts'
import { verdictFor } from './verdict.ts'

export type Judgement = {
  /** Null when no score is possible: an empty text, or not English. */
  probability: number | null
  predicted_class: PredictedClass
  confidence_category: 'high' | 'medium' | 'low'
}

/** Returns the verdict of `detect` without passages and evidence, for batches. */
export function judgeText(text: string): Judgement {
  const normal = normaliseText(text)
  const inconclusive = { predicted_class: 'inconclusive', confidence_category: 'low' } as const
  if (!detectLanguage(normal.text).english) return { probability: null, ...inconclusive }
  const document = parseDocument(normal.text)
  const canonical = readCanonical(document)
  if (canonical.length === 0) return { probability: null, ...inconclusive }
  const whole = scoreTokens(canonical)
  const strictness = strictnessOf(canonical)
  const probability = shownProbability(whole, strictness)
  if (countWords(text) < wordsReliableMin) return { probability, ...inconclusive }
  const hands = hasRoomForTwo(canonical)
    ? findTwoHands(
        canonical,
        scoreSentences(canonical, document.paragraphs, whole, strictness, () => {}),
      )
    : null
  const { predicted_class, confidence_category } = verdictFor(probability, hands)
  return { probability, predicted_class, confidence_category }
}
