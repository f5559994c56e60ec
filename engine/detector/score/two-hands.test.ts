import { expect, test } from 'vitest'
import { parseDocument } from '../../text/document.ts'
import { detect } from '../check/detect.ts'
import { judgeText } from '../check/judge-text.ts'
import { AI_TEXT, HUMAN_TEXT } from '../test-texts.ts'
import { readCanonical } from '../weights/load-model.ts'
import { findTwoHands } from './two-hands.ts'

const TEN_WORDS = 'We went down to the old harbour late that day.'
const text = readCanonical(parseDocument(Array.from({ length: 20 }, () => TEN_WORDS).join(' ')))
const marks = (machine: number, person: number) =>
  Array.from({ length: 20 }, (_, s) => (s < machine ? 0.9 : s < machine + person ? 0.1 : 0.5))

test('detects two authors where each writes 60 words in a row', () => {
  const { probability } = findTwoHands(text, marks(8, 12))!
  expect(probability).toBeCloseTo(0.9 * 0.9)
})

test('a short passage of another author is not enough', () => {
  expect(findTwoHands(text, marks(15, 5))).toBeNull()
  expect(findTwoHands(text, marks(4, 16))).toBeNull()
})

test('a person’s text with a model’s after it is mixed, in the report and in a batch', () => {
  const spliced = `${HUMAN_TEXT}\n\n${AI_TEXT}`
  expect(detect(spliced).predicted_class).toBe('mixed')
  expect(judgeText(spliced).predicted_class).toBe('mixed')
})
