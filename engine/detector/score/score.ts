import { parseDocument } from '../../text/document.ts'
import { normaliseText } from '../../text/normalise.ts'
import { measureStyle, styleNames } from '../style/features.ts'
import { registerOf } from '../style/register.ts'
import type { Canonical } from '../tokens/canonical.ts'
import type { GramKind } from '../tokens/vocabulary.ts'
import { wordsIn } from '../tokens/words-in.ts'
import { type Combined, calibrate, combineViews, markingPanels, sigmoid } from '../weights/calibration.ts'
import { shownOdds } from '../weights/curve.ts'
import { calibration, expectations, networks, readCanonical, trees } from '../weights/load-model.ts'
import { networkOdds } from '../weights/network.ts'
import {
  byPanel,
  type ClassOdds,
  oddsOfPanel,
  type Panel,
  panelNames,
  type Views,
} from '../weights/panels.ts'
import { strictnessFor } from '../weights/thresholds.ts'
import { treesScore } from '../weights/trees.ts'
import { expectationNames, measureExpectation } from './expectation.ts'
import { gatherCharacters, gatherWords, type ReadGrams, readGrams } from './read-grams.ts'

/** The inputs of the trees: measures of style and of expected words. */
export const measures: number = styleNames.length + expectationNames.length

/** Writes the measures of tokens `[from, to)` into `out`. */
export function measureStretch(grams: ReadGrams, from: number, to: number, out: Float32Array): void {
  measureStyle(grams.text, from, to, out)
  measureExpectation(expectations, grams.words, grams.from, grams.text, from, to, out, styleNames.length)
}

const style = new Float32Array(measures)

/** Returns the networks' log-odds of each class for the n-grams of tokens `[from, to)`. */
export function oddsOfGrams(grams: ReadGrams, from: number, to: number): Record<GramKind, ClassOdds> {
  const words = gatherWords(grams, from, to)
  const characters = gatherCharacters(grams, from, to)
  return {
    words: networkOdds(networks.words, words.ids, words.count),
    characters: networkOdds(networks.characters, characters.ids, characters.count),
  }
}

/** Returns the views' log-odds that a model wrote tokens `[from, to)`, before calibration. */
export function viewsOfGrams(grams: ReadGrams, from: number, to: number): Views {
  const odds = oddsOfGrams(grams, from, to)
  measureStretch(grams, from, to, style)
  const byClass = (kind: GramKind, panel: Panel) => oddsOfPanel(odds[kind], panel)
  return {
    words: byClass('words', 'general'),
    characters: byClass('characters', 'general'),
    style: treesScore(trees.style, style),
    rewrittenWords: byClass('words', 'rewritten'),
    rewrittenStyle: treesScore(trees.rewrittenStyle, style),
    modernCharacters: byClass('characters', 'modern'),
    modernStyle: treesScore(trees.modernStyle, style),
    newestWords: byClass('words', 'newest'),
    newestCharacters: byClass('characters', 'newest'),
    newestStyle: treesScore(trees.newestStyle, style),
  }
}

/** The views were trained on texts of up to about a thousand words, so longer ones are judged in pieces of this size. */
export const pieceTokens = 700

export type Judgement = {
  /** Calibrated log-odds that a model wrote the range; 0 is the operating point. */
  logOdds: number
  /** The panels whose models the range resembles. */
  panels: Panel[]
  /** The combined score of each panel's views. */
  combined: Combined
}

/** Judges tokens `[from, to)`. */
export function judgeTokens(text: Canonical, from: number, to: number): Judgement {
  const pieces = Math.max(1, Math.round((to - from) / pieceTokens))
  const mean = byPanel(() => 0)
  for (let piece = 0; piece < pieces; piece++) {
    const start = from + Math.floor(((to - from) * piece) / pieces)
    const end = from + Math.floor(((to - from) * (piece + 1)) / pieces)
    const combined = combineViews(viewsOfGrams(readGrams(text, start, end), start, end), calibration)
    for (const panel of panelNames) mean[panel] += combined[panel] / pieces
  }
  const words = wordsIn(text, from, to)
  const panels = markingPanels(mean, words, calibration)
  return { logOdds: calibrate(mean, words, calibration), panels, combined: mean }
}

/**
 * Returns the calibrated log-odds that a model wrote tokens `[from, to)`, by default the text without greeting and
 * sign-off; 0 is the operating point.
 */
export function scoreTokens(text: Canonical, from = text.core.from, to = text.core.to): number {
  return judgeTokens(text, from, to).logOdds
}

/** Returns the same for a range of at most one piece whose n-grams have been read. */
export function scoreRead(grams: ReadGrams, from: number, to: number): number {
  const combined = combineViews(viewsOfGrams(grams, from, to), calibration)
  return calibrate(combined, wordsIn(grams.text, from, to), calibration)
}

/** Returns the probability from 0 (a person) to 1 (a model) for the whole text, without the rest of the result. */
export function scoreText(text: string): number {
  return sigmoid(shownTextOdds(text))
}

/** Returns the log-odds of the whole text as they are shown, or minus infinity for an empty text. */
export function shownTextOdds(text: string): number {
  const canonical = readCanonical(parseDocument(normaliseText(text).text))
  if (canonical.length === 0) return Number.NEGATIVE_INFINITY
  return shownOdds(scoreTokens(canonical), strictnessOf(canonical))
}

/** Returns how many log-odds more than others a text has to show, because of its register and length. */
export function strictnessOf(text: Canonical): number {
  return strictnessFor(registerOf(text), wordsIn(text, text.core.from, text.core.to))
}

/** Returns the log-odds of the whole text before the curve, or minus infinity for an empty text. */
export function textOdds(text: string): number {
  const canonical = readCanonical(parseDocument(normaliseText(text).text))
  return canonical.length === 0 ? Number.NEGATIVE_INFINITY : scoreTokens(canonical)
}

/** Returns each view's log-odds for the whole text, before calibration. */
export function scoreViews(text: string): Views {
  const canonical = readCanonical(parseDocument(normaliseText(text).text))
  const { from, to } = canonical.core
  return viewsOfGrams(readGrams(canonical, from, to), from, to)
}
