import { ChartNoAxesColumn, GraduationCap, Play, Plus } from 'lucide-react'
import { Link } from 'react-router'
import type { StudyCounts, StudySetSummary } from '../../../../contract/study/study.ts'
import { studyTexts as texts } from '../../../locales/en/study/study.ts'
import { formatNumber, formatRecentDate } from '../../../locales/format.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useOnline } from '../../../ui/use-online.ts'
import { newSetPath, progressPath, reviewAllPath, setPath } from '../paths.ts'
import { useStudySets } from '../queries.ts'
import { StudyPage } from '../study-page.tsx'

/** /study-simulator: what is to be done today, and all sets. */
export function SetList() {
  const { data: sets, isPending, isError, refetch } = useStudySets()
  const isOnline = useOnline()
  const hasSets = sets !== undefined && sets.length > 0
  return (
    <StudyPage
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          {hasSets && (
            <ButtonLink to={progressPath} icon={<ChartNoAxesColumn aria-hidden="true" />}>
              {texts.progress}
            </ButtonLink>
          )}
          <ButtonLink to={newSetPath} variant="primary" icon={<Plus aria-hidden="true" />}>
            {texts.newSet}
          </ButtonLink>
        </>
      }
    >
      {isError && !sets ? (
        <ErrorState
          title={texts.failedTitle}
          text={isOnline ? undefined : texts.offline}
          onRetry={() => void refetch()}
        />
      ) : isPending ? (
        <div role="status" aria-label={texts.loading} className="flex flex-col gap-4">
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-20 rounded-card" />
          <Skeleton className="h-20 rounded-card" />
        </div>
      ) : !hasSets ? (
        <Card>
          <EmptyState
            icon={<GraduationCap aria-hidden="true" />}
            title={texts.emptyTitle}
            text={texts.emptyText}
            action={
              <ButtonLink to={newSetPath} icon={<Plus aria-hidden="true" />}>
                {texts.newSet}
              </ButtonLink>
            }
          />
        </Card>
      ) : (
        <>
          <Today counts={sumOf(sets)} />
          <section aria-labelledby="sets">
            <h2 id="sets" className="sr-only">
              {texts.sets}
            </h2>
            <ul className="flex flex-col gap-3">
              {sets.map((set) => (
                <SetRow key={set.id} set={set} />
              ))}
            </ul>
          </section>
        </>
      )}
    </StudyPage>
  )
}

function sumOf(sets: StudySetSummary[]): StudyCounts {
  const sum = (name: keyof StudyCounts) => sets.reduce((total, { counts }) => total + counts[name], 0)
  return { cards: sum('cards'), due: sum('due'), fresh: sum('fresh'), learned: sum('learned') }
}

/** The numbers of today, and the way into a session over all sets. */
function Today({ counts }: { counts: StudyCounts }) {
  const figures = [
    { name: texts.dueToday, value: counts.due },
    { name: texts.fresh, value: counts.fresh },
    { name: texts.learned, value: counts.learned },
  ]
  const hasWork = counts.due + counts.fresh > 0
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-5 max-md:p-4">
      <dl className="flex flex-wrap gap-x-10 gap-y-3 max-md:gap-x-6">
        {figures.map(({ name, value }) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-13 text-ink-muted">{name}</dt>
            <dd className="tabular text-28 font-medium">{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      {hasWork ? (
        <ButtonLink
          to={reviewAllPath}
          variant="primary"
          icon={<Play aria-hidden="true" />}
          className="max-sm:w-full"
        >
          {texts.reviewNow}
        </ButtonLink>
      ) : (
        <p className="text-ink-muted">{texts.nothingDue}</p>
      )}
    </Card>
  )
}

function SetRow({ set: { id, title, createdAt, counts } }: { set: StudySetSummary }) {
  return (
    <li>
      <Link to={setPath(id)} className="group block rounded-card">
        <Card className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 transition-colors group-hover:bg-surface-hover">
          <span className="min-w-0 flex-1 basis-56">
            <span className="line-clamp-2 font-medium wrap-anywhere">{title}</span>
            <span className="mt-0.5 block text-13 text-ink-muted">
              {texts.cards({ count: counts.cards })}
              {' · '}
              {formatRecentDate(createdAt, new Date())}
            </span>
          </span>
          <span className="flex gap-2">
            {counts.due > 0 && <Badge tone="accent">{texts.dueCount({ count: counts.due })}</Badge>}
            {counts.fresh > 0 && <Badge>{texts.freshCount({ count: counts.fresh })}</Badge>}
          </span>
        </Card>
      </Link>
    </li>
  )
}
