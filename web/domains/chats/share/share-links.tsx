import { useRef } from 'react'
import { Link } from 'react-router'
import type { Share } from '../../../../contract/chats/sharing.ts'
import { shareDialogTexts } from '../../../locales/en/chats/share-dialog.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useRevokeShare, useShares } from './share-queries.ts'
import { isExpired, shareFacts } from './share-texts.ts'

/** Lists the links to one chat, or all links with their chats. */
export function ShareLinks({ chatId }: { chatId?: string }) {
  const shares = useShares()
  const list = useRef<HTMLUListElement>(null)
  if (shares.isPending) return <Skeleton className="h-14" />
  if (!shares.data)
    return <ErrorState title={shareDialogTexts.yourLinksCouldNotBe} onRetry={() => void shares.refetch()} />
  const shown = shares.data.shares.filter((share) => !chatId || share.chatId === chatId)
  if (shown.length === 0)
    return <p className="py-4 text-ink-muted">{shareDialogTexts.youHaveNoSharedLinks}</p>
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={chatId ? shareDialogTexts.linksToThisChat : shareDialogTexts.sharedLinks}
      className="-my-1 flex flex-col divide-y divide-line outline-none"
    >
      {shown.map((share) => (
        <Row key={share.id} share={share} hasTitle={!chatId} onGone={() => list.current?.focus()} />
      ))}
    </ul>
  )
}

type RowProps = { share: Share; hasTitle: boolean; onGone: () => void }

function Row({ share, hasTitle, onGone }: RowProps) {
  const revoke = useRevokeShare()
  const now = new Date()
  const expired = isExpired(share, now)
  function end() {
    revoke.mutate(share.id, {
      onSuccess() {
        onGone()
        toast(expired ? shareDialogTexts.linkRemoved : shareDialogTexts.linkRevokedItsAddressNo)
      },
      onError: (error) => toast.error(shareDialogTexts.theLinkWasNotRevoked({ message: error.message })),
    })
  }
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <div className="flex min-w-0 flex-1 flex-col">
        {hasTitle && (
          <Link to={`/chat/${share.chatId}`} className="truncate rounded-small font-medium hover:underline">
            {share.title}
          </Link>
        )}
        <span className="tabular text-13 text-ink-muted">{shareFacts(share, now)}</span>
      </div>
      <Button
        size="sm"
        busy={revoke.isPending}
        onClick={end}
        aria-label={(expired ? shareDialogTexts.removeTheLink : shareDialogTexts.revokeTheLink)({
          title: share.title,
        })}
      >
        {expired ? shareDialogTexts.remove : shareDialogTexts.revoke}
      </Button>
    </li>
  )
}
