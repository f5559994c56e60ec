import { expect, test } from 'vitest'
import { parseDocument } from '../text/document.ts'
import { detect } from './detect.ts'
import { judgeText } from './judge-text.ts'
import { readCanonical } from './load-model.ts'
import { verdictShare } from './mixture.ts'
import { AI_TEXT, HUMAN_TEXT } from './test-texts.ts'

const TEN_WORDS = 'We went down to the old harbour late that day.'
const text = readCanonical(parseDocument(Array.from({ length: 20 }, () => TEN_WORDS).join(' ')))
const marks = (machine: number, person: number) =>
  Array.from({ length: 20 }, (_, s) => (s < machine ? 0.9 : s < machine + person ? 0.1 : 0.5))

test('a long stretch of each hand is mixed, whatever the whole reads like', () => {
  expect(verdictShare(0.95, text, marks(8, 12))).toBeLessThan(0.6)
  expect(verdictShare(0.05, text, marks(8, 12))).toBeGreaterThanOrEqual(0.4)
})

test('the share of a mixed text is that of its marked words', () => {
  expect(verdictShare(0.95, text, marks(10, 10))).toBeCloseTo(0.5)
  expect(verdictShare(0.95, text, marks(11, 9))).toBeCloseTo(0.55)
})

test('a short stretch of another hand leaves the verdict alone', () => {
  expect(verdictShare(0.95, text, marks(15, 5))).toBe(0.95)
  expect(verdictShare(0.05, text, marks(4, 16))).toBe(0.05)
})

test('a person’s text with a model’s after it is mixed, in the report and in a batch', () => {
  const spliced = `${HUMAN_TEXT}\n\n${AI_TEXT}`
  expect(detect(spliced).predicted_class).toBe('mixed')
  expect(judgeText(spliced).predicted_class).toBe('mixed')
})
