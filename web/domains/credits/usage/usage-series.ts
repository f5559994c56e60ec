import { usageKinds } from '../../../../contract/credits.ts'
import { usageTexts } from '../../../locales/en/credits/usage.ts'
import type { UsageDay } from './usage-days.ts'

export type Measure = 'activity' | 'words'
export type Series = { key: Exclude<keyof UsageDay, 'day'>; label: string; fill: string; ground: string }

const looks = {
  messages: { fill: 'fill-chart-1', ground: 'bg-chart-1' },
  checks: { fill: 'fill-chart-2', ground: 'bg-chart-2' },
  rewrites: { fill: 'fill-chart-3', ground: 'bg-chart-3' },
}

/** What the chart stacks, from the bottom to the top. */
export function seriesOf(measure: Measure): Series[] {
  if (measure === 'words') return [{ key: 'words', label: usageTexts.wordsHumanized, ...looks.messages }]
  return usageKinds.map((key) => ({ key, label: usageTexts.kinds[key], ...looks[key] }))
}

export function sumOf(day: UsageDay, series: Series[]): number {
  return series.reduce((sum, { key }) => sum + day[key], 0)
}
