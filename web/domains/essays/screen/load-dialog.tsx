import { page as texts } from '../../../locales/en/essays/page.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

type LoadDialogProps = { open: boolean; onReplace: () => void; onInsert: () => void; onCancel: () => void }

/** Asks what becomes of the writer's own text when a reply is loaded onto the page. */
export function LoadDialog({ open, onReplace, onInsert, onCancel }: LoadDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={texts.loadTitle}
      description={texts.loadExplanation}
      actions={
        <>
          <Button onClick={onCancel}>{texts.loadCancel}</Button>
          <Button onClick={onInsert}>{texts.insertReply}</Button>
          <Button variant="primary" onClick={onReplace}>
            {texts.loadConfirm}
          </Button>
        </>
      }
    />
  )
}
