import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { controlTexts } from '../../locales/en/ui/controls.ts'
import { useSheetFocus } from '../use-focus-return.ts'

type SideSheetProps = {
  title: string
  onClose: () => void
  /** Takes the remaining height and scrolls on its own. */
  children: ReactNode
  footer?: ReactNode
}

/** A list beside the page, full-screen on phones. Escape, the close button and a click outside close it. */
export function SideSheet({ title, onClose, children, footer }: SideSheetProps) {
  const focus = useSheetFocus()
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-fade-in bg-scrim" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-50 flex w-108 max-w-full animate-slide-in-end flex-col bg-surface pb-[env(safe-area-inset-bottom)] shadow-float outline-none max-md:w-full"
        >
          <header className="flex h-16 shrink-0 items-center gap-4 pr-4 pl-6 max-md:h-14 max-md:pr-1.5 max-md:pl-4">
            <Dialog.Title className="min-w-0 flex-1 truncate font-serif text-20 font-medium">
              {title}
            </Dialog.Title>
            <Dialog.Close
              aria-label={controlTexts.close}
              className="flex size-9 shrink-0 items-center justify-center rounded-control text-ink-muted hover:bg-surface-hover hover:text-ink max-md:size-11"
            >
              <X aria-hidden="true" className="size-4" />
            </Dialog.Close>
          </header>
          {children}
          {footer && (
            <footer className="flex shrink-0 items-center justify-between gap-3 border-t border-line px-6 py-3 max-md:px-4">
              {footer}
            </footer>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
