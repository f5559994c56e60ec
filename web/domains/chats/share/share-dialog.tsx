import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { ChatSummary } from '../../../../contract/chats/chats.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ShareForm } from './share-form.tsx'
import { ShareLinks } from './share-links.tsx'
import { useShares } from './share-queries.ts'

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
      title={showsAll ? 'Shared links' : 'Share this chat'}
      description={
        showsAll
          ? 'Your links to all chats. A revoked link stops working.'
          : 'Anyone with the link can read the messages shown now. Files and later messages are not included.'
      }
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
            Back to this chat
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
  const all = data?.shares.length ?? 0
  const hasOwn = data?.shares.some(({ chatId }) => chatId === chat.id)
  return (
    <>
      <ShareForm chatId={chat.id} ownerName={data?.ownerName ?? null} />
      {hasOwn && (
        <section aria-label="Links to this chat" className="flex flex-col gap-2 border-t border-line pt-4">
          <h3 className="font-medium">Links to this chat</h3>
          <ShareLinks chatId={chat.id} />
        </section>
      )}
      {all > 0 && (
        <Button variant="ghost" size="sm" className="-ml-3 self-start" onClick={onShowAll}>
          All shared links ({all})
        </Button>
      )}
    </>
  )
}
