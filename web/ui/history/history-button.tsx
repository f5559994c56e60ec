import { History } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { historyTexts } from '../../locales/en/ui/history.ts'
import { Button } from '../button.tsx'
import { useMediaQuery } from '../media-query.ts'

/** Calls `children` to render the sheet while it is open. `?history` in the address opens it and is then removed. */
export function HistoryButton({ children }: { children: (close: () => void) => ReactNode }) {
  const isNarrow = useMediaQuery('(max-width: 1023px)')
  const [search, setSearch] = useSearchParams()
  const [isOpen, setOpen] = useState(search.has('history'))
  useEffect(() => {
    if (search.has('history'))
      setSearch(
        (now) => {
          now.delete('history')
          return now
        },
        { replace: true },
      )
  }, [search, setSearch])
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
