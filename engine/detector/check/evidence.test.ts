import { expect, test } from 'vitest'
import { aiText, humanText } from '../test-texts.ts'
import { detect } from './detect.ts'

const last = ['weighed-wording', 'weighed-style']

/** Too short for most signals. */
const short =
  "The prices are very reasonable, and the portions are generous. Overall, the atmosphere is lively and you'll definitely leave feeling satisfied. I highly recommend giving it a try."

test.each([aiText, short, `${short}\n\n${aiText}`])(
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
  for (const { reasons } of [detect(aiText), detect(short)].flatMap(({ evidence }) => evidence)) {
    const counted = reasons.filter(({ signal }) => !last.includes(signal))
    expect(reasons.slice(0, counted.length)).toEqual(counted)
    if (counted.length > 1) expect(reasons).toEqual(counted)
  }
})

test('the same text has the same reasons', () => {
  expect(detect(short).evidence).toEqual(detect(short).evidence)
})

test('a text that reads human has no evidence', () => {
  expect(detect(humanText).evidence).toEqual([])
})
