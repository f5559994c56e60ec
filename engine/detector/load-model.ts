import type { Calibration } from './calibration.ts'
import { createReader } from './canonical.ts'
import model from './model/model.json' with { type: 'json' }
import type { NetworkView } from './network.ts'
import { unpackCoarse, unpackLevels, unpackRising } from './packed-weights.ts'
import { LOGARITHM_MIN, loadLanguageModel, type PackedLanguageModel } from './perplexity.ts'
import type { PhraseView } from './phrase-network.ts'
import type { Trees } from './trees.ts'
import { type GramKind, Vocabulary } from './vocabulary.ts'

/** The model as training writes it to model/model.json. */
export interface PackedModel {
  generalWords: string
  vocabularies: Record<GramKind, string>
  words: PackedNetwork
  characters: PackedNetwork
  /** Over the n-grams of `words`. */
  phrases: PackedPhrases
  style: PackedTrees
  /** Over the n-grams of `characters`. */
  newestCharacters: PackedNetwork
  newestStyle: PackedTrees
  /** Logarithms of the n-grams of `words`. */
  expectations: string
  language: PackedLanguageModel
  calibration: Calibration
}

export interface PackedNetwork {
  width: number
  scale: number
  table: string
  hidden: number[]
  output: number[]
  bias: number
}

export interface PackedTrees {
  bias: number
  depth: number
  features: number[]
  thresholds: number[]
  leaves: number[]
}

export interface PackedPhrases {
  width: number
  scale: number
  table: string
  shift: number[]
  direct: number[]
  inner: number[]
  innerShift: number[]
  output: number[]
  bias: number
}

function loadNetwork(vocabulary: Vocabulary, packed: PackedNetwork): NetworkView {
  return {
    vocabulary,
    width: packed.width,
    scale: packed.scale,
    table: unpackCoarse(packed.table),
    hidden: Float32Array.from(packed.hidden),
    output: Float32Array.from(packed.output),
    bias: packed.bias,
  }
}

function loadPhrases(packed: PackedPhrases): PhraseView {
  return {
    ...packed,
    table: unpackCoarse(packed.table),
    shift: Float32Array.from(packed.shift),
    direct: Float32Array.from(packed.direct),
    inner: Float32Array.from(packed.inner),
    innerShift: Float32Array.from(packed.innerShift),
    output: Float32Array.from(packed.output),
  }
}

function loadTrees(packed: PackedTrees): Trees {
  return {
    bias: packed.bias,
    depth: packed.depth,
    features: Uint8Array.from(packed.features),
    thresholds: Float32Array.from(packed.thresholds),
    leaves: Float32Array.from(packed.leaves),
  }
}

const packed: PackedModel = model
const words = new Vocabulary('words', unpackRising(packed.vocabularies.words))
const characters = new Vocabulary('characters', unpackRising(packed.vocabularies.characters))

export const readCanonical = createReader(new Set(packed.generalWords.split(' ')))
export const charactersView = loadNetwork(characters, packed.characters)
export const wordsView = loadNetwork(words, packed.words)
export const phrasesView = loadPhrases(packed.phrases)
export const styleView = loadTrees(packed.style)
export const newestCharactersView = loadNetwork(characters, packed.newestCharacters)
export const newestStyleView = loadTrees(packed.newestStyle)
export const expectations = unpackLevels(packed.expectations, LOGARITHM_MIN, 0)
export const languageModel = loadLanguageModel(packed.language)
export const calibration = packed.calibration
