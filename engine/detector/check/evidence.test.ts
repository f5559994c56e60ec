import { expect, test } from 'vitest'
import { AI_TEXT, HUMAN_TEXT } from '../test-texts.ts'
import { detect } from './detect.ts'

const LAST = ['weighed-wording', 'weighed-style']

/** Too short for most signals. */
const SHORT =
  "The prices are very reasonable, and the portions are generous. Overall, the atmosphere is lively and you'll definitely leave feeling satisfied. I highly recommend giving it a try."

test.each([AI_TEXT, SHORT, `${SHORT}\n\n${AI_TEXT}`])(
  'a marked passage has its reasons, the weightiest first',
  (text) => {
    const { evidence } = detect(text)
    expect(evidence.length).toBeGreaterThan(0)
    for (const { reasons } of evidence) {
      expect(reasons.length).toBeGreaterThan(0)
      expect(reasons.length).toBeLessThanOrEqual(3)
      expect(reasons.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9)
      const weights = reasons.map(({ weight }) => weight)
      expect(weights).toEqual(weights.toSorted((a, b) => b - a))
      expect(new Set(reasons.map(({ signal }) => signal)).size).toBe(reasons.length)
    }
  },
)

test('adds weighed signals after counted ones, and only when there are few', () => {
  for (const { reasons } of [detect(AI_TEXT), detect(SHORT)].flatMap(({ evidence }) => evidence)) {
    const counted = reasons.filter(({ signal }) => !LAST.includes(signal))
    expect(reasons.slice(0, counted.length)).toEqual(counted)
    if (counted.length > 1) expect(reasons).toEqual(counted)
  }
})

test('the same text has the same reasons', () => {
  expect(detect(SHORT).evidence).toEqual(detect(SHORT).evidence)
})

test('a text that reads human has no evidence', () => {
  expect(detect(HUMAN_TEXT).evidence).toEqual([])
})
