import { expect, test } from 'vitest'
import { humanScoreTone } from './tone.ts'

test.each([
  [0, 'danger'],
  [29.9, 'danger'],
  [30, 'caution'],
  [50.9, 'caution'],
  [51, 'positive'],
  [100, 'positive'],
])('%d percent human is %s', (percent, tone) => {
  expect(humanScoreTone(percent)).toBe(tone)
})
