import { parseDocument } from '../text/document.ts'
import { normaliseText } from '../text/normalise.ts'
import { sigmoid } from './calibration.ts'
import { type Canonical, toCanonical } from './canonical.ts'
import { linearScore } from './linear.ts'
import { maskedView, plainView, stack } from './load-model.ts'

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
