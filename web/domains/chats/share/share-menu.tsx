import { type ComponentType, type ReactNode, useState } from 'react'
import type { ChatSummary } from '../../../../contract/chats/chats.ts'
import { shareTexts } from '../../../locales/en/chats/share.ts'
import { toast } from '../../../ui/toast.tsx'
import type { ShareDialogProps } from './share-dialog.tsx'

/** Loads the share dialog when it is first opened. Render `dialog` beside the menu. */
export function useShareDialog(chat: ChatSummary): { share: () => void; dialog: ReactNode } {
  const [Dialog, setDialog] = useState<ComponentType<ShareDialogProps> | null>(null)
  const [isOpen, setOpen] = useState(false)
  async function share() {
    try {
      const { ShareDialog } = await import('./share-dialog.tsx')
      setDialog(() => ShareDialog)
      setOpen(true)
    } catch {
      toast.error(shareTexts.sharingCouldNotBeOpened)
    }
  }
  return {
    share: () => void share(),
    dialog: Dialog && <Dialog chat={chat} open={isOpen} onOpenChange={setOpen} />,
  }
}
