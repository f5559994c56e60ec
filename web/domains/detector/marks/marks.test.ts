import { expect, test } from 'vitest'
import { overlaps, segmentsOf, toneOfSentence } from './marks.ts'

const text = 'One here.  Two there.\n\nThree.'
const sentences = [
  { start: 0, end: 9, generated_prob: 0.1 },
  { start: 11, end: 21, generated_prob: 0.6 },
  { start: 23, end: 29, generated_prob: 0.93 },
]

test('the runs join to the whole text', () => {
  const segments = segmentsOf(text, sentences)
  expect(segments.map((segment) => segment.text).join('')).toBe(text)
  expect(segments.map((segment) => segment.sentence)).toEqual([0, null, 1, null, 2])
})

test('marks only sentences above one half, and the highest ones strongly', () => {
  expect(segmentsOf(text, sentences).map((segment) => segment.tone)).toEqual([
    null,
    null,
    'slight',
    null,
    'strong',
  ])
  expect([0.5, 0.5001, 0.75].map(toneOfSentence)).toEqual([null, 'slight', 'strong'])
})

test('overlapping and overlong sentences never duplicate or add text', () => {
  const crooked = [
    { start: 0, end: 15, generated_prob: 0.9 },
    { start: 10, end: 21, generated_prob: 0.9 },
    { start: 12, end: 14, generated_prob: 0.9 },
    { start: 23, end: 400, generated_prob: 0.9 },
  ]
  expect(
    segmentsOf(text, crooked)
      .map((segment) => segment.text)
      .join(''),
  ).toBe(text)
})

test('an empty text has no runs, and a text without sentences has one', () => {
  expect(segmentsOf('', [])).toEqual([])
  expect(segmentsOf('abc', [])).toEqual([{ start: 0, end: 3, text: 'abc', sentence: null, tone: null }])
})

test('adjacent spans do not overlap', () => {
  expect(overlaps({ start: 0, end: 5 }, { start: 5, end: 9 })).toBe(false)
  expect(overlaps({ start: 0, end: 6 }, { start: 5, end: 9 })).toBe(true)
  expect(overlaps({ start: 0, end: 6 }, null)).toBe(false)
})
