import { controlTexts } from '../locales/en/ui/controls.ts'

export type DayGroup<Item> = { name: string; items: Item[] }

const names = () =>
  [controlTexts.today, controlTexts.yesterday, controlTexts.previous7Days, controlTexts.older] as const

/** Counts calendar days in local time between a moment and now. A moment in the future counts as today. */
function daysAgo(moment: Date, now: Date): number {
  const day = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return Math.max(0, Math.round((day(now) - day(moment)) / 86_400_000))
}

function groupOf(days: number): number {
  if (days === 0) return 0
  if (days === 1) return 1
  return days <= 7 ? 2 : 3
}

/** Groups items by the day of their moment, in the given order, without empty groups. */
export function groupByDay<Item>(
  items: readonly Item[],
  momentOf: (item: Item) => string,
  now: Date,
): DayGroup<Item>[] {
  const groups: DayGroup<Item>[] = names().map((name) => ({ name, items: [] }))
  for (const item of items) groups[groupOf(daysAgo(new Date(momentOf(item)), now))]!.items.push(item)
  return groups.filter((group) => group.items.length > 0)
}
