export function sigmoid(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}

export interface Views {
  words: number
  phrases: number
  characters: number
  style: number
}

/** How the four views become one probability; fitted on sources that the views had not seen. */
export interface Calibration {
  /** Mean, spread and weight of each view's score. */
  views: Record<keyof Views, { mean: number; spread: number; weight: number }>
  /** Log-odds = bias + slope·z + length·l + bend·z·l, with l = log2(words / 150) between -2 and 2. */
  bias: number
  slope: number
  length: number
  bend: number
}

export const VIEW_NAMES: readonly (keyof Views)[] = ['words', 'phrases', 'characters', 'style']

/** The weighted mean of the views in their own spreads. */
export function combineViews(views: Views, calibration: Calibration): number {
  let sum = 0
  let weights = 0
  for (const name of VIEW_NAMES) {
    const { mean, spread, weight } = calibration.views[name]
    sum += (weight * (views[name] - mean)) / spread
    weights += weight
  }
  return sum / weights
}

export function lengthTerm(words: number): number {
  return Math.max(-2, Math.min(2, Math.log2(Math.max(1, words) / 150)))
}

/** Log-odds of a model's hand; 0 is the operating point of one false alarm in a hundred people. */
export function calibrate(
  combined: number,
  words: number,
  { bias, slope, length, bend }: Calibration,
): number {
  const l = lengthTerm(words)
  return bias + slope * combined + length * l + bend * combined * l
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

/** Height and narrowness of the hump around one half that goes to "mixed"; it is the largest of the three from 0.4 to 0.6. */
const MIXED_MOST = 0.6
const MIXED_NARROWNESS = 47.01

/** Splits a probability into three states whose largest agrees with the bands of `mapPercentageToClass`. */
export function classProbabilities(probability: number): { ai: number; human: number; mixed: number } {
  const mixed = MIXED_MOST * Math.exp(-MIXED_NARROWNESS * (probability - 0.5) ** 2)
  return { ai: probability * (1 - mixed), human: (1 - probability) * (1 - mixed), mixed }
}
