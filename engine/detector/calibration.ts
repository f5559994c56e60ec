export function sigmoid(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}

export interface PercentageClass {
  predicted_class: 'ai' | 'mixed' | 'human'
  confidence_category: 'high' | 'medium' | 'low'
}

/** Half-open bands of the share of AI, 0 to 100: 80 and more, 60, 40, 20, below. */
export function mapPercentageToClass(percentage: number): PercentageClass {
  if (percentage >= 80) return { predicted_class: 'ai', confidence_category: 'high' }
  if (percentage >= 60) return { predicted_class: 'ai', confidence_category: 'medium' }
  if (percentage >= 40) return { predicted_class: 'mixed', confidence_category: 'medium' }
  if (percentage >= 20) return { predicted_class: 'human', confidence_category: 'medium' }
  return { predicted_class: 'human', confidence_category: 'high' }
}
