import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRetry, retryWaitMs } from './retry.ts'

const rule = { firstMs: 1_000, longestMs: 15_000 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('waits longer after each failure, and at most the longest wait', () => {
  const waits = [1, 2, 3, 4, 5, 50, 5_000].map((failures) => retryWaitMs(rule, failures, 0))
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000])
})

test('takes a random part off, at most a fourth', () => {
  expect(retryWaitMs(rule, 1, 1)).toBe(750)
  const waits = new Set(Array.from({ length: 50 }, () => retryWaitMs(rule, 5)))
  expect(waits.size).toBeGreaterThan(10)
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(11_250)
})

test('plans one try when a failure is reported several times', () => {
  const work = vi.fn()
  const retry = createRetry(rule, work)
  for (let reports = 0; reports < 5; reports++) retry.later()
  vi.advanceTimersByTime(60_000)
  expect(work).toHaveBeenCalledTimes(1)
})

test('makes few tries in two minutes of failures, and none after it was stopped', () => {
  let tries = 0
  const retry = createRetry(rule, () => {
    tries++
    retry.later()
    retry.later()
  })
  retry.later()
  vi.advanceTimersByTime(120_000)
  expect(tries).toBeGreaterThan(6)
  expect(tries).toBeLessThan(15)
  vi.advanceTimersByTime(15_000)
  retry.stop()
  const after = tries
  vi.advanceTimersByTime(60_000)
  expect(tries).toBe(after)
})

test('makes a planned try at once when asked to, and only once', () => {
  const work = vi.fn()
  const retry = createRetry(rule, work)
  retry.now()
  expect(work).not.toHaveBeenCalled()
  retry.later()
  retry.now()
  retry.now()
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(work).toHaveBeenCalledTimes(1)
})

test('makes no try after it was stopped, also when asked to', () => {
  const work = vi.fn()
  const retry = createRetry(rule, work)
  retry.later()
  retry.stop()
  retry.now()
  expect(work).not.toHaveBeenCalled()
})
