import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentDay, followDay } from './use-current-day.ts'

const page = Object.assign(new EventTarget(), { hidden: false })
const zone = process.env.TZ

beforeEach(() => {
  page.hidden = false
  vi.stubGlobal('document', page)
  process.env.TZ = 'Europe/Berlin'
  vi.useFakeTimers({ now: new Date('2026-11-23T22:59:50Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

test('reports a new day at midnight, once', () => {
  const changed = vi.fn()
  const stop = followDay(changed)
  vi.advanceTimersByTime(60_000)
  expect(changed).toHaveBeenCalledTimes(1)
  expect(currentDay()).toBe('2026-11-24')
  stop()
  vi.advanceTimersByTime(48 * 3_600_000)
  expect(changed).toHaveBeenCalledTimes(1)
})

test('reports another day after the clock was set back or the time zone was changed', () => {
  const changed = vi.fn()
  const stop = followDay(changed)
  vi.setSystemTime(new Date('2026-11-20T12:00:00Z'))
  vi.advanceTimersByTime(30_000)
  expect(changed).toHaveBeenCalledTimes(1)
  vi.setSystemTime(new Date('2026-11-20T12:00:00Z'))
  process.env.TZ = 'Pacific/Kiritimati'
  vi.advanceTimersByTime(30_000)
  expect(currentDay()).toBe('2026-11-21')
  expect(changed).toHaveBeenCalledTimes(2)
  stop()
})

test('does nothing while the page is hidden, and looks when it is shown again', () => {
  const changed = vi.fn()
  const stop = followDay(changed)
  page.hidden = true
  vi.advanceTimersByTime(24 * 3_600_000)
  expect(changed).not.toHaveBeenCalled()
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  expect(changed).toHaveBeenCalledTimes(1)
  stop()
})
