import { CircleAlert, RotateCw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { controlTexts } from '../../locales/en/ui/controls.ts'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'

type ErrorStateProps = {
  title: string
  /** What the user can do next. */
  text?: ReactNode
  /** A stable code that the user can quote to support. */
  code?: string
  onRetry?: () => void
  retryText?: string
  className?: string
}

/** Replaces the content that failed to load. */
export function ErrorState({ title, text, code, onRetry, retryText, className }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={classNames('flex flex-col items-center gap-2 px-6 py-10 text-center', className)}
    >
      <CircleAlert aria-hidden="true" className="mb-1 size-6 text-danger" />
      <p className="text-16 font-medium text-balance">{title}</p>
      {text && <p className="max-w-sm text-pretty text-ink-muted">{text}</p>}
      {code && <p className="font-mono text-12 text-ink-muted">{code}</p>}
      {onRetry && (
        <Button className="mt-3" icon={<RotateCw />} onClick={onRetry}>
          {retryText ?? controlTexts.tryAgain}
        </Button>
      )}
    </div>
  )
}

type ErrorNoteProps = { children: ReactNode; action?: ReactNode; onClose?: () => void }

/** A one-line error beside the content that failed, with an optional action. */
export function ErrorNote({ children, action, onClose }: ErrorNoteProps) {
  return (
    <div
      role="alert"
      className="flex animate-fade-in items-start gap-2.5 rounded-control bg-danger-soft px-3 py-2.5 text-13 text-danger"
    >
      <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
      <div className="min-w-0 flex-1">
        {children}
        {action && <div className="mt-1.5">{action}</div>}
      </div>
      {onClose && (
        <button
          type="button"
          aria-label={controlTexts.close}
          onClick={onClose}
          className="-my-1 -mr-1 grid size-7 shrink-0 place-items-center rounded-control hover:bg-surface-hover max-md:-my-3 max-md:size-11"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  )
}
