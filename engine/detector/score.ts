import { countWords } from '../text/count-words.ts'
import { parseDocument } from '../text/document.ts'
import { detectLanguage } from '../text/language.ts'
import { normaliseText } from '../text/normalise.ts'
import { mapPercentageToClass, sigmoid } from './calibration.ts'
import { type Canonical, toCanonical } from './canonical.ts'
import { linearScore } from './linear.ts'
import { maskedView, plainView, stack } from './load-model.ts'
import { WORDS_RELIABLE_MIN } from './messages.ts'
import type { PredictedClass } from './result.ts'

/** Calibrated log-odds that tokens `[from, to)` are a model's; 0 is the operating point. */
export function scoreTokens(text: Canonical, from = 0, to = text.length): number {
  const plain = linearScore(plainView, text, from, to)
  const masked = linearScore(maskedView, text, from, to)
  return stack.bias + stack.plain * plain + stack.masked * masked
}

/** Probability from 0 (a person) to 1 (a model) for the whole text, without the rest of the result. */
export function scoreText(text: string): number {
  const canonical = toCanonical(parseDocument(normaliseText(text).text))
  return canonical.length === 0 ? 0 : sigmoid(scoreTokens(canonical))
}

export interface Judgement {
  /** Null where no score can be given: nothing to read, or not English. */
  probability: number | null
  predicted_class: PredictedClass
  confidence_category: 'high' | 'medium' | 'low'
}

/** The verdict of `detect` without passages and evidence: what a batch needs. */
export function judgeText(text: string): Judgement {
  const normal = normaliseText(text)
  const inconclusive = { predicted_class: 'inconclusive', confidence_category: 'low' } as const
  if (!detectLanguage(normal.text).english) return { probability: null, ...inconclusive }
  const canonical = toCanonical(parseDocument(normal.text))
  if (canonical.length === 0) return { probability: null, ...inconclusive }
  const probability = sigmoid(scoreTokens(canonical))
  if (countWords(text) < WORDS_RELIABLE_MIN) return { probability, ...inconclusive }
  return { probability, ...mapPercentageToClass(probability * 100) }
}
