import curve from '../model/curve.json' with { type: 'json' }
import { sigmoid } from './calibration.ts'
import { aiLine } from './thresholds.ts'

/**
 * Maps the panels' log-odds to the log-odds that are shown. `engine/training/fit/fit-curve.ts` fitted the line to texts of
 * people and of model families that training has not seen. It preserves the order of texts. `strictness` is what a text of
 * its register and length has to show beyond others (thresholds.ts): what lies between one half and the line of its group
 * is shown between one half and the line of all, where a verdict is inconclusive.
 */
export function shownOdds(logOdds: number, strictness = 0): number {
  const odds = curve.bias + curve.slope * logOdds
  if (odds <= 0) return odds
  const line = aiLine + strictness
  return odds < line ? (odds * aiLine) / line : odds - strictness
}

/** Returns the probability that is shown, for texts, paragraphs, passages and sentences alike. */
export function shownProbability(logOdds: number, strictness = 0): number {
  return sigmoid(shownOdds(logOdds, strictness))
}
