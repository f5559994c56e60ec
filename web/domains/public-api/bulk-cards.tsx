import { Download, Layers } from 'lucide-react'
import { useState } from 'react'
import { type BulkJob, type BulkState, bulkFormats } from '../../../contract/api/bulk.ts'
import { bulkTexts as texts } from '../../locales/en/public-api/bulk.ts'
import { formatDate } from '../../locales/format.ts'
import { messageText } from '../../locales/messages.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Progress } from '../../ui/feedback/progress.tsx'
import { SkeletonOver } from '../../ui/feedback/skeleton.tsx'
import type { Tone } from '../../ui/feedback/tone.ts'
import { SettingCard, SettingRow } from '../../ui/layout/setting-card.tsx'
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx'
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx'
import { toast } from '../../ui/toast.tsx'
import { isOpen, resultsAddress, useBulkJobs, useCancelBulkJob, useDeleteBulkJob } from './bulk-queries.ts'
import { StartBulkForm } from './start-bulk-form.tsx'

/** Starts bulk jobs and lists those that are kept, also those of the account's programs. */
export function BulkCards() {
  const { data, isError, refetch } = useBulkJobs()
  const [asked, setAsked] = useState<BulkJob | null>(null)
  const remove = useDeleteBulkJob()
  return (
    <>
      <SettingCard title={texts.newTitle} text={texts.newText}>
        {data ? (
          data.isIncluded ? (
            <StartBulkForm />
          ) : (
            <NeedsPlan />
          )
        ) : isError ? (
          <ErrorState title={texts.notLoaded} onRetry={() => void refetch()} />
        ) : (
          <SkeletonOver>
            <NeedsPlan />
          </SkeletonOver>
        )}
      </SettingCard>
      {data && (data.isIncluded || data.jobs.length > 0) && (
        <SettingCard title={texts.jobs} text={texts.jobsText}>
          {data.jobs.length === 0 && <EmptyState icon={<Layers />} title={texts.none} />}
          {data.jobs.map((job) => (
            <JobRow key={job.id} job={job} onDelete={() => setAsked(job)} />
          ))}
        </SettingCard>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={texts.deleteTitle({ name: asked ? nameOf(asked) : '' })}
        description={texts.deleteText}
        confirmText={texts.delete}
        danger
        busy={remove.isPending}
        onConfirm={() =>
          asked &&
          remove.mutate(asked.id, {
            onSuccess: () => toast.success(texts.deleted),
            onError: (error) => toast.error(error.message),
            onSettled: () => setAsked(null),
          })
        }
      />
    </>
  )
}

function NeedsPlan() {
  return (
    <SettingRow
      icon={<Layers />}
      title={texts.needsPlan}
      text={texts.needsPlanText}
      stacks
      action={
        <ButtonLink size="sm" to="/subscription-plans">
          {texts.seePlans}
        </ButtonLink>
      }
    />
  )
}

const nameOf = ({ name, kind }: BulkJob) => name ?? texts.kinds[kind]

const tones: Record<BulkState, Tone> = {
  queued: 'neutral',
  running: 'accent',
  done: 'positive',
  cancelled: 'neutral',
  failed: 'danger',
}

function JobRow({ job, onDelete }: { job: BulkJob; onDelete: () => void }) {
  const cancel = useCancelBulkJob()
  const { id, state, kind, rows, reason } = job
  const name = nameOf(job)
  return (
    <SettingRow
      stacks
      title={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <Badge tone={tones[state]}>{texts.states[state]}</Badge>
        </span>
      }
      text={
        <span className="tabular flex flex-col gap-1">
          <span>
            {texts.kinds[kind]} · {texts.progress({ done: rows.done + rows.failed, total: rows.total })}
            {rows.failed > 0 && ` · ${texts.failed({ count: rows.failed })}`}
            {job.charged > 0 && ` · ${texts.charged({ words: job.charged })}`}
          </span>
          {isOpen(job) && (
            <Progress
              label={texts.progressOf({ name })}
              value={rows.total > 0 ? ((rows.done + rows.failed) / rows.total) * 100 : 0}
            />
          )}
          {reason && <span>{messageText({ key: `errors.${reason.code}` }, reason.message)}</span>}
          <span>
            {job.resultsUntil
              ? texts.until({ date: formatDate(job.resultsUntil, 'moment') })
              : texts.startedAt({ date: formatDate(job.createdAt, 'moment') })}
          </span>
        </span>
      }
      action={
        <>
          <Menu
            trigger={
              <Button size="sm" icon={<Download />} aria-label={texts.resultsOf({ name })}>
                {texts.results}
              </Button>
            }
          >
            {bulkFormats.map((format) => (
              <MenuItem key={format} onSelect={() => window.location.assign(resultsAddress(id, format))}>
                {texts.formats[format]}
              </MenuItem>
            ))}
          </Menu>
          {isOpen(job) ? (
            <Button
              size="sm"
              busy={cancel.isPending}
              aria-label={texts.cancelOf({ name })}
              onClick={() => cancel.mutate(id, { onError: (error) => toast.error(error.message) })}
            >
              {texts.cancel}
            </Button>
          ) : (
            <Button size="sm" variant="ghost" aria-label={texts.deleteOf({ name })} onClick={onDelete}>
              {texts.delete}
            </Button>
          )}
        </>
      }
    />
  )
}
