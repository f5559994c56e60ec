import { useEffect, useRef, useState } from 'react'
import { retryWaitMs } from '../../../../contract/connection/retry.ts'
import { unsavedSignOut as texts } from '../../../locales/en/essays/unsaved-sign-out.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { unsentEssays } from './browser/unsent-essays.ts'
import { downloadUnsent, saveUnsent } from './save-unsent.ts'

type UnsavedSignOutProps = { userId: string; onSignOut: () => void; onStay: () => void }

const rule = { firstMs: 3_000, longestMs: 15_000 }

/** Asks before words that only this browser has are removed by a sign-out, and signs out once they are saved. */
export function UnsavedSignOut({ userId, onSignOut, onStay }: UnsavedSignOutProps) {
  const [isFailing, setIsFailing] = useState(false)
  const [count] = useState(() => unsentEssays(userId).length)
  const latest = useRef(onSignOut)
  latest.current = onSignOut
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    let failures = 0
    async function save() {
      const isSaved = await saveUnsent(userId).catch(() => false)
      if (isOver) return
      if (isSaved) return latest.current()
      setIsFailing(true)
      timer = setTimeout(save, retryWaitMs(rule, ++failures))
    }
    void save()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [userId])
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title={texts.title}
      description={texts.explanation({ count })}
      actions={
        <>
          <Button variant="danger" onClick={onSignOut}>
            {texts.leave}
          </Button>
          <Button onClick={() => void downloadUnsent(userId)}>{texts.download}</Button>
          <Button variant="primary" onClick={onStay}>
            {texts.stay}
          </Button>
        </>
      }
    >
      <p role="status">{isFailing ? texts.failing : texts.saving}</p>
    </Dialog>
  )
}
