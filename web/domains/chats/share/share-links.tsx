import { Link } from 'react-router'
import type { Share } from '../../../../contract/chats/sharing.ts'
import { shareDialogTexts } from '../../../locales/en/chats/share-dialog.ts'
import { SharedLinks } from '../../../ui/sharing/shared-links.tsx'
import { useRevokeShare, useShares } from './share-queries.ts'

/** Lists the links to one chat, or all links with their chats. */
export function ShareLinks({ chatId }: { chatId?: string }) {
  const shares = useShares()
  const revoke = useRevokeShare()
  return (
    <SharedLinks<Share>
      label={chatId ? shareDialogTexts.linksToThisChat : shareDialogTexts.sharedLinks}
      links={shares.data?.shares.filter((share) => !chatId || share.chatId === chatId)}
      isLoading={shares.isPending}
      onRetry={() => void shares.refetch()}
      onRevoke={revoke.mutateAsync}
      isRevoking={(id) => revoke.isPending && revoke.variables === id}
      sizeOf={({ messages }) => shareDialogTexts.messageCount({ count: messages })}
      {...(!chatId && {
        heading: (share) => (
          <Link to={`/chat/${share.chatId}`} className="truncate rounded-small font-medium hover:underline">
            {share.title}
          </Link>
        ),
      })}
    />
  )
}
