import { expect, test } from 'vitest'
import { reconnectDelayMs } from './reconnect.ts'

test('waits longer each time, and at most 15 seconds', () => {
  expect([0, 1, 2, 3, 4, 50].map(reconnectDelayMs)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000])
})
