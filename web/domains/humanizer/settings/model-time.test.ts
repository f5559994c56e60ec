import { expect, test } from 'vitest'
import { modelTime } from './model-time.ts'

test.each([
  [300, 'endpoint', { from: 40, to: 70 }],
  [300, 'own', { from: 40, to: 70 }],
  [300, 'local-server', { from: 100, to: 300 }],
  [20, 'endpoint', { from: 5, to: 15 }],
] as const)('%i words by a model of kind %s', (words, kind, expected) => {
  expect(modelTime(words, { kind })).toEqual(expected)
})
