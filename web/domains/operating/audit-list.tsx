import { Download, ScrollText } from 'lucide-react'
import type { AuditAct, AuditEntry } from '../../../contract/operating/audit.ts'
import type { UserAct } from '../../../contract/operating/users.ts'
import { auditTexts } from '../../locales/en/operating/audit.ts'
import { usersTexts } from '../../locales/en/operating/users.ts'
import { formatDate } from '../../locales/format.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonOver } from '../../ui/feedback/skeleton.tsx'
import { MoreButton } from '../../ui/fields/more-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { SettingRow } from '../../ui/layout/setting-card.tsx'
import { personName } from './person-name.ts'
import { useAudit } from './queries.ts'

/** Everything that operators did, newest first, and as a file. */
export function AuditList() {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useAudit()
  const entries = data?.pages.flatMap((page) => page.entries)
  return (
    <section aria-label={auditTexts.title} className="flex flex-col gap-4">
      <div className="flex items-end justify-between gap-4 max-sm:flex-col max-sm:items-stretch">
        <p className="text-13 text-pretty text-ink-muted">{auditTexts.text}</p>
        <div className="flex shrink-0 gap-2">
          {(['csv', 'jsonl'] as const).map((format) => (
            <a
              key={format}
              href={`/api/operator/audit/export?format=${format}`}
              className={buttonClass({ size: 'sm' })}
            >
              <Download aria-hidden="true" />
              {auditTexts.export({ format: format.toUpperCase() })}
            </a>
          ))}
        </div>
      </div>
      <Card className="[&>*~*]:border-t [&>*]:border-line">
        {entries ? (
          entries.map((entry) => <Entry key={entry.id} entry={entry} />)
        ) : isError ? (
          <ErrorState title={auditTexts.notLoaded} onRetry={() => void refetch()} />
        ) : (
          <SkeletonOver>
            <SettingRow title={auditTexts.title} text={auditTexts.title} />
          </SkeletonOver>
        )}
        {entries?.length === 0 && <EmptyState icon={<ScrollText />} title={auditTexts.none} />}
      </Card>
      {hasNextPage && (
        <MoreButton
          isLoading={isFetchingNextPage}
          isFailed={isFetchNextPageError}
          onMore={() => void fetchNextPage()}
        />
      )}
    </section>
  )
}

function Entry({ entry: { act, at, operator, subject, reason, detail } }: { entry: AuditEntry }) {
  const by = operator ? personName(operator) : auditTexts.command
  return (
    <SettingRow
      title={
        <span className="break-words">
          {titleOf(act, detail)}
          {(act === 'change-words' || act === 'invite') && ` (${detail})`}
          {subject && <span className="font-normal text-ink-muted"> · {personName(subject)}</span>}
        </span>
      }
      text={
        <>
          <span className="tabular block">
            {auditTexts.by({ operator: by, date: formatDate(at, 'moment') })}
          </span>
          {reason && <span className="block break-words">{auditTexts.because({ reason })}</span>}
        </>
      }
    />
  )
}

function titleOf(act: AuditAct, detail: string): string {
  if (act === 'call') return auditTexts.call({ call: detail })
  return act in auditTexts.acts
    ? auditTexts.acts[act as keyof typeof auditTexts.acts]
    : usersTexts.acts[act as UserAct]
}
