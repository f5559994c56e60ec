import { expect, test } from 'vitest'
import { reconnectDelayMs } from './reconnect.ts'

test('waits longer each time, at most 15 seconds, and not exactly as long as other pages', () => {
  for (const [attempt, ms] of [1_000, 2_000, 4_000, 8_000, 15_000].entries()) {
    expect(reconnectDelayMs(attempt)).toBeLessThanOrEqual(ms)
    expect(reconnectDelayMs(attempt)).toBeGreaterThanOrEqual(ms * 0.75)
  }
  expect(reconnectDelayMs(50)).toBeLessThanOrEqual(15_000)
})
