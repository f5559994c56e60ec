import { type NamesOf, VIEW_KINDS } from './calibration.ts'
import { createReader } from './canonical.ts'
import model from './model/model.json' with { type: 'json' }
import { type NetworkView, packTable } from './network.ts'
import type { PackedModel, PackedNetwork, PackedTrees } from './packed-model.ts'
import { unpackCoarse, unpackLevels, unpackRising } from './packed-weights.ts'
import { LOGARITHM_MIN, loadLanguageModel } from './perplexity.ts'
import type { Trees } from './trees.ts'
import { Vocabulary } from './vocabulary.ts'

function loadNetwork(vocabulary: Vocabulary, packed: PackedNetwork): NetworkView {
  return {
    vocabulary,
    width: packed.width,
    scale: packed.scale,
    table: packTable(unpackCoarse(packed.table, packed.width * vocabulary.size)),
    hidden: Float32Array.from(packed.hidden),
    output: Float32Array.from(packed.output),
    bias: packed.bias,
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

/** The same names with other values. */
function mapValues<N extends string, A, B>(
  record: Record<N, A>,
  change: (value: A, name: N) => B,
): Record<N, B> {
  const entries = Object.entries(record) as [N, A][]
  return Object.fromEntries(entries.map(([name, value]) => [name, change(value, name)])) as Record<N, B>
}

export const { words: wordVocabulary, characters: characterVocabulary } = vocabularies
export const readCanonical = createReader(new Set(packed.generalWords.split(' ')))
export const networks: Record<NamesOf<'words' | 'characters'>, NetworkView> = mapValues(
  packed.networks,
  (network, name) => loadNetwork(vocabularies[VIEW_KINDS[name]], network),
)
export const trees: Record<NamesOf<'style'>, Trees> = mapValues(packed.trees, loadTrees)
export const expectations = unpackLevels(packed.expectations, LOGARITHM_MIN, 0)
export const languageModel = loadLanguageModel(packed.language)
export const calibration = packed.calibration
