import { Archive, ArchiveRestore, Pencil, Trash2 } from 'lucide-react'
import type { ReactElement } from 'react'
import type { ChatSummary } from '../../../contract/chats.ts'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import type { useChatActions } from './use-chat-actions.ts'

type ChatMenuProps = {
  chat: ChatSummary
  actions: ReturnType<typeof useChatActions>
  trigger: ReactElement
  align?: 'start' | 'end'
  onRename: () => void
}

export function ChatMenu({ chat, actions, trigger, align, onRename }: ChatMenuProps) {
  return (
    <Menu trigger={trigger} align={align}>
      <MenuItem icon={<Pencil />} onSelect={onRename}>
        Rename
      </MenuItem>
      {chat.archived ? (
        <MenuItem icon={<ArchiveRestore />} onSelect={() => void actions.setArchived(false)}>
          Unarchive
        </MenuItem>
      ) : (
        <MenuItem icon={<Archive />} onSelect={() => void actions.setArchived(true)}>
          Archive
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} danger onSelect={actions.remove}>
        Delete
      </MenuItem>
    </Menu>
  )
}
