import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Calibration } from '../detector/calibration.ts'
import type { PackedModel } from '../detector/load-model.ts'
import { packLevels, packRising, packWeights } from '../detector/packed-weights.ts'
import { LOGARITHM_MIN, type PackedLanguageModel } from '../detector/perplexity.ts'
import type { GramKind } from '../detector/vocabulary.ts'
import type { BigramCounts } from './language-model.ts'
import type { LogisticWeights } from './logistic.ts'
import type { TrainedViews } from './views.ts'

const round = (value: number) => Number(value.toPrecision(6))

function packLinear(weights: LogisticWeights, buckets: Uint32Array): PackedModel['masked'] {
  const { scale, packed } = packWeights(weights.blocks[0]!)
  return { vocabulary: packRising(buckets), bias: round(weights.bias), scale, weights: packed }
}

export function packLanguageModel(counts: BigramCounts): PackedLanguageModel {
  return {
    words: counts.words.join(' '),
    unigrams: packLevels(counts.unigrams, LOGARITHM_MIN, 0),
    backoffs: packLevels(counts.backoffs, LOGARITHM_MIN, 0),
    unknown: round(counts.unknown),
    buckets: packRising(counts.buckets),
    bigrams: packLevels(counts.bigrams, LOGARITHM_MIN, 0),
  }
}

/** Writes model.json, one JSON file that the engine imports. */
export function writeModel(
  folder: string,
  views: TrainedViews,
  buckets: Record<GramKind, Uint32Array>,
  generalWords: string[],
  language: BigramCounts,
  calibration: Calibration,
): void {
  const table = packWeights(views.words.table)
  const model: PackedModel = {
    generalWords: generalWords.join(' '),
    masked: packLinear(views.masked, buckets.masked),
    characters: packLinear(views.characters, buckets.characters),
    words: {
      vocabulary: packRising(buckets.words),
      width: views.words.width,
      scale: table.scale,
      table: table.packed,
      hidden: Array.from(views.words.hidden, round),
      output: Array.from(views.words.output, round),
      bias: round(views.words.bias),
    },
    style: {
      bias: views.style.bias,
      depth: views.style.depth,
      features: Array.from(views.style.features),
      // JSON has no infinity, and a node without a split sends everything left.
      thresholds: Array.from(views.style.thresholds, (threshold) => round(Math.min(threshold, 3e38))),
      leaves: Array.from(views.style.leaves, (leaf) => Number(leaf.toPrecision(4))),
    },
    language: packLanguageModel(language),
    calibration,
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'model.json'), `${JSON.stringify(model)}\n`)
}
