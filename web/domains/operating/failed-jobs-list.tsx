import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { failedJobsPerPage, type JobAct, type ListedJob } from '../../../contract/operating/failed-jobs.ts'
import { jobsTexts as texts } from '../../locales/en/operating/jobs.ts'
import { formatDate } from '../../locales/format.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonOver } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { SettingRow } from '../../ui/layout/setting-card.tsx'
import { toast } from '../../ui/toast.tsx'
import { useFailedJobs, useJobsAct } from './job-queries.ts'
import { PageButtons } from './page-buttons.tsx'

/** Jobs and mails that were given up, to be tried again or discarded. */
export function FailedJobsList() {
  const [page, setPage] = useState(1)
  const { data, isError, refetch } = useFailedJobs(page)
  const { mutate, isPending } = useJobsAct()
  const jobs = data?.jobs
  function act(which: JobAct, ids: string[]) {
    mutate(
      { act: which, ids },
      {
        onSuccess: ({ done }) => toast.success(texts.done[which]({ count: done })),
        onError: (error) => toast.error(error.message),
      },
    )
  }
  return (
    <section aria-label={texts.title} className="flex flex-col gap-4">
      <div className="flex min-h-9 items-center justify-between gap-4 max-sm:flex-col max-sm:items-stretch">
        <p role="status" className="text-13 text-pretty text-ink-muted">
          {data ? texts.found({ count: data.total }) : ''}
        </p>
        {jobs && jobs.length > 1 && (
          <div className="flex shrink-0 gap-2">
            <Button size="sm" disabled={isPending} onClick={() => act('retry-job', idsOf(jobs))}>
              {texts.retryAll}
            </Button>
            <Button size="sm" disabled={isPending} onClick={() => act('discard-job', idsOf(jobs))}>
              {texts.discardAll}
            </Button>
          </div>
        )}
      </div>
      <Card className="[&>*~*]:border-t [&>*]:border-line">
        {jobs ? (
          jobs.map((job) => (
            <JobRow key={job.id} job={job} isBusy={isPending} onAct={(which) => act(which, [job.id])} />
          ))
        ) : isError ? (
          <ErrorState title={texts.notLoaded} onRetry={() => void refetch()} />
        ) : (
          <SkeletonOver>
            <SettingRow title={texts.title} text={texts.title} />
          </SkeletonOver>
        )}
        {jobs?.length === 0 && <EmptyState icon={<CircleCheck />} title={texts.none} />}
      </Card>
      {data && <PageButtons page={page} total={data.total} perPage={failedJobsPerPage} onPage={setPage} />}
    </section>
  )
}

const idsOf = (jobs: ListedJob[]) => jobs.map(({ id }) => id)

type JobRowProps = { job: ListedJob; isBusy: boolean; onAct: (act: JobAct) => void }

function JobRow({ job: { queue, failedAt, attempts, reason, mail }, isBusy, onAct }: JobRowProps) {
  return (
    <SettingRow
      title={
        <span className="break-words">
          {mail ? mail.subject : queue}
          {mail && (
            <span className="font-normal text-ink-muted"> · {texts.mailTo({ address: mail.to })}</span>
          )}
        </span>
      }
      text={
        <>
          <span className="tabular block">
            {texts.failed({ date: formatDate(failedAt, 'moment'), attempts, queue })}
          </span>
          <span className="block break-words">{reason ? texts.reason({ reason }) : texts.noReason}</span>
        </>
      }
      action={
        <span className="flex gap-2">
          <Button size="sm" disabled={isBusy} onClick={() => onAct('retry-job')}>
            {texts.retry}
          </Button>
          <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => onAct('discard-job')}>
            {texts.discard}
          </Button>
        </span>
      }
    />
  )
}
