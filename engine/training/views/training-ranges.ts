import { cropWeight } from '../corpus/corpus.ts'
import type { PlacedGrams } from '../corpus/placed-grams.ts'
import { type Random, shuffle } from '../random.ts'

/** A range of a document that a network is trained on. */
export type TrainingRange = {
  document: number
  from: number
  to: number
  weight: number
}

const crops = 2
const cropTokensMin = 40
const cropTokensRange = 140
const cropSlack = 1.3

/** Yields one epoch: every weighted document whole, in random order, then twice a random range of 40 to 180 tokens. */
export function* rangesOf(
  grams: PlacedGrams,
  weights: Float32Array,
  order: Int32Array,
  random: Random,
): Generator<TrainingRange> {
  shuffle(order, random)
  const range = { document: 0, from: 0, to: 0, weight: 0 }
  for (const document of order) {
    range.document = document
    range.from = 0
    range.to = grams.length(document)
    range.weight = weights[document]!
    if (range.to > 0) yield range
  }
  for (let round = 0; round < crops; round++) {
    for (const document of order) {
      const tokens = cropTokensMin + Math.floor(random() * cropTokensRange)
      const room = grams.length(document) - tokens
      if (grams.length(document) <= tokens * cropSlack) continue
      range.document = document
      range.from = Math.floor(random() * room)
      range.to = range.from + tokens
      range.weight = weights[document]! * cropWeight
      yield range
    }
  }
}

/** Returns the documents that have a weight. */
export function weightedDocuments(weights: Float32Array): Int32Array {
  return Int32Array.from(weights.keys()).filter((document) => weights[document]! > 0)
}
