import type { PlacedGrams } from '../corpus/placed-grams.ts'
import type { SparseRows } from '../corpus/sparse-rows.ts'
import { type Random, shuffle } from '../random.ts'
import { rangesOf, weightedDocuments } from './training-ranges.ts'

/** One training example of a network of summed embeddings: features, category (see `categoriesOf`) and weight. */
export type Example = {
  features: Int32Array
  count: number
  category: number
  weight: number
}

export type TrainingSet = {
  /** Number of distinct features. */
  size: number
  /** Yields one epoch's examples in random order, each without a random share of its features. The object is reused. */
  epoch: (random: Random, dropout: number) => Generator<Example>
}

const featuresMax = 1 << 16

/** Whole documents and ranges of them that differ in every epoch. */
export function trainingSetOfRanges(
  grams: PlacedGrams,
  size: number,
  categories: Uint8Array,
  weights: Float32Array,
): TrainingSet {
  const order = weightedDocuments(weights)
  return {
    size,
    *epoch(random, dropout) {
      const example = { features: new Int32Array(featuresMax), count: 0, category: 0, weight: 0 }
      const dropped = () => random() < dropout
      for (const { document, from, to, weight } of rangesOf(grams, weights, order, random)) {
        example.count = grams.gather(document, from, to, example.features, dropped)
        example.category = categories[document]!
        example.weight = weight
        if (example.count > 0) yield example
      }
    },
  }
}

/** The same rows in every epoch. */
export function trainingSetOfRows(
  data: SparseRows,
  size: number,
  categories: Uint8Array,
  weights: Float32Array,
  rows: Int32Array,
): TrainingSet {
  const order = rows.slice()
  return {
    size,
    *epoch(random, dropout) {
      const example = { features: new Int32Array(featuresMax), count: 0, category: 0, weight: 0 }
      shuffle(order, random)
      for (const row of order) {
        const to = data.starts[row + 1]!
        let count = 0
        for (let i = data.starts[row]!; i < to && count < featuresMax; i++) {
          if (random() >= dropout) example.features[count++] = data.indices[i]!
        }
        example.count = count
        example.category = categories[row]!
        example.weight = weights[row]!
        if (count > 0) yield example
      }
    },
  }
}
