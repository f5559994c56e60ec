import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { temporaryTexts } from '../../../locales/en/chats/temporary.ts'
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx'

/** Asks before an unsaved chat is left, within the application and by reloading or closing the tab. */
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
      title={temporaryTexts.leaveThisTemporaryChat}
      description={temporaryTexts.itIsNotSavedIts}
      confirmText={temporaryTexts.leave}
      cancelText={temporaryTexts.stay}
      danger
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
