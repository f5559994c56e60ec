import { expect, test } from 'vitest'
import { createReader } from '../../detector/tokens/canonical.ts'
import { pairBucket } from '../../detector/weights/perplexity.ts'
import { labelled } from '../corpus/test-corpus.ts'
import { seededRandom } from '../random.ts'
import { countBigrams } from './language-model.ts'

const reader = createReader(new Set())
const wordList =
  'the of a we they saw took went old small road house river rain and but it was very near'.split(' ')
const random = seededRandom(31)
const documents = Array.from({ length: 120 }, (_, d) => {
  const words = Array.from({ length: 40 }, () => wordList[Math.floor(random() ** 2 * wordList.length)])
  // Words that are too rare to be known.
  return labelled({
    text: `${words.join(' ')} ${'xyz'.charAt(d % 3).repeat(1 + (d % 30))}.`,
    source: `s${d % 4}`,
  })
})
const counts = countBigrams(documents, reader)
const shareOf = (word: number) => Math.exp(counts.unigrams[word]!)

/** The number of words that share the remaining probability. */
const unknownWords = 20_000
const unknown = Math.exp(counts.unknown) * unknownWords

test('the probabilities of known and unknown words sum to one', () => {
  expect(counts.words.length).toBeGreaterThan(10)
  expect(unknown).toBeGreaterThan(0)
  expect(counts.unigrams.reduce((sum, logarithm) => sum + Math.exp(logarithm), unknown)).toBeCloseTo(1, 5)
})

test('the conditional probabilities with back-off sum to one', () => {
  const bigrams = new Map([...counts.buckets].map((bucket, i) => [bucket, Math.exp(counts.bigrams[i]!)]))
  expect(bigrams.size).toBeGreaterThan(30)
  for (const left of counts.words.keys()) {
    const backoff = Math.exp(counts.backoffs[left]!)
    const sum = counts.words.reduce(
      (so, _, right) => so + (bigrams.get(pairBucket(left, right)) ?? backoff * shareOf(right)),
      backoff * unknown,
    )
    expect(sum).toBeCloseTo(1, 4)
  }
})

test('discounts the count of a pair by three quarters', () => {
  const texts = Array.from({ length: 20 }, () => labelled({ text: 'Rain fell.' }))
  const { words, buckets, bigrams } = countBigrams(texts, reader)
  const pair = buckets.indexOf(pairBucket(words.indexOf('rain'), words.indexOf('fell')))
  expect(Math.exp(bigrams[pair]!)).toBeCloseTo(19.25 / 20, 6)
})

test('words and buckets are sorted and distinct, without rare words', () => {
  expect(counts.words).toEqual([...new Set(counts.words)].sort())
  expect([...counts.buckets]).toEqual([...new Set(counts.buckets)].sort((a, b) => a - b))
  expect(counts.words).toContain('the')
  expect(counts.words.filter((word) => /^[xyz]+$/.test(word))).toEqual([])
})

test('ignores labels and limits each source', () => {
  const flipped = documents.map((document) => ({ ...document, label: 'ai' as const }))
  expect(countBigrams(flipped, reader)).toEqual(counts)
  const many = Array.from({ length: 700 }, () => labelled({ source: 'big', text: 'Rain fell.' }))
  const more = [...many, ...Array.from({ length: 50 }, () => labelled({ source: 'big', text: 'Snow fell.' }))]
  expect(countBigrams(more, reader)).toEqual(countBigrams(many, reader))
})
