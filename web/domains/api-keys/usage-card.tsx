import { ChartColumn, Download } from 'lucide-react'
import type { ApiUsageRow } from '../../../contract/api/usage.ts'
import { apiKeyTexts as texts } from '../../locales/en/api-keys/keys.ts'
import { formatDate } from '../../locales/format.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonOver } from '../../ui/feedback/skeleton.tsx'
import { SettingCard, SettingRow } from '../../ui/layout/setting-card.tsx'
import { useApiKeys, useUsageByKey } from './key-queries.ts'

const daysShown = 30
const rowsShown = 30

/** What each key did, by day and kind; for plans that include it. */
export function UsageCard() {
  const { data: keys } = useApiKeys()
  return keys?.hasBulk && keys.keys.length > 0 ? <UsageRows /> : null
}

function UsageRows() {
  const { data, isPending, isError, refetch } = useUsageByKey(daysShown)
  const rows = data?.rows ?? []
  return (
    <SettingCard
      title={texts.usageTitle}
      text={texts.usageText({ days: daysShown })}
      action={
        <a href={`/api/api-keys/usage.csv?days=${daysShown}`} className={buttonClass({ size: 'sm' })}>
          <Download aria-hidden="true" />
          {texts.exportCsv}
        </a>
      }
    >
      {isPending && (
        <SkeletonOver className="inset-x-5 inset-y-3.5 max-md:inset-x-4">
          <SettingRow icon={<ChartColumn />} title={texts.usageEmpty} />
        </SkeletonOver>
      )}
      {isError && !data && <ErrorState title={texts.usageFailed} onRetry={() => void refetch()} />}
      {data && rows.length === 0 && <SettingRow icon={<ChartColumn />} title={texts.usageEmpty} />}
      {rows.slice(0, rowsShown).map((row) => (
        <SettingRow
          key={`${row.day} ${row.keyId} ${row.kind}`}
          title={`${formatDate(`${row.day}T00:00:00Z`, 'shortYear', 'UTC')} · ${row.keyName}`}
          text={texts.kinds[row.kind]}
          action={<Figures row={row} />}
        />
      ))}
    </SettingCard>
  )
}

function Figures({ row: { calls, failed, words, charged } }: { row: ApiUsageRow }) {
  const called = [texts.calls({ count: calls }), failed > 0 && texts.failedCalls({ count: failed })]
  const counted = [texts.wordsSent({ words }), charged > 0 && texts.wordsCharged({ words: charged })]
  return (
    <span className="tabular flex flex-col items-end gap-0.5 text-right">
      <span>{called.filter(Boolean).join(', ')}</span>
      <span className="text-13 text-ink-muted">{counted.filter(Boolean).join(', ')}</span>
    </span>
  )
}
