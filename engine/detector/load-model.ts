import type { Calibration } from './calibration.ts'
import { createReader } from './canonical.ts'
import type { LinearView } from './linear.ts'
import model from './model/model.json' with { type: 'json' }
import type { NetworkView } from './network.ts'
import { unpackRising, unpackWeights } from './packed-weights.ts'
import { loadLanguageModel, type PackedLanguageModel } from './perplexity.ts'
import type { Trees } from './trees.ts'
import { type GramKind, Vocabulary } from './vocabulary.ts'

/** The model as training writes it to model/model.json. */
export interface PackedModel {
  generalWords: string
  masked: PackedLinear
  characters: PackedLinear
  words: {
    vocabulary: string
    width: number
    scale: number
    table: string
    hidden: number[]
    output: number[]
    bias: number
  }
  style: { bias: number; depth: number; features: number[]; thresholds: number[]; leaves: number[] }
  language: PackedLanguageModel
  calibration: Calibration
}

export interface PackedLinear {
  vocabulary: string
  bias: number
  scale: number
  weights: string
}

function loadLinear(kind: GramKind, packed: PackedLinear): LinearView {
  return {
    vocabulary: new Vocabulary(kind, unpackRising(packed.vocabulary)),
    bias: packed.bias,
    scale: packed.scale,
    weights: unpackWeights(packed.weights),
  }
}

function loadNetwork(packed: PackedModel['words']): NetworkView {
  return {
    vocabulary: new Vocabulary('words', unpackRising(packed.vocabulary)),
    width: packed.width,
    scale: packed.scale,
    table: unpackWeights(packed.table),
    hidden: Float32Array.from(packed.hidden),
    output: Float32Array.from(packed.output),
    bias: packed.bias,
  }
}

const packed: PackedModel = model

export const readCanonical = createReader(new Set(packed.generalWords.split(' ')))
export const maskedView = loadLinear('masked', packed.masked)
export const charactersView = loadLinear('characters', packed.characters)
export const wordsView = loadNetwork(packed.words)
export const styleView: Trees = {
  bias: packed.style.bias,
  depth: packed.style.depth,
  features: Uint8Array.from(packed.style.features),
  thresholds: Float32Array.from(packed.style.thresholds),
  leaves: Float32Array.from(packed.style.leaves),
}
export const languageModel = loadLanguageModel(packed.language)
export const calibration = packed.calibration
