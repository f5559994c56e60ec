import { fileTexts } from '../../../../contract/chats/files.ts'
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx'

/** What happens to images that the model cannot see. `hasMore`: there is something to send beside them. */
export function unseenImagesText(model: string, hasMore: boolean): string {
  const advice = hasMore
    ? 'It gets the rest of your message, and knows that images were attached. They stay with the message.'
    : 'It would only know that images were attached. They stay with the message.'
  return `“${model}” reads text alone. ${advice}`
}

type UnseenImagesProps = { open: boolean; text: string; onSend: () => void; onCancel: () => void }

/** Asks before a message goes to a model that cannot see the images in it. */
export function UnseenImages({ open, text, onSend, onCancel }: UnseenImagesProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={fileTexts.unseen}
      description={text}
      confirmText="Send without images"
      onConfirm={onSend}
    />
  )
}
