import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { brand } from '../../../../contract/brand.ts'
import { screenTexts } from '../../../locales/en/chats/screen.ts'
import { classNames } from '../../../ui/class-names.ts'
import { TopBar } from '../../../ui/shell/top-bar.tsx'
import { listedChat } from '../chat-cache.ts'
import { announce } from '../chat-events.ts'
import { isChatOfInitialPrompt } from '../composer/initial-prompt.ts'
import { chatPath } from '../existing-pages.ts'
import { ChatTitle } from '../list/chat-title.tsx'
import { flagTemporaryChat, isTemporaryChat, readLocal, writeLocal } from '../local-keys.ts'
import { useFoundMessage } from '../messages/use-found-message.ts'
import type { ChatHost } from '../panel/chat-adapter.ts'
import { useReplyRunner } from '../replies/use-replies.ts'
import { ShareButton } from '../share/share-button.tsx'
import { TemporarySwitch } from '../temporary/temporary-switch.tsx'
import { StoredChatPanel } from './stored-chat-panel.tsx'
import { useStoredChat } from './use-stored-chat.ts'

type ChatScreenProps = { chatId: string; host: ChatHost; className?: string }

/** One chat. Use the chat's id as the key, so that no state of one chat remains in the next. */
export function ChatScreen({ chatId, host, className }: ChatScreenProps) {
  const { userId } = host
  const [isNew] = useState(() => isTemporaryChat(userId, chatId) || isChatOfInitialPrompt(chatId))
  const stored = useStoredChat(userId, chatId, isNew)
  const { chat, isEmpty } = stored
  useRememberedChat(userId, chatId, stored.isKnown ? chat !== null : null)
  useFoundMessage(chatId, stored.isKnown && stored.hasList, stored.shown)

  const client = useQueryClient()
  const title = (chat ?? listedChat(client, chatId))?.title ?? screenTexts.newChat
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])
  if (chat?.isEssayChat) return <Navigate to={chatPath(chat)} replace />
  return (
    <div className={classNames('relative flex min-h-0 flex-1 flex-col', className)}>
      <TopBar
        title={chat ? <ChatTitle chat={chat} /> : title}
        actions={chat ? <ShareButton chat={chat} /> : isEmpty && <TemporarySwitch isOn={false} />}
      />
      <h1 className="sr-only">{title}</h1>
      <StoredChatPanel stored={stored} host={host} takesOpeningPrompt />
    </div>
  )
}

/** Updates the documented local keys and saves pending edits on leaving. `exists` is null while unknown. */
function useRememberedChat(userId: string, chatId: string, exists: boolean | null): void {
  const { store } = useReplyRunner()
  useEffect(() => {
    if (exists === null) return
    if (exists) {
      announce('chatLoaded', chatId)
      writeLocal(userId, `temp_chat_${chatId}`, null)
    } else if (!store.read(chatId).live) flagTemporaryChat(userId, chatId)
    const last = readLocal(userId, 'lastActiveChatId')
    if (exists && last !== chatId) {
      writeLocal(userId, 'lastChatId', last)
      writeLocal(userId, 'lastActiveChatId', chatId)
    }
  }, [userId, chatId, exists, store])
  useEffect(() => () => void window.dispatchEvent(new Event('forceSaveMessages')), [])
}
