import {
  Archive,
  ArchiveRestore,
  Folder,
  FolderInput,
  FolderMinus,
  FolderPlus,
  Pencil,
  Pin,
  PinOff,
  Share2,
  Trash2,
} from 'lucide-react'
import { type ReactElement, useState } from 'react'
import type { ChatSummary } from '../../../../contract/chats/chats.ts'
import { listTexts } from '../../../locales/en/chats/list.ts'
import { Menu, MenuItem, MenuSeparator, SubMenu } from '../../../ui/overlays/menu.tsx'
import { usePinnedAndFolders } from '../queries.ts'
import { useShareDialog } from '../share/share-menu.tsx'
import { EssayExportMenu, ExportMenu } from './export-menu.tsx'
import { FolderDialog } from './folder-dialog.tsx'
import type { useChatActions } from './use-chat-actions.ts'

type ChatMenuProps = {
  chat: ChatSummary
  actions: ReturnType<typeof useChatActions>
  trigger: ReactElement
  align?: 'start' | 'end'
  onRename: () => void
}

export function ChatMenu({ chat, actions, trigger, align, onRename }: ChatMenuProps) {
  const [isNamingFolder, setNamingFolder] = useState(false)
  const { share, dialog } = useShareDialog(chat)
  return (
    <>
      <Menu trigger={trigger} align={align}>
        <MenuItem icon={<Pencil />} onSelect={onRename}>
          {listTexts.rename}
        </MenuItem>
        {/* A link would show the chat about the essay, and not the essay. */}
        {!chat.isEssayChat && (
          <MenuItem icon={<Share2 />} onSelect={share}>
            {listTexts.share}
          </MenuItem>
        )}
        {chat.isEssayChat ? <EssayExportMenu essay={chat} /> : <ExportMenu chat={chat} />}
        {!chat.archived && (
          <>
            <MenuItem
              icon={chat.pinned ? <PinOff /> : <Pin />}
              onSelect={() => void actions.setPinned(!chat.pinned)}
            >
              {chat.pinned ? listTexts.unpin : listTexts.pin}
            </MenuItem>
            <FolderMenu
              chat={chat}
              onMove={(folderId) => void actions.move(folderId)}
              onNew={() => setNamingFolder(true)}
            />
          </>
        )}
        <MenuItem
          icon={chat.archived ? <ArchiveRestore /> : <Archive />}
          onSelect={() => void actions.setArchived(!chat.archived)}
        >
          {chat.archived ? listTexts.unarchive : listTexts.archive}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} danger onSelect={actions.remove}>
          {listTexts.delete}
        </MenuItem>
      </Menu>
      <FolderDialog
        open={isNamingFolder}
        onOpenChange={setNamingFolder}
        title={listTexts.newFolder}
        onName={(name) => void actions.moveToNewFolder(name)}
      />
      {dialog}
    </>
  )
}

type FolderMenuProps = {
  chat: ChatSummary
  onMove: (folderId: string | null) => void
  onNew: () => void
}

function FolderMenu({ chat, onMove, onNew }: FolderMenuProps) {
  const { data } = usePinnedAndFolders()
  const others = (data?.folders ?? []).filter((folder) => folder.id !== chat.folderId)
  return (
    <SubMenu icon={<FolderInput />} label={listTexts.moveToFolder}>
      {chat.folderId && (
        <MenuItem icon={<FolderMinus />} onSelect={() => onMove(null)}>
          {listTexts.removeFromFolder}
        </MenuItem>
      )}
      {others.map((folder) => (
        <MenuItem key={folder.id} icon={<Folder />} onSelect={() => onMove(folder.id)}>
          <span className="truncate">{folder.name}</span>
        </MenuItem>
      ))}
      {(others.length > 0 || chat.folderId) && <MenuSeparator />}
      <MenuItem icon={<FolderPlus />} onSelect={onNew}>
        {listTexts.newFolderNow}
      </MenuItem>
    </SubMenu>
  )
}
