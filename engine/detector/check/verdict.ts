import type { TwoHands } from '../score/two-hands.ts'

export type PercentageClass = {
  predicted_class: 'ai' | 'inconclusive' | 'human'
  confidence_category: 'high' | 'medium' | 'low'
}

/** Maps an AI score to half-open bands: 80 and above, 60, 40, 20, below. */
export function mapPercentageToClass(percentage: number): PercentageClass {
  if (percentage >= 80) return { predicted_class: 'ai', confidence_category: 'high' }
  if (percentage >= 60) return { predicted_class: 'ai', confidence_category: 'medium' }
  if (percentage >= 40) return { predicted_class: 'inconclusive', confidence_category: 'low' }
  if (percentage >= 20) return { predicted_class: 'human', confidence_category: 'medium' }
  return { predicted_class: 'human', confidence_category: 'high' }
}

export type Verdict = {
  predicted_class: PercentageClass['predicted_class'] | 'mixed'
  confidence_category: PercentageClass['confidence_category']
  class_probabilities: { ai: number; human: number; mixed: number }
}

/**
 * Returns the class of a text that is long enough. A text with two authors is 'mixed' regardless of its score; all others
 * follow the bands.
 */
export function verdictFor(probability: number, hands: TwoHands | null): Verdict {
  const mixed = hands?.probability ?? 0
  const class_probabilities = {
    ai: probability * (1 - mixed),
    human: (1 - probability) * (1 - mixed),
    mixed,
  }
  if (hands) return { predicted_class: 'mixed', confidence_category: 'medium', class_probabilities }
  return { ...mapPercentageToClass(probability * 100), class_probabilities }
}
