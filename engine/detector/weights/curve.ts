import curve from '../model/curve.json' with { type: 'json' }
import { sigmoid } from './calibration.ts'

/**
 * Maps the panels' log-odds to the log-odds that are shown. `engine/training/fit/fit-curve.ts` fitted the line to texts of
 * people and of model families that training has not seen. It preserves the order of texts.
 */
export function shownOdds(logOdds: number): number {
  return curve.bias + curve.slope * logOdds
}

/** Returns the probability that is shown, for texts, paragraphs, passages and sentences alike. */
export function shownProbability(logOdds: number): number {
  return sigmoid(shownOdds(logOdds))
}
