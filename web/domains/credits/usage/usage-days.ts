import {
  type Usage,
  type UsageHour,
  type UsageKind,
  usageDays,
  usageKinds,
} from '../../../../contract/credits.ts'

/** The figures of one day in the time zone of this device. */
export type UsageDay = Record<UsageKind | 'words', number> & { day: Date }

const keys = [...usageKinds, 'words'] as const

/** Adds hours up to the days of the chart, the oldest first. Days without activity have zeros. */
export function usageByDay({ hours }: Pick<Usage, 'hours'>, now: Date, count = usageDays): UsageDay[] {
  const days = Array.from({ length: count }, (_, index): UsageDay => {
    // Counted in calendar days, because a day has 23 or 25 hours when the clocks change.
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - (count - 1 - index))
    return { day, messages: 0, checks: 0, rewrites: 0, words: 0 }
  })
  const byName = new Map(days.map((one) => [one.day.toDateString(), one]))
  for (const hour of hours) {
    const day = byName.get(new Date(hour.at).toDateString())
    if (day) for (const key of keys) day[key] += hour[key]
  }
  return days
}

export function totalsOf(days: readonly Omit<UsageHour, 'at'>[]): Record<UsageKind | 'words', number> {
  const totals = { messages: 0, checks: 0, rewrites: 0, words: 0 }
  for (const day of days) for (const key of keys) totals[key] += day[key]
  return totals
}

/** Returns the smallest round number that is not below `value`: 4, 10, or 1, 2 or 5 times a power of ten. */
export function axisTop(value: number): number {
  // The middle of the axis has a figure too, and there are no halves of a message.
  if (value <= 4) return 4
  if (value <= 10) return 10
  const power = 10 ** Math.floor(Math.log10(value))
  return [1, 2, 5, 10].map((step) => step * power).find((top) => top >= value)!
}
