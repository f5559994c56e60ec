import type { Canonical } from '../tokens/canonical.ts'
import type { GramKind } from '../tokens/vocabulary.ts'
import { wordsIn } from '../tokens/words-in.ts'
import { type Combined, lengthTerm } from '../weights/calibration.ts'
import { calibration, characterVocabulary, networks, wordVocabulary } from '../weights/load-model.ts'
import { addNetworkShares } from '../weights/network.ts'
import { shareOdds } from '../weights/panel-shares.ts'
import {
  addClassShares,
  type ClassOdds,
  modelClasses,
  panelNames,
  panelTable,
  viewKinds,
} from '../weights/panels.ts'
import {
  charactersPerPlace,
  charactersShortest,
  gatherCharacters,
  gatherWords,
  type ReadGrams,
  readGrams,
  wordsPerPlace,
} from './read-grams.ts'
import { oddsOfGrams } from './score.ts'

/** A panel with a smaller share of the odds cannot change which words weigh most. */
const panelShareMin = 0.05

const byWords = new Float32Array(wordVocabulary.size)
const byCharacters = new Float32Array(characterVocabulary.size)

/**
 * Returns how much each token of `[from, to)` adds to the log-odds through the n-grams that contain it, each n-gram shared
 * equally among its tokens or characters. `combined` is the panels' scores of the same range.
 */
export function weighTokens(text: Canonical, from: number, to: number, combined: Combined): Float64Array {
  const grams = readGrams(text, from, to)
  const weights = new Float64Array(to - from)
  const factors = factorsOf(oddsOfGrams(grams, from, to), combined, wordsIn(text, from, to))
  addWords(grams, from, to, factors.words, weights)
  addCharacters(grams, from, to, factors.characters, weights)
  return weights
}

/** The slopes of the combined log-odds with respect to each class. */
type Factors = Record<GramKind, Float64Array>

/** The odds of panels and of a panel's classes are summed, so each changes the sum by its share. */
export function factorsOf(odds: Record<GramKind, ClassOdds>, combined: Combined, words: number): Factors {
  const factors = {
    words: new Float64Array(modelClasses.length),
    characters: new Float64Array(modelClasses.length),
  }
  const shares = shareOdds(combined, words)
  for (const panel of panelNames) {
    const share = shares[panel]
    if (share < panelShareMin) continue
    const { slope, bend } = calibration.panels[panel]
    const all = panelTable[panel].reduce((sum, view) => sum + calibration.views[view].weight, 0)
    for (const view of panelTable[panel]) {
      const kind = viewKinds[view]
      if (kind === 'style') continue
      const { weight, spread } = calibration.views[view]
      const factor = (share * weight * (slope + bend * lengthTerm(words))) / (all * spread)
      addClassShares(odds[kind], panel, factor, factors[kind])
    }
  }
  return factors
}

function addShares(
  kind: GramKind,
  factors: Float64Array,
  { ids, count }: { ids: Int32Array; count: number },
  out: Float32Array,
): void {
  for (let i = 0; i < count; i++) out[ids[i]!] = 0
  addNetworkShares(networks[kind], ids, count, factors, out)
}

function addWords(
  grams: ReadGrams,
  from: number,
  to: number,
  factors: Float64Array,
  weights: Float64Array,
): void {
  addShares('words', factors, gatherWords(grams, from, to), byWords)
  for (let token = from; token < to; token++) {
    for (let n = 1; n <= wordsPerPlace && token + n <= to; n++) {
      const id = grams.words[(token - grams.from) * wordsPerPlace + n - 1]!
      if (id < 0) continue
      const each = byWords[id]! / n
      for (let i = 0; i < n; i++) weights[token - from + i]! += each
    }
  }
}

function addCharacters(
  grams: ReadGrams,
  from: number,
  to: number,
  factors: Float64Array,
  weights: Float64Array,
): void {
  addShares('characters', factors, gatherCharacters(grams, from, to), byCharacters)
  const { characters, firstCharacter, text } = grams
  const { starts } = text
  const start = starts[from]!
  const length = starts[to]! - start
  const each = new Float64Array(length)
  for (let at = 0; at < length; at++) {
    const place = (at + start - firstCharacter) * charactersPerPlace
    for (let k = 0, n = charactersShortest; k < charactersPerPlace && at + n <= length; k++, n++) {
      const id = characters[place + k]!
      if (id < 0) continue
      const share = byCharacters[id]! / n
      for (let i = at; i < at + n; i++) each[i]! += share
    }
  }
  for (let token = from, at = 0; token < to; token++) {
    for (const next = starts[token + 1]! - start; at < next; at++) weights[token - from]! += each[at]!
  }
}
