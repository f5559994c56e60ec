import { chatFileTexts } from '../../../locales/en/chats/files.ts'
import { fileTexts } from '../../../locales/en/shared/files.ts'
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx'

/** Explains what happens to images that the model cannot see. `hasMore`: the message has other content. */
export function unseenImagesText(model: string, hasMore: boolean): string {
  const advice = hasMore ? chatFileTexts.itGetsTheRestOf : chatFileTexts.itWouldOnlyGetA
  return chatFileTexts.readsTextOnly({ model, advice })
}

type UnseenImagesProps = { open: boolean; text: string; onSend: () => void; onCancel: () => void }

/** Asks before a message with images is sent to a model that cannot see them. */
export function UnseenImages({ open, text, onSend, onCancel }: UnseenImagesProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={fileTexts.unseen}
      description={text}
      confirmText={chatFileTexts.sendWithoutImages}
      onConfirm={onSend}
    />
  )
}
