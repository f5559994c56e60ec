import { Ellipsis, FileText, MessageSquare } from 'lucide-react'
import { memo, useState } from 'react'
import { Link } from 'react-router'
import type { ChatSummary } from '../../../../contract/chats/chats.ts'
import { listTexts } from '../../../locales/en/chats/list.ts'
import { classNames } from '../../../ui/class-names.ts'
import { chatPath } from '../existing-pages.ts'
import { RenameField } from '../rename-field.tsx'
import { rowMenuClass, rowWithMenuClass } from '../row-menu-class.ts'
import { shownTitle } from '../shown-title.ts'
import { ChatMenu } from './chat-menu.tsx'
import { useChatActions } from './use-chat-actions.ts'

/** One chat of the list; the parent renders the list item. */
export const ChatListItem = memo(function ChatListItem({
  chat,
  isOpen,
}: {
  chat: ChatSummary
  isOpen: boolean
}) {
  const actions = useChatActions(chat)
  const path = chatPath(chat)
  const [isRenaming, setRenaming] = useState(false)
  if (isRenaming)
    return (
      <RenameField
        title={chat.title}
        onDone={(title) => {
          setRenaming(false)
          if (title) void actions.rename(title)
        }}
      />
    )
  const Icon = chat.isEssayChat ? FileText : MessageSquare
  const trigger = (
    <button
      type="button"
      aria-label={listTexts.menuOf({ title: shownTitle(chat.title) })}
      className={rowMenuClass}
    >
      <Ellipsis aria-hidden="true" className="size-4" />
    </button>
  )
  return (
    <div className="group relative">
      <Link
        to={path}
        onClick={() => !isOpen && actions.select()}
        aria-current={isOpen ? 'page' : undefined}
        title={shownTitle(chat.title)}
        className={classNames(
          'flex h-8.5 items-center gap-2.5 rounded-control px-2.5 transition-colors max-md:h-11 [&_svg]:size-4 [&_svg]:shrink-0',
          rowWithMenuClass,
          isOpen ? 'bg-accent-soft font-medium text-accent' : 'hover:bg-surface-hover [&_svg]:text-ink-muted',
        )}
      >
        <Icon aria-hidden="true" />
        <span dir="auto" className="truncate">
          {shownTitle(chat.title)}
        </span>
      </Link>
      <ChatMenu chat={chat} actions={actions} trigger={trigger} onRename={() => setRenaming(true)} />
    </div>
  )
})
