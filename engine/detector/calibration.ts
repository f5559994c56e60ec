export function sigmoid(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds))
}

export interface Views {
  words: number
  phrases: number
  characters: number
  style: number
  newestCharacters: number
  newestStyle: number
}

/**
 * Views that judge together. What gives the newest models away has little to do with what gives the others away, so that
 * views of both at once would find neither: each panel learns to tell people from its own kind of models.
 */
export type Panel = 'general' | 'newest'

export const PANELS = {
  general: ['words', 'phrases', 'characters', 'style'],
  newest: ['newestCharacters', 'newestStyle'],
} as const satisfies Record<Panel, readonly (keyof Views)[]>

export const VIEW_NAMES: readonly (keyof Views)[] = [...PANELS.general, ...PANELS.newest]

/** Log-odds = bias + slope·z + length·l + bend·z·l, with l = log2(words / 150) between -2 and 2. */
export interface Line {
  bias: number
  slope: number
  length: number
  bend: number
}

/** How the views become one probability; fitted on texts whose kind or source the views had not seen. */
export interface Calibration {
  /** Mean, spread and weight of each view's score. */
  views: Record<keyof Views, { mean: number; spread: number; weight: number }>
  /** What a panel's score says of its own models against people. */
  panels: Record<Panel, Line>
  /** Moves the log-odds of both together to the operating point. */
  shift: number
}

export type Combined = Record<Panel, number>

/** The weighted mean of each panel's views in their own spreads. */
export function combineViews(views: Views, calibration: Calibration): Combined {
  return {
    general: meanOf(PANELS.general, views, calibration),
    newest: meanOf(PANELS.newest, views, calibration),
  }
}

function meanOf(names: readonly (keyof Views)[], views: Views, calibration: Calibration): number {
  let sum = 0
  let weights = 0
  for (const name of names) {
    const { mean, spread, weight } = calibration.views[name]
    sum += (weight * (views[name] - mean)) / spread
    weights += weight
  }
  return sum / weights
}

export function lengthTerm(words: number): number {
  return Math.max(-2, Math.min(2, Math.log2(Math.max(1, words) / 150)))
}

/**
 * Log-odds of a model's hand; 0 is the operating point of one false alarm in a hundred people. A text by a model is of one
 * kind or the other, so the odds of the two add up.
 */
export function calibrate(combined: Combined, words: number, { panels, shift }: Calibration): number {
  const general = lineAt(panels.general, combined.general, words)
  const newest = lineAt(panels.newest, combined.newest, words)
  const higher = Math.max(general, newest)
  return higher + Math.log1p(Math.exp(Math.min(general, newest) - higher)) + shift
}

export function lineAt({ bias, slope, length, bend }: Line, combined: number, words: number): number {
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
