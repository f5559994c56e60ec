import { parseDocument } from '../text/document.ts'
import { normaliseText } from '../text/normalise.ts'
import {
  type Combined,
  calibrate,
  combineViews,
  lineAt,
  type Panel,
  sigmoid,
  type Views,
} from './calibration.ts'
import type { Canonical } from './canonical.ts'
import { EXPECTATION_NAMES, measureExpectation } from './expectation.ts'
import {
  calibration,
  charactersView,
  expectations,
  newestCharactersView,
  newestStyleView,
  phrasesView,
  readCanonical,
  styleView,
  wordsView,
} from './load-model.ts'
import { networkScore } from './network.ts'
import { phraseScore } from './phrase-network.ts'
import { gatherCharacters, gatherWords, type ReadGrams, readGrams, WORDS_PER_PLACE } from './read-grams.ts'
import { measureStyle, STYLE_NAMES } from './style/features.ts'
import { treesScore } from './trees.ts'

const style = new Float32Array(STYLE_NAMES.length + EXPECTATION_NAMES.length)

/** The views' log-odds that tokens `[from, to)` are a model's, before calibration. */
export function viewsOfGrams(grams: ReadGrams, from: number, to: number): Views {
  const words = gatherWords(grams, from, to)
  const characters = gatherCharacters(grams, from, to)
  measureStyle(grams.text, from, to, style)
  measureExpectation(expectations, grams.words, grams.from, grams.text, from, to, style, STYLE_NAMES.length)
  return {
    words: networkScore(wordsView, words.ids, words.count),
    phrases: phraseScore(phrasesView, grams.words, WORDS_PER_PLACE, grams.from, from, to),
    characters: networkScore(charactersView, characters.ids, characters.count),
    style: treesScore(styleView, style),
    newestCharacters: networkScore(newestCharactersView, characters.ids, characters.count),
    newestStyle: treesScore(newestStyleView, style),
  }
}

/** The views were trained on texts of up to about a thousand words: longer ones are judged in pieces of this many tokens. */
const PIECE = 700

export interface Judgement {
  /** Calibrated log-odds of a model's hand; 0 is the operating point. */
  logOdds: number
  /** The panel whose models the stretch reads like more. */
  panel: Panel
}

/** What tokens `[from, to)` read like. */
export function judgeTokens(text: Canonical, from: number, to: number): Judgement {
  const pieces = Math.max(1, Math.round((to - from) / PIECE))
  const mean: Combined = { general: 0, newest: 0 }
  for (let piece = 0; piece < pieces; piece++) {
    const start = from + Math.floor(((to - from) * piece) / pieces)
    const end = from + Math.floor(((to - from) * (piece + 1)) / pieces)
    const combined = combineViews(viewsOfGrams(readGrams(text, start, end), start, end), calibration)
    mean.general += combined.general / pieces
    mean.newest += combined.newest / pieces
  }
  const words = wordsIn(text, from, to)
  const isNewest =
    lineAt(calibration.panels.newest, mean.newest, words) >
    lineAt(calibration.panels.general, mean.general, words)
  return { logOdds: calibrate(mean, words, calibration), panel: isNewest ? 'newest' : 'general' }
}

/** Calibrated log-odds that tokens `[from, to)` are a model's; 0 is the operating point. */
export function scoreTokens(text: Canonical, from = 0, to = text.length): number {
  return judgeTokens(text, from, to).logOdds
}

/** The same for a stretch of at most a piece whose n-grams have been read. */
export function scoreRead(grams: ReadGrams, from: number, to: number): number {
  const combined = combineViews(viewsOfGrams(grams, from, to), calibration)
  return calibrate(combined, wordsIn(grams.text, from, to), calibration)
}

function wordsIn(text: Canonical, from: number, to: number): number {
  let words = 0
  for (let i = from; i < to; i++) if (text.kinds[i] !== 0) words++
  return words
}

/** Probability from 0 (a person) to 1 (a model) for the whole text, without the rest of the result. */
export function scoreText(text: string): number {
  const canonical = readCanonical(parseDocument(normaliseText(text).text))
  return canonical.length === 0 ? 0 : sigmoid(scoreTokens(canonical))
}

/** What each view says of the whole text, as log-odds before calibration. */
export function scoreViews(text: string): Views {
  const canonical = readCanonical(parseDocument(normaliseText(text).text))
  return viewsOfGrams(readGrams(canonical, 0, canonical.length), 0, canonical.length)
}
