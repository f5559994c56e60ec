import { expect, test } from 'vitest'
import { testLengths } from './test-lengths.ts'

test.each([
  [1, [1]],
  [3, [3]],
  [5, [5]],
  [12, [5, 10, 12]],
  [40, [5, 10, 20, 40]],
  [41, [10, 20, 40, 41]],
])('a test of a set of %i questions offers no more than there are', (questions, lengths) => {
  expect(testLengths(questions)).toEqual(lengths)
})
