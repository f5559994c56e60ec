import { cropWeight } from '../corpus/corpus.ts'
import type { PlacedGrams } from '../corpus/placed-grams.ts'
import { type Random, shuffle } from '../random.ts'

/** A range of a document that a network is trained on. */
export type Lesson = {
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
  for (let round = 0; round < crops; round++) {
    for (const document of order) {
      const tokens = cropTokensMin + Math.floor(random() * cropTokensRange)
      const room = grams.length(document) - tokens
      if (grams.length(document) <= tokens * cropSlack) continue
      lesson.document = document
      lesson.from = Math.floor(random() * room)
      lesson.to = lesson.from + tokens
      lesson.weight = weights[document]! * cropWeight
      yield lesson
    }
  }
}

/** Returns the documents that have a weight. */
export function weightedDocuments(weights: Float32Array): Int32Array {
  return Int32Array.from(weights.keys()).filter((document) => weights[document]! > 0)
}
