import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { ErrorNote } from '../../ui/error-state.tsx'
import { Note } from '../../ui/note.tsx'
import type { Trouble } from './account-trouble.ts'
import { waitText } from './wait-text.ts'

type TroubleNoteProps = {
  trouble: Trouble | null
  /** What is left of the wait. */
  waitSeconds: number
  action?: ReactNode
}

/** Beside the button that did not work. The running clock is for the eyes; a screen reader hears the wait once. */
export function TroubleNote({ trouble, waitSeconds, action }: TroubleNoteProps) {
  if (!trouble || trouble.kind === 'start-over') return null
  if (trouble.kind !== 'throttled')
    return (
      <ErrorNote action={action}>
        {trouble.text} {trouble.next}
      </ErrorNote>
    )
  if (waitSeconds === 0)
    return <Note icon={<Clock aria-hidden="true" />}>Thank you for waiting. You can try again now.</Note>
  return (
    <div
      role="alert"
      className="flex animate-fade-in items-start gap-2.5 rounded-control bg-caution-soft px-3 py-2.5 text-13 text-caution"
    >
      <Clock aria-hidden="true" className="mt-px size-4 shrink-0" />
      <div className="min-w-0 flex-1">
        {trouble.text} <span className="sr-only">Please wait {waitText(trouble.waitSeconds ?? 0)}.</span>
        <span aria-hidden="true" className="tabular">
          You can try again in {waitText(waitSeconds)}.
        </span>
      </div>
    </div>
  )
}
