import { fileTexts } from '../../../../contract/chats/files.ts'
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx'

/** Explains what happens to images that the model cannot see. `hasMore`: the message has other content. */
export function unseenImagesText(model: string, hasMore: boolean): string {
  const advice = hasMore
    ? 'It gets the rest of your message and a note that images were attached. They stay with the message.'
    : 'It would only get a note that images were attached. They stay with the message.'
  return `“${model}” reads text only. ${advice}`
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
      confirmText="Send without images"
      onConfirm={onSend}
    />
  )
}
