import { expect, test } from 'vitest'
import { createReader } from '../../detector/tokens/canonical.ts'
import { gramBuckets, Vocabulary } from '../../detector/tokens/vocabulary.ts'
import { seededRandom } from '../random.ts'
import { readText } from './corpus.ts'
import { PlacedGrams, placeGrams } from './placed-grams.ts'
import { labelled } from './test-corpus.ts'

const reader = createReader(new Set())
const documents = [
  'The cat saw the cat, and the cat ran off. The dog did not run.',
  '',
  'A dog saw the cat. A dog saw the cat. Who saw the dog?',
].map((text) => labelled({ text }))
/** Two of three n-grams are known. */
const known = new Set<number>()
for (const document of documents) {
  const text = readText(document, reader)
  const { values, length } = gramBuckets('words', text, 0, text.length)
  for (const bucket of values.subarray(0, length)) if (bucket % 3 > 0) known.add(bucket)
}
const vocabulary = new Vocabulary('words', Uint32Array.from(known).sort())
const placed = placeGrams(documents, reader, 'words', vocabulary)
const grams = new PlacedGrams(placed)
const out = new Int32Array(500)

test('a range of a document has the distinct n-grams of reading it alone', () => {
  for (const [d, document] of documents.entries()) {
    const text = readText(document, reader)
    expect(grams.length(d)).toBe(text.length)
    for (let from = 0; from <= text.length; from++)
      for (let to = from; to <= text.length; to++) {
        const count = grams.gather(d, from, to, out, () => false)
        expect([...out.subarray(0, count)]).toEqual([...vocabulary.idsOf(text, from, to)])
      }
  }
})

test('decides once per n-gram and excludes dropped ones', () => {
  const random = seededRandom(6)
  const length = grams.length(2)
  const all = grams.gather(2, 0, length, out, () => false)
  for (const share of [0, 0.5, 1]) {
    let asked = 0
    let dropped = 0
    const kept = grams.gather(2, 0, length, out, () => {
      asked++
      const drop = random() < share
      if (drop) dropped++
      return drop
    })
    expect(asked).toBe(all)
    expect(kept).toBe(all - dropped)
  }
})

test('uses memory that threads share', () => {
  expect(placed.ids.buffer).toBeInstanceOf(SharedArrayBuffer)
  expect(placed.starts.buffer).toBeInstanceOf(SharedArrayBuffer)
  expect(placed.size).toBe(known.size)
})
