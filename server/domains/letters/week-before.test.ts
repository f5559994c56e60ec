import { expect, test } from 'vitest'
import { weekBefore } from './week-before.ts'

const at = (iso: string, zone: string) => weekBefore(new Date(iso), zone)

test('a report is due from Monday at eight through Tuesday, in local time', () => {
  expect(at('2026-11-23T07:59:59Z', 'UTC')).toBeNull()
  expect(at('2026-11-23T08:00:00Z', 'UTC')).not.toBeNull()
  expect(at('2026-11-24T23:59:59Z', 'UTC')).not.toBeNull()
  expect(at('2026-11-25T00:00:00Z', 'UTC')).toBeNull()
  expect(at('2026-11-22T12:00:00Z', 'UTC')).toBeNull()

  expect(at('2026-11-22T23:00:00Z', 'Asia/Tokyo')).not.toBeNull()
  expect(at('2026-11-23T12:59:00Z', 'America/New_York')).toBeNull()
  expect(at('2026-11-23T13:00:00Z', 'America/New_York')).not.toBeNull()
  expect(at('2026-11-23T02:14:00Z', 'Asia/Kathmandu')).toBeNull()
  expect(at('2026-11-23T02:15:00Z', 'Asia/Kathmandu')).not.toBeNull()
})

test('the week lasts from midnight to midnight in the user’s time zone', () => {
  expect(at('2026-11-23T08:00:00Z', 'UTC')).toEqual({
    monday: '2026-11-16',
    from: new Date('2026-11-16T00:00:00Z'),
    to: new Date('2026-11-23T00:00:00Z'),
  })
  expect(at('2026-11-24T06:00:00Z', 'Asia/Kathmandu')).toEqual({
    monday: '2026-11-16',
    from: new Date('2026-11-15T18:15:00Z'),
    to: new Date('2026-11-22T18:15:00Z'),
  })
})

test('a week with a clock change has 167 or 169 hours', () => {
  const hours = (iso: string) => {
    const { from, to } = at(iso, 'Europe/Paris')!
    return (to.getTime() - from.getTime()) / 3_600_000
  }
  expect(hours('2026-03-30T08:00:00Z')).toBe(167)
  expect(hours('2026-10-26T08:00:00Z')).toBe(169)
  expect(hours('2026-11-23T08:00:00Z')).toBe(168)
})

test('handles the turn of a year, and an unknown zone', () => {
  expect(at('2029-01-01T09:00:00Z', 'UTC')?.monday).toBe('2028-12-25')
  expect(at('2026-11-23T08:00:00Z', 'Mars/Olympus')?.monday).toBe('2026-11-16')
})
