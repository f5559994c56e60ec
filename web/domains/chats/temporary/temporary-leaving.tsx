import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx'

/** Asks once before something that is saved nowhere is left: inside the application, and by reload or closing the tab. */
export function TemporaryLeaving({ hasSomething }: { hasSomething: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasSomething && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!hasSomething) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasSomething])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title="Leave this temporary chat?"
      description="It is saved nowhere. What was said here is gone once you leave."
      confirmText="Leave"
      cancelText="Stay"
      danger
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
