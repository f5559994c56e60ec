import { Feather, FileText, MessageSquare, PenLine, ScanText } from 'lucide-react'
import { Link } from 'react-router'
import { shownTitle } from '../../domains/chats/shown-title.ts'
import { dashboardTexts } from '../../locales/en/pages/dashboard.ts'
import { formatRecentDate } from '../../locales/format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorNote, ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { useRecentWork, type Work, type WorkKind } from './use-recent-work.ts'

const icons: Record<WorkKind, typeof Feather> = {
  chat: MessageSquare,
  essay: FileText,
  check: ScanText,
  rewrite: Feather,
}
const skeletonRows = ['w-48', 'w-64', 'w-40', 'w-56', 'w-52', 'w-44']

/** The newest chats, essays, checks and rewrites in one list. */
export function RecentWork() {
  const { works, isPending, isFailed, retry } = useRecentWork()
  const isEmpty = works.length === 0
  return (
    <Card className="min-h-80">
      <h2 className="px-5 pt-4 pb-2 text-16 font-medium max-md:px-4">{dashboardTexts.recentWork}</h2>
      {isFailed && isEmpty && !isPending && (
        <ErrorState title={dashboardTexts.recentFailed} onRetry={retry} />
      )}
      {isFailed && !isEmpty && (
        <div className="px-3 pb-2">
          <ErrorNote
            action={
              <button type="button" onClick={retry} className="font-medium underline max-md:min-h-11">
                {dashboardTexts.tryAgain}
              </button>
            }
          >
            {dashboardTexts.someMissing}
          </ErrorNote>
        </div>
      )}
      {isPending ? (
        <div role="status" aria-label={dashboardTexts.loadingRecentWork} className="px-5 max-md:px-4">
          {skeletonRows.map((width) => (
            <div key={width} className="flex h-13 items-center gap-3">
              <Skeleton className="size-5" />
              <Skeleton className={`h-4 max-w-full ${width}`} />
            </div>
          ))}
        </div>
      ) : (
        !isFailed &&
        isEmpty && (
          <EmptyState
            icon={<PenLine aria-hidden="true" />}
            title={dashboardTexts.nothingYet}
            text={dashboardTexts.nothingYetText}
            action={
              <div className="flex flex-wrap justify-center gap-2">
                <ButtonLink to="/chat/new" variant="primary">
                  {dashboardTexts.startAChat}
                </ButtonLink>
                <ButtonLink to="/ai-detector">{dashboardTexts.checkAText}</ButtonLink>
              </div>
            }
          />
        )
      )}
      {!isPending && !isEmpty && (
        <ul className="px-2 pb-2">
          {works.map((work) => (
            <WorkRow key={`${work.kind} ${work.id}`} work={work} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function WorkRow({ work }: { work: Work }) {
  const Icon = icons[work.kind]
  return (
    <li>
      <Link
        to={work.to}
        className="flex min-h-13 items-center gap-3 rounded-control px-3 py-2 transition-colors hover:bg-surface-hover max-md:px-2"
      >
        <Icon aria-hidden="true" className="size-4.5 shrink-0 text-ink-muted" />
        <span className="min-w-0 flex-1">
          <span className="block truncate">{shownTitle(work.title)}</span>
          <span className="block truncate text-12 text-ink-muted">
            {dashboardTexts.kinds[work.kind]}
            {work.words !== null && ` · ${dashboardTexts.words({ count: work.words })}`}
          </span>
        </span>
        <time dateTime={work.at} className="shrink-0 text-12 text-ink-muted">
          {formatRecentDate(work.at, new Date())}
        </time>
      </Link>
    </li>
  )
}
