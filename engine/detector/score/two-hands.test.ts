import { expect, test } from 'vitest'
import { parseDocument } from '../../text/document.ts'
import { detect } from '../check/detect.ts'
import { judgeText } from '../check/judge-text.ts'
import { aiText, humanText } from '../test-texts.ts'
import { readCanonical } from '../weights/load-model.ts'
import { findTwoHands } from './two-hands.ts'

const tenWords = 'We went down to the old harbour late that day.'
const text = readCanonical(parseDocument(Array.from({ length: 20 }, () => tenWords).join(' ')))
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
  const spliced = `${humanText}\n\n${aiText}`
  expect(detect(spliced).predicted_class).toBe('mixed')
  expect(judgeText(spliced).predicted_class).toBe('mixed')
})
