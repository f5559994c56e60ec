import { Download } from 'lucide-react'
import { useState } from 'react'
import type { StatementLine } from '../../../contract/credits.ts'
import { plans } from '../../../contract/plans.ts'
import { statementTexts as texts } from '../../locales/en/credits/statement.ts'
import { formatDate, formatNumber } from '../../locales/format.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SettingCard, SettingRow } from '../../ui/layout/setting-card.tsx'
import { useWordStatement } from './queries.ts'

const firstLines = 8

/** The balance line by line, newest first, and as a file with the same times. */
export function WordStatement({ timeZone, zoneName }: { timeZone: string; zoneName: string }) {
  const { data, isError, refetch } = useWordStatement()
  const [showsAll, setShowsAll] = useState(false)
  const lines = data?.lines ?? []
  const shown = showsAll ? lines : lines.slice(0, firstLines)
  return (
    <SettingCard
      title={texts.title}
      text={texts.text({ zone: zoneName })}
      action={
        <a
          href={`/api/user/word-statement.csv?timeZone=${encodeURIComponent(timeZone)}`}
          className={buttonClass({ size: 'sm' })}
        >
          <Download aria-hidden="true" />
          {texts.exportCsv}
        </a>
      }
    >
      {isError && <ErrorState title={texts.failed} onRetry={() => void refetch()} />}
      {data && lines.length === 0 && <SettingRow title={texts.empty} />}
      {shown.map((line) => (
        <SettingRow
          key={`${line.at} ${line.kind} ${line.words}`}
          title={titleOf(line)}
          text={formatDate(line.at, 'moment', timeZone)}
          action={
            <span className="tabular flex flex-col items-end gap-0.5">
              <span>{formatNumber(line.words, { signDisplay: 'exceptZero' })}</span>
              <span className="text-13 text-ink-muted">{texts.balance({ balance: line.balance })}</span>
            </span>
          }
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

/** Names the cause of a line. Lines of an older server, or without a known plan, have the name of their kind. */
function titleOf({ kind, cause, tier }: StatementLine): string {
  const { grants, expiries, kinds } = texts
  if (cause === 'operator') return kind === 'expire' ? expiries.operator : grants.operator
  if (kind === 'grant' && cause === 'invitation') return grants.invitation
  if (kind === 'grant' && cause === 'free') return grants.free
  if (cause === 'given-before') return grants.givenBefore
  if (kind === 'grant' && tier && (cause === 'purchase' || cause === 'upgrade' || cause === 'cycle'))
    return grants[cause]({ plan: plans[tier].name })
  if (
    kind === 'expire' &&
    (cause === 'end' || cause === 'refund' || cause === 'dispute' || cause === 'unpaid')
  )
    return expiries[cause]
  return kinds[kind]
}
