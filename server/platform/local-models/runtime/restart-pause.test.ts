import { afterEach, expect, test, vi } from 'vitest'
import { openRestartPause } from './restart-pause.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('doubles after each failure up to a minute, and ends with a success', () => {
  vi.useFakeTimers()
  const pause = openRestartPause(1_000)
  expect(pause.left()).toBe(0)
  const pauses = Array.from({ length: 8 }, () => {
    pause.failed()
    return pause.left()
  })
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000])
  pause.worked()
  expect(pause.left()).toBe(0)
})
