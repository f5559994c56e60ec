import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GramKind } from '../../detector/tokens/vocabulary.ts'
import type { Calibration } from '../../detector/weights/calibration.ts'
import type { PackedModel, PackedNetwork, PackedTrees } from '../../detector/weights/packed-model.ts'
import { packCoarse, packLevels, packRising } from '../../detector/weights/packed-weights.ts'
import { logarithmMin, type PackedLanguageModel } from '../../detector/weights/perplexity.ts'
import type { BoostedTrees } from '../views/boosting.ts'
import type { EmbeddingNet } from '../views/embedding.ts'
import type { BigramCounts } from '../views/language-model.ts'
import type { TrainedParts } from '../views/views.ts'

const round = (value: number) => Number(value.toPrecision(6))

const roundAll = (values: Float32Array) => Array.from(values, round)

function packNetwork(net: EmbeddingNet): PackedNetwork {
  const { scale, packed } = packCoarse(net.table)
  return {
    width: net.width,
    scale,
    table: packed,
    hidden: roundAll(net.hidden),
    output: roundAll(net.output),
    bias: roundAll(net.bias),
  }
}

function packTrees(trees: BoostedTrees): PackedTrees {
  return {
    bias: trees.bias,
    depth: trees.depth,
    features: Array.from(trees.features),
    // Nine digits preserve a 32-bit number, so that a measure equal to its threshold still goes left. JSON has no infinity,
    // and a node without a split sends everything left.
    thresholds: Array.from(trees.thresholds, (threshold) => Number(Math.min(threshold, 3e38).toPrecision(9))),
    leaves: Array.from(trees.leaves, (leaf) => Number(leaf.toPrecision(4))),
  }
}

export function packLanguageModel(counts: BigramCounts): PackedLanguageModel {
  return {
    words: counts.words.join(' '),
    unigrams: packLevels(counts.unigrams, logarithmMin, 0),
    backoffs: packLevels(counts.backoffs, logarithmMin, 0),
    unknown: round(counts.unknown),
    buckets: packRising(counts.buckets),
    bigrams: packLevels(counts.bigrams, logarithmMin, 0),
  }
}

export type ModelParts = {
  parts: TrainedParts
  buckets: Record<GramKind, Uint32Array>
  generalWords: string[]
  expectations: Float32Array
  language: BigramCounts
  calibration: Calibration
}

/** Writes model.json, one JSON file that the engine imports. */
export function writeModel(
  folder: string,
  { parts: { networks, trees }, buckets, generalWords, expectations, language, calibration }: ModelParts,
): void {
  const model: PackedModel = {
    generalWords: generalWords.join(' '),
    vocabularies: { words: packRising(buckets.words), characters: packRising(buckets.characters) },
    networks: { words: packNetwork(networks.words), characters: packNetwork(networks.characters) },
    trees: {
      style: packTrees(trees.style),
      rewrittenStyle: packTrees(trees.rewrittenStyle),
      modernStyle: packTrees(trees.modernStyle),
      newestStyle: packTrees(trees.newestStyle),
    },
    expectations: packLevels(expectations, logarithmMin, 0),
    language: packLanguageModel(language),
    calibration,
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'model.json'), `${JSON.stringify(model)}\n`)
}
