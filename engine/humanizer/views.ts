import { sigmoid } from '../detector/calibration.ts'
import { toCanonical } from '../detector/canonical.ts'
import { linearScore } from '../detector/linear.ts'
import { maskedView, plainView } from '../detector/load-model.ts'
import { scoreText } from '../detector/score.ts'
import { parseDocument } from '../text/document.ts'
import { normaliseText } from '../text/normalise.ts'

/** How a text looks to unlike judges, each as a probability of being a model's. */
export interface Views {
  /** The detector as a whole. */
  whole: number
  /** Words and characters. */
  plain: number
  /** Function words and syntax, with content words masked. */
  masked: number
  worst: number
}

export function viewText(text: string): Views {
  const canonical = toCanonical(parseDocument(normaliseText(text).text))
  if (canonical.length === 0) return { whole: 0, plain: 0, masked: 0, worst: 0 }
  const whole = scoreText(text)
  const plain = sigmoid(linearScore(plainView, canonical))
  const masked = sigmoid(linearScore(maskedView, canonical))
  return { whole, plain, masked, worst: Math.max(whole, plain, masked) }
}
