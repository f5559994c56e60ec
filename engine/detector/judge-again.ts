import {
  type Combined,
  calibrate,
  combineViews,
  PANEL_NAMES,
  PANELS,
  VIEW_KINDS,
  type Views,
} from './calibration.ts'
import type { Canonical } from './canonical.ts'
import { calibration, networks, trees } from './load-model.ts'
import { networkScore } from './network.ts'
import { shareOdds } from './panel-shares.ts'
import { gatherCharacters, gatherWords, readGrams } from './read-grams.ts'
import { MEASURES, measureStretch, wordsIn } from './score.ts'
import { treesScore } from './trees.ts'

/** A panel that has less of the odds than this cannot move them. */
const SHARE_MIN = 0.02

const style = new Float32Array(MEASURES)

/**
 * Calibrated log-odds of a short text, much of which has been judged: panels that had hardly a share of the odds then, of
 * which `before` tells, are taken as they were.
 */
export function judgeAgain(text: Canonical, before: Combined): number {
  const grams = readGrams(text, 0, text.length)
  const words = wordsIn(text, 0, text.length)
  const shares = shareOdds(before, words)
  const read = PANEL_NAMES.filter((panel) => shares[panel] >= SHARE_MIN)
  const names = read.flatMap((panel) => [...PANELS[panel]])
  const views: Partial<Views> = {}
  measureStretch(grams, 0, text.length, style)
  const byWords = gatherWords(grams, 0, text.length)
  const byCharacters = gatherCharacters(grams, 0, text.length)
  for (const name of names) {
    if (name in trees) views[name] = treesScore(trees[name as keyof typeof trees], style)
    else {
      const { ids, count } = VIEW_KINDS[name] === 'words' ? byWords : byCharacters
      views[name] = networkScore(networks[name as keyof typeof networks], ids, count)
    }
  }
  const found = combineViews(views as Views, calibration)
  const combined = { ...before }
  for (const panel of read) combined[panel] = found[panel]
  return calibrate(combined, words, calibration)
}
