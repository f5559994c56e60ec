import { exp, log, log2 } from '../../portable-math.ts'
import { byPanel, type Panel, panelNames, panelTable, type ViewName, type Views } from './panels.ts'

export function sigmoid(logOdds: number): number {
  return 1 / (1 + exp(-logOdds))
}

/** Log-odds = bias + slope·z + length·l + bend·z·l, with l = log2(words / 150) between -2 and 2. */
export type Line = {
  bias: number
  slope: number
  length: number
  bend: number
}

/** Combines the views into one probability; fitted on texts whose kind or source the views had not seen. */
export type Calibration = {
  /** Mean, standard deviation and weight of each view. */
  views: Record<ViewName, { mean: number; spread: number; weight: number }>
  /** Maps a panel's score to log-odds of its models against people, including how common those models are. */
  panels: Record<Panel, Line>
  /** Moves the combined log-odds to the operating point. */
  shift: number
}

export type Combined = Record<Panel, number>

/** Returns the weighted mean of each panel's standardised views. */
export function combineViews(views: Views, calibration: Calibration): Combined {
  return byPanel((panel) => meanOf(panelTable[panel], views, calibration))
}

function meanOf(names: readonly ViewName[], views: Views, calibration: Calibration): number {
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
  return Math.max(-2, Math.min(2, log2(Math.max(1, words) / 150)))
}

/**
 * Returns the log-odds that a model wrote the text; 0 is the operating point of one false positive in a hundred human
 * texts. The classes exclude each other, so the odds of the panels are added.
 */
export function calibrate(combined: Combined, words: number, { panels, shift }: Calibration): number {
  let odds = 0
  const lines = panelNames.map((panel) => lineAt(panels[panel], combined[panel], words))
  const highest = Math.max(...lines)
  for (const line of lines) odds += exp(line - highest)
  return highest + log(odds) + shift
}

/** Returns the panels that mark a text on their own or, when only their sum does, the panel with the highest odds. */
export function markingPanels(combined: Combined, words: number, { panels, shift }: Calibration): Panel[] {
  const oddsOf = (panel: Panel) => lineAt(panels[panel], combined[panel], words) + shift
  const marking = panelNames.filter((panel) => oddsOf(panel) > 0)
  if (marking.length > 0) return marking
  return [panelNames.reduce((best, panel) => (oddsOf(panel) > oddsOf(best) ? panel : best))]
}

export function lineAt({ bias, slope, length, bend }: Line, combined: number, words: number): number {
  const l = lengthTerm(words)
  return bias + slope * combined + length * l + bend * combined * l
}
