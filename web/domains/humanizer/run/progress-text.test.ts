import { expect, test } from 'vitest'
import { progressText } from './progress-text.ts'

const step = { iteration: 1, humanScore: 40, aiScore: 60, isAcceptable: false }

test.each([
  [null, 0, 'Reading the text'],
  [null, 2_000, 'Locking facts, names and quotations'],
  [null, 90_000, 'Rewriting'],
  [{ ...step, done: 2, total: 5 }, 90_000, 'Collecting wordings, 2 of 5 sentences'],
  [{ ...step, done: 1, total: 3, round: 2 }, 90_000, 'Asking again for 3 places that still read as AI'],
  [{ ...step, done: 3, total: 3, round: 2 }, 90_000, 'Choosing the wordings by the whole text'],
  [{ ...step, done: 5, total: 5 }, 90_000, 'Checking the result'],
  [{ ...step, done: 3, total: null }, 0, 'Rewriting, pass 3 done'],
])('%j after %i ms: %s', (progress, elapsedMs, text) => {
  expect(progressText(progress, elapsedMs)).toBe(text)
})
