import { History } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { historyTexts } from '../../locales/en/ui/history.ts'
import { Button } from '../button.tsx'
import { useMediaQuery } from '../media-query.ts'

/** Calls `children` to render the sheet while it is open. */
export function HistoryButton({ children }: { children: (close: () => void) => ReactNode }) {
  const isNarrow = useMediaQuery('(max-width: 1023px)')
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  return (
    <>
      {isNarrow ? (
        // Has no tooltip: it would stay open over the page when the focus returns.
        <button
          type="button"
          aria-label={historyTexts.history}
          title={historyTexts.history}
          onClick={open}
          className="flex size-9 shrink-0 items-center justify-center rounded-control text-ink-muted transition-colors hover:bg-surface-hover hover:text-ink max-md:size-11 [&_svg]:size-4.5"
        >
          <History aria-hidden="true" />
        </button>
      ) : (
        <Button variant="ghost" icon={<History />} onClick={open}>
          {historyTexts.history}
        </Button>
      )}
      {isOpen && children(() => setOpen(false))}
    </>
  )
}
