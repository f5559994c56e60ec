import { expect, test } from 'vitest'
import { waitText } from './wait-text.ts'

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [42, '42 seconds'],
  [60, '1 minute'],
  [125, '2 minutes 5 seconds'],
  [3_600, '1 hour'],
  [12_005, '3 hours 20 minutes'],
])('%i is %j', (seconds, text) => {
  expect(waitText(seconds)).toBe(text)
})
