import model from '../model/model.json' with { type: 'json' }
import { createReader } from '../tokens/canonical.ts'
import { type GramKind, Vocabulary } from '../tokens/vocabulary.ts'
import { type Network, packTable } from './network.ts'
import type { PackedModel, PackedNetwork, PackedTrees } from './packed-model.ts'
import { unpackCoarse, unpackLevels, unpackRising } from './packed-weights.ts'
import type { NamesOf } from './panels.ts'
import { loadLanguageModel, logarithmMin } from './perplexity.ts'
import type { Trees } from './trees.ts'

function loadNetwork({ size }: Vocabulary, packed: PackedNetwork): Network {
  return {
    width: packed.width,
    scale: packed.scale,
    table: packTable(unpackCoarse(packed.table, packed.width * size)),
    hidden: Float32Array.from(packed.hidden),
    output: Float32Array.from(packed.output),
    bias: Float32Array.from(packed.bias),
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

const vocabularies = {
  words: new Vocabulary('words', unpackRising(packed.vocabularies.words)),
  characters: new Vocabulary('characters', unpackRising(packed.vocabularies.characters)),
}

export const { words: wordVocabulary, characters: characterVocabulary } = vocabularies
export const readCanonical = createReader(new Set(packed.generalWords.split(' ')))
export const networks: Record<GramKind, Network> = {
  words: loadNetwork(wordVocabulary, packed.networks.words),
  characters: loadNetwork(characterVocabulary, packed.networks.characters),
}
export const trees: Record<NamesOf<'style'>, Trees> = {
  style: loadTrees(packed.trees.style),
  rewrittenStyle: loadTrees(packed.trees.rewrittenStyle),
  modernStyle: loadTrees(packed.trees.modernStyle),
  newestStyle: loadTrees(packed.trees.newestStyle),
}
export const expectations = unpackLevels(packed.expectations, logarithmMin, 0)
export const languageModel = loadLanguageModel(packed.language)
export const calibration = packed.calibration
