import { expect, test } from 'vitest'
import { mapPercentageToClass, verdictFor } from './verdict.ts'

test.each([
  [100, 'ai', 'high'],
  [80, 'ai', 'high'],
  [79.9, 'ai', 'medium'],
  [60, 'ai', 'medium'],
  [59.9, 'inconclusive', 'low'],
  [40, 'inconclusive', 'low'],
  [39.9, 'human', 'medium'],
  [20, 'human', 'medium'],
  [19.9, 'human', 'high'],
  [0, 'human', 'high'],
])('%s is %s, %s', (percentage, predicted_class, confidence_category) => {
  expect(mapPercentageToClass(percentage)).toEqual({ predicted_class, confidence_category })
})

test('a text of one author is never mixed, and its class has the largest probability', () => {
  for (let percentage = 0; percentage <= 100; percentage++) {
    const { predicted_class, class_probabilities } = verdictFor(percentage / 100, null)
    expect(class_probabilities.mixed).toBe(0)
    expect(predicted_class).not.toBe('mixed')
    if (predicted_class === 'ai') expect(class_probabilities.ai).toBeGreaterThan(class_probabilities.human)
  }
})

test('two authors make a text mixed, regardless of its whole score', () => {
  for (const probability of [0.02, 0.5, 0.98]) {
    const { predicted_class, class_probabilities } = verdictFor(probability, { probability: 0.6 })
    expect(predicted_class).toBe('mixed')
    expect(class_probabilities.ai + class_probabilities.human + class_probabilities.mixed).toBeCloseTo(1)
    expect(Math.max(...Object.values(class_probabilities))).toBe(class_probabilities.mixed)
  }
})
