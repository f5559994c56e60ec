import { CircleAlert, ShieldCheck } from 'lucide-react'
import { contractText } from '../../../locales/contract-text.ts'
import { securityTexts } from '../../../locales/en/accounts/security.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { SettingCard } from '../../../ui/layout/setting-card.tsx'
import { alarming, deviceText, eventTexts, momentText } from '../security-log-texts.ts'
import { useSecurityEvents } from '../security-queries.ts'

/** Lists the account's security events, newest first, in pages. */
export function SecurityLog() {
  const log = useSecurityEvents()
  const events = log.data?.pages.flatMap((page) => page.events) ?? []
  return (
    <SettingCard title={securityTexts.securityLog} text={securityTexts.signInsAndChangesTo}>
      {log.isPending && <LogSkeleton />}
      {log.isError && !log.data && (
        <ErrorState
          title={securityTexts.theLogCouldNotBe}
          text={securityTexts.theServerDidNotRespond}
          onRetry={() => log.refetch()}
        />
      )}
      {log.isSuccess && events.length === 0 && (
        <EmptyState
          icon={<ShieldCheck />}
          title={securityTexts.nothingYet}
          text={securityTexts.yourNextSignInWill}
        />
      )}
      {events.length > 0 && (
        <ol className="divide-y divide-line">
          {events.map(({ id, kind, createdAt, device, address, detail }) => (
            <li
              key={id}
              className="flex items-start justify-between gap-x-6 px-5 py-3 max-sm:flex-col max-md:px-4"
            >
              <span className="min-w-0">
                <span className="flex items-center gap-1.5">
                  {alarming.has(kind) && (
                    <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-caution" />
                  )}
                  {detail ? `${eventTexts[kind]}: ${detail}` : eventTexts[kind]}
                </span>
                <span className="text-13 text-ink-muted">
                  {[deviceText(device ?? ''), contractText(address ?? '')].filter(Boolean).join(' · ')}
                </span>
              </span>
              <time dateTime={createdAt} className="tabular shrink-0 text-13 leading-5 text-ink-muted">
                {momentText(createdAt, new Date())}
              </time>
            </li>
          ))}
        </ol>
      )}
      {log.hasNextPage && (
        <div className="flex justify-center px-5 py-2.5">
          <Button variant="ghost" busy={log.isFetchingNextPage} onClick={() => log.fetchNextPage()}>
            {log.isFetchNextPageError ? securityTexts.thatDidNotWorkTry : securityTexts.showOlder}
          </Button>
        </div>
      )}
    </SettingCard>
  )
}

function LogSkeleton() {
  return (
    <div role="status" aria-label={securityTexts.loading} className="divide-y divide-line">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex items-center justify-between px-5 py-3.5">
          <div className="flex flex-col gap-2">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-3 w-44" />
          </div>
          <Skeleton className="h-3 w-24" />
        </div>
      ))}
    </div>
  )
}
