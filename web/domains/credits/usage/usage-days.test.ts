import { expect, test } from 'vitest'
import { axisTop, totalsOf, usageByDay } from './usage-days.ts'

const hourAt = (at: Date, messages: number) => ({
  at: at.toISOString(),
  messages,
  checks: 1,
  rewrites: 0,
  words: 10,
})

test('adds hours up to days of this device, and leaves out older ones', () => {
  const now = new Date(2026, 10, 23, 9)
  const days = usageByDay(
    {
      hours: [
        hourAt(new Date(2026, 9, 20, 12), 50),
        hourAt(new Date(2026, 10, 22, 23), 1),
        hourAt(new Date(2026, 10, 23, 0), 2),
        hourAt(new Date(2026, 10, 23, 8), 4),
      ],
    },
    now,
  )
  expect(days).toHaveLength(30)
  expect(days.map(({ messages }) => messages).slice(-3)).toEqual([0, 1, 6])
  expect(totalsOf(days)).toEqual({ messages: 7, checks: 3, rewrites: 0, words: 30 })
})

test('has each calendar day once when the clocks change', () => {
  for (const now of [new Date(2026, 2, 31, 0, 30), new Date(2026, 10, 3, 23, 30)]) {
    const names = usageByDay({ hours: [] }, now).map(({ day }) => day.toDateString())
    expect(new Set(names).size).toBe(30)
    expect(names.at(-1)).toBe(now.toDateString())
  }
})

test.each([
  [0, 4],
  [4, 4],
  [5, 10],
  [11, 20],
  [201, 500],
  [5_000, 5_000],
  [5_001, 10_000],
])('the axis of %i ends at %i', (value, top) => expect(axisTop(value)).toBe(top))
