import { fileTexts } from '../../../contract/files.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'

type UnseenImagesProps = {
  open: boolean
  model: string
  /** There is something to send beside the images. */
  hasMore: boolean
  onSend: () => void
  onCancel: () => void
}

/** Asks before a message goes to a model that cannot see the images in it. */
export function UnseenImages({ open, model, hasMore, onSend, onCancel }: UnseenImagesProps) {
  const advice = hasMore
    ? 'It gets the rest of your message, and knows that images were attached. They stay with the message.'
    : 'It would only know that images were attached. They stay with the message.'
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={fileTexts.unseen}
      description={`“${model}” reads text alone. ${advice}`}
      confirmText="Send without images"
      onConfirm={onSend}
    />
  )
}
