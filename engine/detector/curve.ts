import { sigmoid } from './calibration.ts'
import curve from './model/curve.json' with { type: 'json' }

/**
 * Turns the panels' log-odds into those that are shown. The line was fitted by `engine/training/fit-curve.ts` to texts of
 * people and of model families that training has not seen; it keeps the order of texts.
 */
export function shownOdds(logOdds: number): number {
  return curve.bias + curve.slope * logOdds
}

/** The probability that is shown, for a text, a paragraph, a passage and a sentence alike. */
export function shownProbability(logOdds: number): number {
  return sigmoid(shownOdds(logOdds))
}
