import { CROP_WEIGHT } from '../corpus/corpus.ts'
import type { PlacedGrams } from '../corpus/placed-grams.ts'
import { type Random, shuffle } from '../random.ts'

/** A range of a document that a network is trained on. */
export type Lesson = {
  document: number
  from: number
  to: number
  weight: number
}

const CROPS = 2
const CROP_TOKENS_MIN = 40
const CROP_TOKENS_RANGE = 140
const CROP_SLACK = 1.3

/** Yields one epoch: every weighted document whole, in random order, then twice a random range of 40 to 180 tokens. */
export function* lessonsOf(
  grams: PlacedGrams,
  weights: Float32Array,
  order: Int32Array,
  random: Random,
): Generator<Lesson> {
  shuffle(order, random)
  const lesson = { document: 0, from: 0, to: 0, weight: 0 }
  for (const document of order) {
    lesson.document = document
    lesson.from = 0
    lesson.to = grams.length(document)
    lesson.weight = weights[document]!
    if (lesson.to > 0) yield lesson
  }
  for (let round = 0; round < CROPS; round++) {
    for (const document of order) {
      const tokens = CROP_TOKENS_MIN + Math.floor(random() * CROP_TOKENS_RANGE)
      const room = grams.length(document) - tokens
      if (grams.length(document) <= tokens * CROP_SLACK) continue
      lesson.document = document
      lesson.from = Math.floor(random() * room)
      lesson.to = lesson.from + tokens
      lesson.weight = weights[document]! * CROP_WEIGHT
      yield lesson
    }
  }
}

/** Returns the documents that have a weight. */
export function weightedDocuments(weights: Float32Array): Int32Array {
  return Int32Array.from(weights.keys()).filter((document) => weights[document]! > 0)
}
