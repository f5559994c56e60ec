import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { ChatSummary } from '../../../../contract/chats/chats.ts'
import { shareDialogTexts } from '../../../locales/en/chats/share-dialog.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ShareForm } from '../../../ui/sharing/share-form.tsx'
import { ShareLinks } from './share-links.tsx'
import { useShareChat, useShares } from './share-queries.ts'

export type ShareDialogProps = {
  chat: ChatSummary
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Creates a link to a chat and manages all links. */
export function ShareDialog({ chat, open, onOpenChange }: ShareDialogProps) {
  const [showsAll, setShowsAll] = useState(false)
  function change(isOpen: boolean) {
    onOpenChange(isOpen)
    if (!isOpen) setShowsAll(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={showsAll ? shareDialogTexts.sharedLinks : shareDialogTexts.shareThisChat}
      description={showsAll ? shareDialogTexts.yourLinksToAllChats : shareDialogTexts.anyoneWithTheLinkCan}
    >
      {showsAll ? (
        <>
          <ShareLinks />
          <Button
            variant="ghost"
            icon={<ArrowLeft />}
            className="self-start"
            onClick={() => setShowsAll(false)}
          >
            {shareDialogTexts.backToThisChat}
          </Button>
        </>
      ) : (
        <OneChat chat={chat} onShowAll={() => setShowsAll(true)} />
      )}
    </Dialog>
  )
}

function OneChat({ chat, onShowAll }: { chat: ChatSummary; onShowAll: () => void }) {
  const { data } = useShares()
  const share = useShareChat(chat.id)
  const all = data?.shares.length ?? 0
  const hasOwn = data?.shares.some(({ chatId }) => chatId === chat.id)
  return (
    <>
      <ShareForm share={share} ownerName={data?.ownerName ?? null} />
      {hasOwn && (
        <section
          aria-label={shareDialogTexts.linksToThisChat}
          className="flex flex-col gap-2 border-t border-line pt-4"
        >
          <h3 className="font-medium">{shareDialogTexts.linksToThisChat}</h3>
          <ShareLinks chatId={chat.id} />
        </section>
      )}
      {all > 0 && (
        <Button variant="ghost" size="sm" className="-ml-3 self-start" onClick={onShowAll}>
          {shareDialogTexts.allSharedLinks({ all })}
        </Button>
      )}
    </>
  )
}
