import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useSheetFocus } from '../use-focus-return.ts'

type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  children: ReactNode
}

/** Slides in from the left over a backdrop that closes it, and keeps the focus inside while open. */
export function Drawer({ open, onOpenChange, title, children }: DrawerProps) {
  const focus = useSheetFocus()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade-in bg-scrim" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 w-72 max-w-[85vw] animate-slide-in bg-surface-sunken pb-[env(safe-area-inset-bottom)] shadow-float outline-none"
        >
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
