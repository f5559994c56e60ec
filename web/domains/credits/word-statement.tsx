import { Download } from 'lucide-react'
import { useState } from 'react'
import { statementTexts as texts } from '../../locales/en/credits/statement.ts'
import { formatDate, formatNumber } from '../../locales/format.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SettingCard, SettingRow } from '../../ui/layout/setting-card.tsx'
import { useWordStatement } from './queries.ts'

const firstLines = 8

/** The balance line by line, newest first, and as a file. */
export function WordStatement() {
  const { data, isError, refetch } = useWordStatement()
  const [showsAll, setShowsAll] = useState(false)
  const lines = data?.lines ?? []
  const shown = showsAll ? lines : lines.slice(0, firstLines)
  return (
    <SettingCard
      title={texts.title}
      text={texts.text}
      action={
        <a href="/api/user/word-statement.csv" className={buttonClass({ size: 'sm' })}>
          <Download aria-hidden="true" />
          {texts.exportCsv}
        </a>
      }
    >
      {isError && <ErrorState title={texts.failed} onRetry={() => void refetch()} />}
      {data && lines.length === 0 && <SettingRow title={texts.empty} />}
      {shown.map(({ at, kind, words }) => (
        <SettingRow
          key={`${at} ${kind} ${words}`}
          title={texts.kinds[kind]}
          text={formatDate(at, 'moment')}
          action={<span className="tabular">{formatNumber(words, { signDisplay: 'exceptZero' })}</span>}
        />
      ))}
      {lines.length > firstLines && !showsAll && (
        <div className="px-5 py-3 max-md:px-4">
          <Button onClick={() => setShowsAll(true)}>{texts.more({ count: lines.length })}</Button>
        </div>
      )}
    </SettingCard>
  )
}
