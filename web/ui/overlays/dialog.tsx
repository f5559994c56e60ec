import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { controlTexts } from '../../locales/en/ui/controls.ts'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { pressMainAction } from '../dialog-focus.ts'
import { useDialogFocus } from '../use-focus-return.ts'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one last. */
  actions?: ReactNode
  /** For content that is looked at or read. */
  wide?: boolean
  /** The content is shown only once, so the dialog closes only through `actions`. */
  mustAnswer?: boolean
}

/**
 * Opens with the focus on its first field or its main action (dialog-focus.ts), so that Enter confirms the dialog.
 * Escape, the close button and a click outside close it, and the focus returns to where it was.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, actions, wide, mustAnswer = false } = props
  const focus = useDialogFocus(open)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !mustAnswer && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade-in bg-scrim" />
        <Radix.Content
          {...focus}
          onKeyDown={pressMainAction}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={classNames(
            wide ? 'max-w-3xl' : 'max-w-md',
            'fixed top-1/2 left-1/2 z-50 flex max-h-[85dvh] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 animate-fade-in flex-col gap-4 overflow-y-auto rounded-card bg-surface-raised p-6 shadow-float outline-none',
          )}
        >
          <div className="flex items-start justify-between gap-4">
            <Radix.Title className="font-serif text-20 font-medium text-balance">{title}</Radix.Title>
            {!mustAnswer && (
              <Radix.Close
                aria-label={controlTexts.close}
                className="-mt-1 -mr-2 flex size-9 shrink-0 items-center justify-center rounded-control text-ink-muted hover:bg-surface-hover hover:text-ink max-md:size-11"
              >
                <X className="size-4" />
              </Radix.Close>
            )}
          </div>
          {description && (
            <Radix.Description className="-mt-2 text-pretty text-ink-muted">{description}</Radix.Description>
          )}
          {children}
          {actions && <DialogActions>{actions}</DialogActions>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The buttons of a dialog, the main one last: at the end of the row, and on phones at the bottom, below a thumb. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-2 flex flex-wrap justify-end gap-2 max-sm:flex-col">{children}</div>
}

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: ReactNode
  confirmText: string
  cancelText?: string
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  /** Called by the cancel button only, not by Escape or the close button. */
  onCancel?: () => void
}

/** Asks for a confirmation. It stays open while `busy`; the caller closes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  function cancel() {
    props.onOpenChange(false)
    props.onCancel?.()
  }
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={props.title}
      description={props.description}
      actions={
        <>
          <Button onClick={cancel}>{props.cancelText ?? controlTexts.cancel}</Button>
          <Button variant={props.danger ? 'danger' : 'primary'} busy={props.busy} onClick={props.onConfirm}>
            {props.confirmText}
          </Button>
        </>
      }
    />
  )
}
