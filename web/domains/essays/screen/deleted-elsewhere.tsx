import { page as texts } from '../../../locales/en/essays/page.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useTypingPause } from '../../../ui/overlays/use-typing-pause.ts'

/** Asks what to do with an open essay that was deleted on another device. Its text stays until the answer. */
export function DeletedElsewhere({ onKeep, onLeave }: { onKeep: () => void; onLeave: () => void }) {
  const isOpen = useTypingPause(true)
  return (
    <Dialog
      open={isOpen}
      mustAnswer
      onOpenChange={() => {}}
      title={texts.deletedTitle}
      description={texts.deletedText}
      actions={
        <>
          <Button onClick={onLeave}>{texts.deletedLeave}</Button>
          <Button variant="primary" onClick={onKeep}>
            {texts.deletedKeep}
          </Button>
        </>
      }
    />
  )
}
