import { countWords } from '../text/count-words.ts'
import { parseDocument } from '../text/document.ts'
import { detectLanguage } from '../text/language.ts'
import { normaliseText } from '../text/normalise.ts'
import { calibrate, combineViews, mapPercentageToClass, sigmoid, type Views } from './calibration.ts'
import type { Canonical } from './canonical.ts'
import { linearScore } from './linear.ts'
import { calibration, charactersView, maskedView, readCanonical, styleView, wordsView } from './load-model.ts'
import { WORDS_RELIABLE_MIN } from './messages.ts'
import { networkScore } from './network.ts'
import type { PredictedClass } from './result.ts'
import { measureStyle, STYLE_NAMES } from './style/features.ts'
import { treesScore } from './trees.ts'

const style = new Float32Array(STYLE_NAMES.length)

/** The four views' log-odds that tokens `[from, to)` are a model's, before calibration. */
export function viewsOfTokens(text: Canonical, from = 0, to = text.length): Views {
  return {
    words: networkScore(wordsView, text, from, to),
    masked: linearScore(maskedView, text, from, to),
    characters: linearScore(charactersView, text, from, to),
    style: treesScore(styleView, measureStyle(text, from, to, style)),
  }
}

/** The views were trained on texts of up to about a thousand words: longer ones are judged in pieces of this many tokens. */
const PIECE = 700

/** Calibrated log-odds that tokens `[from, to)` are a model's; 0 is the operating point. */
export function scoreTokens(text: Canonical, from = 0, to = text.length): number {
  const pieces = Math.max(1, Math.round((to - from) / PIECE))
  let sum = 0
  for (let piece = 0; piece < pieces; piece++) {
    const start = from + Math.floor(((to - from) * piece) / pieces)
    const end = from + Math.floor(((to - from) * (piece + 1)) / pieces)
    sum += combineViews(viewsOfTokens(text, start, end), calibration)
  }
  return calibrate(sum / pieces, wordsIn(text, from, to), calibration)
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
  return viewsOfTokens(readCanonical(parseDocument(normaliseText(text).text)))
}

export interface Judgement {
  /** Null where no score can be given: nothing to read, or not English. */
  probability: number | null
  predicted_class: PredictedClass
  confidence_category: 'high' | 'medium' | 'low'
}

/** The verdict of `detect` without passages and evidence: what a batch needs. */
export function judgeText(text: string): Judgement {
  const normal = normaliseText(text)
  const inconclusive = { predicted_class: 'inconclusive', confidence_category: 'low' } as const
  if (!detectLanguage(normal.text).english) return { probability: null, ...inconclusive }
  const canonical = readCanonical(parseDocument(normal.text))
  if (canonical.length === 0) return { probability: null, ...inconclusive }
  const probability = sigmoid(scoreTokens(canonical))
  if (countWords(text) < WORDS_RELIABLE_MIN) return { probability, ...inconclusive }
  return { probability, ...mapPercentageToClass(probability * 100) }
}
