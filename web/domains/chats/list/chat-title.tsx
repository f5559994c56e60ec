import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { ChatSummary } from '../../../../contract/chats/chats.ts'
import { RenameField } from '../rename-field.tsx'
import { shownTitle } from '../shown-title.ts'
import { ChatMenu } from './chat-menu.tsx'
import { useChatActions } from './use-chat-actions.ts'

/** The chat's title in the top bar, with its menu. */
export function ChatTitle({ chat }: { chat: ChatSummary }) {
  const actions = useChatActions(chat)
  const [isRenaming, setRenaming] = useState(false)
  if (isRenaming)
    return (
      <RenameField
        title={chat.title}
        className="max-w-100"
        onDone={(title) => {
          setRenaming(false)
          if (title) void actions.rename(title)
        }}
      />
    )
  const trigger = (
    <button
      type="button"
      className="-ml-2 flex h-9 max-w-full items-center gap-1.5 rounded-control px-2 transition-colors hover:bg-surface-hover data-[state=open]:bg-surface-hover max-md:ml-0 max-md:h-11"
    >
      <span dir="auto" className="truncate">
        {shownTitle(chat.title)}
      </span>
      <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
    </button>
  )
  return (
    <ChatMenu
      chat={chat}
      actions={actions}
      trigger={trigger}
      align="start"
      onRename={() => setRenaming(true)}
    />
  )
}
