import { expect, test } from 'vitest'
import { sessionRetriesMax, sessionRetryDelayMs } from './session-retry.ts'

test('waits 1, 2 and 4 seconds before its three retries', () => {
  const delays = Array.from({ length: sessionRetriesMax }, (_, failures) => sessionRetryDelayMs(failures))
  expect(delays).toEqual([1_000, 2_000, 4_000])
})

test('never waits longer than before the last retry', () => {
  expect(sessionRetryDelayMs(40)).toBe(4_000)
})
