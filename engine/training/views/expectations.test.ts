import { expect, test } from 'vitest'
import { orders } from '../../detector/score/expectation.ts'
import { logarithmMin } from '../../detector/weights/perplexity.ts'
import { foldList, isFrom2026 } from '../corpus/folds.ts'
import type { PlacedIds } from '../corpus/placed-grams.ts'
import type { LabelledText } from '../corpus/read-documents.ts'
import { everySource, partOf } from '../corpus/test-corpus.ts'
import { seededRandom } from '../random.ts'
import { Expectations } from './expectations.ts'

const wordCount = 5
const pairsFrom = wordCount
const triplesFrom = wordCount + wordCount ** 2
/** One more than the number of n-grams, for an n-gram that no text has. */
const size = triplesFrom + wordCount ** 3 + 1
const documents = everySource()
/** The maximum rounding error of a logarithm: half the distance between 64 levels. */
const halfLevel = -logarithmMin / 63 / 2 + 1e-5

/** Places random words in every document by its seed, with the n-grams that start at each. */
function place(seedOf: (document: LabelledText) => number): PlacedIds {
  const ids: number[] = []
  const starts = new Int32Array(documents.length + 1)
  for (const [d, document] of documents.entries()) {
    const random = seededRandom(1000 * seedOf(document) + d)
    const words = Array.from({ length: 20 * seedOf(document) }, () => Math.floor(random() * wordCount))
    for (const [p, word] of words.entries()) {
      const [second, third] = [words[p + 1], words[p + 2]]
      const pair = second === undefined ? -1 : pairsFrom + word * wordCount + second
      ids.push(
        word,
        pair,
        third === undefined ? -1 : triplesFrom + (word * wordCount + second!) * wordCount + third,
      )
    }
    starts[d + 1] = ids.length / orders
  }
  return { ids: Int32Array.from(ids), starts, perPlace: orders, size: size }
}

const placed = place(() => 1)
const found = new Expectations(documents, placed)

test('excludes a text’s own source and those tested with it from its counts', () => {
  for (const { name, tested } of foldList) {
    const own = [...documents.keys()].filter((d) => tested(documents[d]!))
    const judged = new Set(own.map((d) => partOf(documents[d]!)))
    const changed = new Expectations(
      documents,
      place((document) => (judged.has(partOf(document)) ? 2 : 1)),
    )
    expect(changed.whole, name).not.toEqual(found.whole)
    for (const d of own) expect(changed.without(d), name).toEqual(found.without(d))
  }
})

test('excludes all of 2026 together, so that no genre reveals its families’ words', () => {
  const changed = new Expectations(
    documents,
    place((document) => (isFrom2026(document) ? 2 : 1)),
  )
  for (const [d, document] of documents.entries()) {
    if (isFrom2026(document)) expect(changed.without(d)).toEqual(found.without(d))
  }
})

test('counts other sources and ignores labels', () => {
  const changed = new Expectations(
    documents,
    place(({ source }) => (source === 'l2r' ? 2 : 1)),
  )
  const flipped = documents.map((document) => ({ ...document, label: 'ai' as const }))
  const relabelled = new Expectations(flipped, placed)
  for (const [d, { source }] of documents.entries()) {
    if (source !== 'l2r') expect(changed.without(d)).not.toEqual(found.without(d))
    expect(relabelled.without(d)).toEqual(found.without(d))
  }
})

test('ships each n-gram’s conditional probability, in 64 levels', () => {
  const counts = new Map<number, number>()
  for (const id of placed.ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  const contextOf = (id: number): number => {
    if (id < pairsFrom) return placed.ids.length / orders
    if (id < triplesFrom) return counts.get(Math.floor((id - pairsFrom) / wordCount))!
    return counts.get(pairsFrom + Math.floor((id - triplesFrom) / wordCount))!
  }
  for (const [id, logarithm] of found.whole.entries()) {
    const count = counts.get(id)
    if (count === undefined) expect(logarithm).toBeNaN()
    else expect(Math.abs(logarithm - Math.log(count / contextOf(id)))).toBeLessThanOrEqual(halfLevel)
  }
  expect(found.whole[size - 1]).toBeNaN()
})
