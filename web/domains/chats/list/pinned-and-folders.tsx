import type { PinnedAndFolders as Groups } from '../../../../contract/chats/chat-list.ts'
import { listTexts } from '../../../locales/en/chats/list.ts'
import { ChatFolder } from './chat-folder.tsx'
import { ChatListItem } from './chat-list-item.tsx'

type PinnedAndFoldersProps = { groups: Groups; hidden: ReadonlySet<string>; openId: string | undefined }

/** The pinned chats and the folders above the list by date. Renders nothing when there are none. */
export function PinnedAndFolders({ groups, hidden, openId }: PinnedAndFoldersProps) {
  const pinned = groups.pinned.filter((chat) => !hidden.has(chat.id) && !chat.archived)
  return (
    <>
      {pinned.length > 0 && (
        <section aria-label={listTexts.pinned} className="pt-1">
          <h2 className="px-2.5 pb-1.5 text-12 text-ink-muted">{listTexts.pinned}</h2>
          <ul>
            {pinned.map((chat) => (
              <li key={chat.id}>
                <ChatListItem chat={chat} isOpen={chat.id === openId} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {groups.folders.length > 0 && (
        <section aria-label={listTexts.folders} className="pt-3 first:pt-1">
          <h2 className="px-2.5 pb-1.5 text-12 text-ink-muted">{listTexts.folders}</h2>
          <ul>
            {groups.folders.map((folder) => (
              <ChatFolder key={folder.id} folder={folder} hidden={hidden} openId={openId} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
