import curve from '../model/curve.json' with { type: 'json' }
import { sigmoid } from './calibration.ts'

/**
 * Maps the panels' log-odds to the log-odds that are shown. `engine/training/fit/fit-curve.ts` fitted the line to texts of
 * people and of model families that training has not seen. It preserves the order of texts. `strictness` is what a text of
 * its register and length has to show beyond others (thresholds.ts).
 */
export function shownOdds(logOdds: number, strictness = 0): number {
  return curve.bias + curve.slope * logOdds - strictness
}

/** Returns the probability that is shown, for texts, paragraphs, passages and sentences alike. */
export function shownProbability(logOdds: number, strictness = 0): number {
  return sigmoid(shownOdds(logOdds, strictness))
}
