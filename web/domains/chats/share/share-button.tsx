import { Share2 } from 'lucide-react'
import { useMemo, useRef } from 'react'
import type { ChatSummary } from '../../../../contract/chats/chats.ts'
import { shareTexts } from '../../../locales/en/chats/share.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { type Command, useOfferedCommands } from '../../../ui/shell/commands.ts'
import { useShareDialog } from './share-menu.tsx'

/** The share button in the top bar of a chat with messages. */
export function ShareButton({ chat }: { chat: ChatSummary }) {
  const { share, dialog } = useShareDialog(chat)
  const latest = useRef(share)
  latest.current = share
  const commands = useMemo(
    (): Command[] => [
      {
        text: shareTexts.shareThisChat,
        icon: <Share2 />,
        words: shareTexts.link,
        run: () => latest.current(),
      },
    ],
    [],
  )
  useOfferedCommands(commands)
  return (
    <>
      <IconButton label={shareTexts.share} icon={<Share2 />} onClick={share} />
      {dialog}
    </>
  )
}
