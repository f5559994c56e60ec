import { History } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import { useShell } from '../shell/shell-context.ts'

/** `children` draws the sheet while it is open; it may come late. */
export function HistoryButton({ children }: { children: (close: () => void) => ReactNode }) {
  const { isPhone } = useShell()
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  return (
    <>
      {isPhone ? (
        <IconButton label="History" icon={<History />} onClick={open} />
      ) : (
        <Button variant="ghost" icon={<History />} onClick={open}>
          History
        </Button>
      )}
      {isOpen && <Suspense fallback={null}>{children(() => setOpen(false))}</Suspense>}
    </>
  )
}
