import { CircleAlert, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { formTexts } from '../../../locales/en/accounts/form.ts'
import { ErrorNote } from '../../../ui/feedback/error-state.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import type { Trouble } from '../account-trouble.ts'
import { waitText } from '../wait-text.ts'

/** A notice for problems that the user did not cause: announced like an error but not red. */
export function CautionNote({
  icon,
  children,
  action,
}: {
  icon?: ReactNode
  children: ReactNode
  action?: ReactNode
}) {
  return (
    <div
      role="alert"
      className="flex animate-fade-in items-start gap-2.5 rounded-control bg-caution-soft px-3 py-2.5 text-13 text-caution [&>svg]:mt-px [&>svg]:size-4 [&>svg]:shrink-0"
    >
      {icon ?? <CircleAlert aria-hidden="true" />}
      <div className="min-w-0 flex-1">
        {children}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  )
}

type TroubleNoteProps = {
  trouble: Trouble | null
  /** The seconds that are left to wait. */
  waitSeconds: number
  action?: ReactNode
}

/** Shown beside the button that failed. The countdown is visual only; screen readers announce the wait once. */
export function TroubleNote({ trouble, waitSeconds, action }: TroubleNoteProps) {
  if (!trouble || trouble.kind === 'start-over' || trouble.isAboutEmail || trouble.isAboutPassword)
    return null
  if (trouble.kind === 'throttled' && waitSeconds === 0)
    return <Note icon={<Clock aria-hidden="true" />}>{formTexts.youCanTryAgainNow}</Note>
  if (trouble.kind === 'throttled')
    return (
      <CautionNote icon={<Clock aria-hidden="true" />}>
        {trouble.text}{' '}
        <span className="sr-only">{formTexts.pleaseWait({ wait: waitText(trouble.waitSeconds ?? 0) })}</span>
        <span aria-hidden="true" className="tabular">
          {formTexts.youCanTryAgainIn({ wait: waitText(waitSeconds) })}
        </span>{' '}
        {trouble.next}
      </CautionNote>
    )
  const Frame = trouble.kind === 'unreachable' || trouble.kind === 'unverified' ? CautionNote : ErrorNote
  return (
    <Frame action={action}>
      {trouble.text} {trouble.next}
    </Frame>
  )
}
