import { ChevronRight, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ChatFolder as Folder } from '../../../../contract/chats/chat-list.ts'
import { listTexts } from '../../../locales/en/chats/list.ts'
import { classNames } from '../../../ui/class-names.ts'
import { MoreButton } from '../../../ui/fields/more-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlays/menu.tsx'
import { useChatList } from '../queries.ts'
import { rowMenuClass, rowWithMenuClass } from '../row-menu-class.ts'
import { ChatListItem } from './chat-list-item.tsx'
import { FolderDialog } from './folder-dialog.tsx'
import { useFolderActions } from './use-folder-actions.ts'

type ChatFolderProps = { folder: Folder; hidden: ReadonlySet<string>; openId: string | undefined }

/** A folder in the list. Its chats are loaded when it is opened. */
export function ChatFolder({ folder, hidden, openId }: ChatFolderProps) {
  const [isOpen, setOpen] = useState(false)
  const [isRenaming, setRenaming] = useState(false)
  const actions = useFolderActions(folder)
  const trigger = (
    <button
      type="button"
      aria-label={listTexts.menuOfTheFolder({ name: folder.name })}
      className={rowMenuClass}
    >
      <Ellipsis aria-hidden="true" className="size-4" />
    </button>
  )
  return (
    <li>
      <div className="group relative">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={classNames(
            'flex h-8.5 w-full items-center gap-2.5 rounded-control px-2.5 text-left transition-colors hover:bg-surface-hover max-md:h-11',
            rowWithMenuClass,
          )}
        >
          <ChevronRight
            aria-hidden="true"
            className={`size-4 shrink-0 text-ink-muted transition-transform ${isOpen ? 'rotate-90' : ''}`}
          />
          <span className="truncate">{folder.name}</span>
          <span className="ml-auto text-12 text-ink-muted tabular-nums group-focus-within:hidden group-hover:hidden max-md:hidden [@media(hover:none)]:hidden">
            {folder.chats}
          </span>
        </button>
        <Menu trigger={trigger}>
          <MenuItem icon={<Pencil />} onSelect={() => setRenaming(true)}>
            {listTexts.rename}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} danger onSelect={() => void actions.remove()}>
            {listTexts.deleteFolderKeepItsChats}
          </MenuItem>
        </Menu>
      </div>
      {isOpen && <FolderChats folderId={folder.id} hidden={hidden} openId={openId} />}
      <FolderDialog
        open={isRenaming}
        onOpenChange={setRenaming}
        title={listTexts.renameTheFolder}
        name={folder.name}
        onName={(name) => void actions.rename(name)}
      />
    </li>
  )
}

type FolderChatsProps = { folderId: string; hidden: ReadonlySet<string>; openId: string | undefined }

function FolderChats({ folderId, hidden, openId }: FolderChatsProps) {
  const list = useChatList({ folderId })
  const chats = (list.data?.pages ?? [])
    .flatMap((page) => page.chats)
    .filter((chat) => chat.folderId === folderId && !chat.archived && !hidden.has(chat.id))
  if (chats.length === 0)
    return (
      <p role="status" className="py-1.5 pl-9 text-13 text-ink-muted">
        {list.isPending
          ? listTexts.loading
          : list.isError
            ? listTexts.couldNotBeLoaded
            : listTexts.thisFolderIsEmpty}
      </p>
    )
  return (
    <ul className="ml-4 border-l border-line pl-1">
      {chats.map((chat) => (
        <li key={chat.id}>
          <ChatListItem chat={chat} isOpen={chat.id === openId} />
        </li>
      ))}
      {list.hasNextPage && (
        <li>
          <MoreButton
            isLoading={list.isFetchingNextPage}
            isFailed={list.isFetchNextPageError}
            onMore={list.fetchNextPage}
          />
        </li>
      )}
    </ul>
  )
}
