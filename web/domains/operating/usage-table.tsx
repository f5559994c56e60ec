import { ChartColumn, Download } from 'lucide-react'
import { useState } from 'react'
import { type SiteUsageRow, type UsageSpan, usageSpans } from '../../../contract/operating/site-usage.ts'
import { figuresTexts as texts } from '../../locales/en/operating/figures.ts'
import { formatNumber } from '../../locales/format.ts'
import { Button } from '../../ui/button.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { csvText } from '../../ui/text/csv.ts'
import { useSiteUsage } from './figure-queries.ts'
import { ModelRatingsTable } from './model-ratings-table.tsx'
import { ModelUsageTable } from './model-usage-table.tsx'
import { personName } from './person-name.ts'

const rowsShown = 200

/** What models and people used in a time. */
export function UsageSection() {
  const [days, setDays] = useState<UsageSpan>(30)
  return (
    <div className="flex flex-col gap-8">
      <Segmented
        label={texts.span}
        value={String(days)}
        onChange={(next) => setDays(Number(next) as UsageSpan)}
        options={usageSpans.map((each) => ({ value: String(each), label: texts.days({ days: each }) }))}
      />
      <ModelUsageTable days={days} />
      <ModelRatingsTable days={days} />
      <UsageTable days={days} />
    </div>
  )
}

/** What each person used, by day, and as a file. */
function UsageTable({ days }: { days: UsageSpan }) {
  const { data, isError, refetch } = useSiteUsage(days)
  const rows = data?.rows
  return (
    <section aria-label={texts.byPerson} className="flex flex-col gap-3">
      <div className="flex items-end justify-between gap-3">
        <h2 className="text-16 font-medium">{texts.byPerson}</h2>
        <Button
          size="sm"
          icon={<Download />}
          disabled={!rows?.length}
          onClick={() => rows && downloadFile('usage.csv', fileOf(rows), 'text/csv')}
        >
          {texts.csv}
        </Button>
      </div>
      {data?.hasMore && <Note tone="caution">{texts.hasMore}</Note>}
      {rows && rows.length > rowsShown && <Note>{texts.more({ shown: rowsShown, count: rows.length })}</Note>}
      <Card className="overflow-x-auto">
        {rows ? (
          rows.length > 0 ? (
            <Rows rows={rows.slice(0, rowsShown)} />
          ) : (
            <EmptyState icon={<ChartColumn />} title={texts.nothingUsed} />
          )
        ) : isError ? (
          <ErrorState title={texts.usageNotLoaded} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-48 w-full" />
        )}
      </Card>
    </section>
  )
}

function Rows({ rows }: { rows: SiteUsageRow[] }) {
  return (
    <table className="tabular w-full text-left text-13">
      <thead>
        <tr className="border-b border-line text-ink-muted [&>th]:px-4 [&>th]:py-2.5 [&>th]:font-medium">
          <th scope="col">{texts.day}</th>
          <th scope="col">{texts.person}</th>
          <th scope="col" className="text-right">
            {texts.words}
          </th>
          <th scope="col" className="text-right">
            {texts.tokens}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, person, words, tokens }) => (
          <tr
            key={`${day} ${person.id}`}
            className="border-b border-line last:border-0 [&>td]:px-4 [&>td]:py-2"
          >
            <td className="whitespace-nowrap">{day}</td>
            <td className="min-w-40 break-all">{personName(person)}</td>
            <td className="text-right">{formatNumber(words)}</td>
            <td className="text-right">{formatNumber(tokens)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function fileOf(rows: SiteUsageRow[]): string {
  const cells = rows.map(({ day, person, words, tokens }) => [
    day,
    person.id,
    person.email ?? '',
    String(words),
    String(tokens),
  ])
  return csvText([['day', 'account', 'address', 'words_charged', 'model_tokens'], ...cells])
}
