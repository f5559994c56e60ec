import { History } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../button.tsx'
import { useShell } from '../shell/shell-context.ts'

/** `children` draws the sheet while it is open. */
export function HistoryButton({ children }: { children: (close: () => void) => ReactNode }) {
  const { isPhone } = useShell()
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  return (
    <>
      {isPhone ? (
        // Without a hint: it would stay over the page when the focus comes back.
        <button
          type="button"
          aria-label="History"
          onClick={open}
          className="flex size-11 shrink-0 items-center justify-center rounded-control text-ink-muted [&_svg]:size-4.5"
        >
          <History aria-hidden="true" />
        </button>
      ) : (
        <Button variant="ghost" icon={<History />} onClick={open}>
          History
        </Button>
      )}
      {isOpen && children(() => setOpen(false))}
    </>
  )
}
