import { expect, test } from 'vitest'
import type { RemainingWords } from '../../../contract/credits.ts'
import { quoteOf } from './quote.ts'

const free: RemainingWords = {
  remaining_words: 1_486,
  limit: 2_000,
  tier: 'free',
  words_per_request: 500,
  free_result_words: 1_500,
}
const words = (n: number) => Array.from({ length: n }, () => 'word').join(' ')

test('shows the cost before the run', () => {
  expect(quoteOf(words(118), free)).toEqual({
    kind: 'ready',
    words: 118,
    text: 'Costs about 118 of 1,486 words if a passage comes to read as human, else nothing',
  })
  expect(quoteOf(words(118), { ...free, free_result_words: 100 }).text).toMatch(
    /Otherwise you get your text back/,
  )
  expect(quoteOf('One', free).text).toContain('1 of 1,486 words')
  expect(quoteOf('  \n', free).kind).toBe('blank')
  expect(quoteOf(words(5), null).kind).toBe('unknown')
  expect(quoteOf(words(5), null, { countsWords: false })).toEqual({ kind: 'uncounted', words: 5, text: '' })
})

test('says that a text was paid for, also without words left, but not that it is too long', () => {
  const paid = { isPaid: true }
  expect(quoteOf(words(118), free, paid)).toEqual({
    kind: 'paid',
    words: 118,
    text: 'Already paid for: the same text with the same choices was charged in the last 30 days',
  })
  expect(quoteOf(words(118), { ...free, remaining_words: 0 }, paid).kind).toBe('paid')
  expect(quoteOf(words(612), free, paid).kind).toBe('too-long-for-plan')
  expect(quoteOf(' ', free, paid).kind).toBe('blank')
})

test('names the limit and the sufficient plan for a text over the limit', () => {
  expect(quoteOf(words(612), free).text).toBe(
    'This text has 612 words; the Free plan takes 500 at once. Pro takes 1,000.',
  )
  expect(quoteOf(words(1_600), free).text).toContain('in parts')
})

test('compares the remaining words with the required words', () => {
  expect(quoteOf(words(10), { ...free, remaining_words: 0 }).text).toBe('Out of Words')
  expect(
    quoteOf(words(10), { ...free, remaining_words: 0, tier: 'pro', words_per_request: 1_000 }).text,
  ).toBe("You've used all your Pro word count")
  expect(quoteOf(words(10), { ...free, remaining_words: 4 }).kind).toBe('too-few-words')
})

test('the maximum of a field is 50,000 characters', () => {
  expect(quoteOf('x'.repeat(50_001), free).kind).toBe('too-long')
})
