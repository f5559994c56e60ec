import type { GramKind } from '../tokens/vocabulary.ts'
import type { Calibration } from './calibration.ts'
import type { NamesOf } from './panels.ts'
import type { PackedLanguageModel } from './perplexity.ts'

/** The model as training writes it to model/model.json. */
export type PackedModel = {
  generalWords: string
  vocabularies: Record<GramKind, string>
  networks: Record<GramKind, PackedNetwork>
  trees: Record<NamesOf<'style'>, PackedTrees>
  /** Logarithms of the word n-grams. */
  expectations: string
  language: PackedLanguageModel
  calibration: Calibration
}

export type PackedNetwork = {
  width: number
  scale: number
  table: string
  hidden: number[]
  output: number[]
  bias: number[]
}

export type PackedTrees = {
  bias: number
  depth: number
  features: number[]
  thresholds: number[]
  leaves: number[]
}
