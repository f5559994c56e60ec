import { usageTexts } from '../../../locales/en/credits/usage.ts'
import { formatDate, formatNumber } from '../../../locales/format.ts'
import type { UsageDay } from './usage-days.ts'
import { type Series, sumOf } from './usage-series.ts'

/** The figures of the chart, the newest day first, without days on which nothing happened. */
export function UsageTable({ days, series }: { days: UsageDay[]; series: Series[] }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
      tabIndex={0}
      aria-label={usageTexts.usage}
      className="h-50 overflow-y-auto"
    >
      <table className="tabular w-full text-left text-13">
        <thead className="sticky top-0 bg-surface-raised text-ink-muted">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pr-4 font-medium">
              {usageTexts.day}
            </th>
            {series.map(({ key, label }) => (
              <th key={key} scope="col" className="py-2 pl-4 text-right font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days
            .filter((day) => sumOf(day, series) > 0)
            .reverse()
            .map((day) => (
              <tr key={day.day.getTime()} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-2 pr-4 font-normal">
                  {formatDate(day.day, 'long')}
                </th>
                {series.map(({ key }) => (
                  <td key={key} className="py-2 pl-4 text-right">
                    {formatNumber(day[key])}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}
