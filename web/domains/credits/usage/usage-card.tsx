import { ChartColumn, Table2 } from 'lucide-react'
import { useState } from 'react'
import { usageDays } from '../../../../contract/credits.ts'
import { usageTexts } from '../../../locales/en/credits/usage.ts'
import { formatNumber } from '../../../locales/format.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useUsage } from '../queries.ts'
import { UsageBars } from './usage-bars.tsx'
import { totalsOf, type UsageDay, usageByDay } from './usage-days.ts'
import { type Measure, type Series, seriesOf } from './usage-series.ts'
import { UsageTable } from './usage-table.tsx'

/** What the user did in the last days, by day and kind, as a chart or as a table. */
export function UsageCard() {
  const { data, isError, refetch } = useUsage()
  const [measure, setMeasure] = useState<Measure>('activity')
  const [isTable, setTable] = useState(false)
  const days = data && usageByDay(data, new Date())
  const series = seriesOf(measure)
  return (
    <Card className="p-5 max-md:p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="mr-auto">
          <h2 className="text-16 font-medium">{usageTexts.usage}</h2>
          <p className="text-13 text-ink-muted">{usageTexts.lastDays({ days: usageDays })}</p>
        </div>
        <Segmented
          label={usageTexts.measure}
          value={measure}
          onChange={(value) => setMeasure(value as Measure)}
          options={[
            { value: 'activity', label: usageTexts.activity },
            { value: 'words', label: usageTexts.words },
          ]}
        />
        <IconButton
          label={isTable ? usageTexts.showChart : usageTexts.showTable}
          icon={isTable ? <ChartColumn /> : <Table2 />}
          variant="outline"
          onClick={() => setTable(!isTable)}
        />
      </div>
      {/* The content has the same height in every state, so that nothing moves when it is loaded. */}
      <div className="mt-5 min-h-61">
        {days ? (
          <Figures days={days} series={series} measure={measure} isTable={isTable} />
        ) : isError ? (
          <ErrorState title={usageTexts.failed} text={usageTexts.failedText} onRetry={() => void refetch()} />
        ) : (
          <div role="status" aria-label={usageTexts.loading}>
            <Skeleton className="h-61" />
          </div>
        )}
      </div>
    </Card>
  )
}

type FiguresProps = { days: UsageDay[]; series: Series[]; measure: Measure; isTable: boolean }

function Figures({ days, series, measure, isTable }: FiguresProps) {
  const totals = totalsOf(days)
  if (series.every(({ key }) => totals[key] === 0))
    return (
      <EmptyState
        icon={<ChartColumn aria-hidden="true" />}
        title={(measure === 'words' ? usageTexts.noWords : usageTexts.noUsage)({ days: usageDays })}
        text={usageTexts.noUsageText}
        className="min-h-61 justify-center"
      />
    )
  const count = { ...totals, days: usageDays }
  const name = measure === 'words' ? usageTexts.wordsName(count) : usageTexts.activityName(count)
  return (
    <>
      {isTable ? (
        <UsageTable days={days} series={series} />
      ) : (
        <UsageBars days={days} series={series} name={name} />
      )}
      <dl className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-13">
        {series.map(({ key, label, ground }) => (
          <div key={key} className="flex items-center gap-2">
            <dt className="flex items-center gap-2 text-ink-muted">
              <span aria-hidden="true" className={`size-2.5 rounded-small ${ground}`} />
              {label}
            </dt>
            <dd className="tabular font-medium">{formatNumber(totals[key])}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
