import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { RemainingWords } from '../../../contract/credits.ts'
import { classNames } from '../../ui/class-names.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { TopBar } from '../../ui/shell/top-bar.tsx'
import { listedChat } from './chat-cache.ts'
import { announce } from './chat-events.ts'
import { ChatPanel } from './chat-panel.tsx'
import { ChatSkeleton } from './chat-skeleton.tsx'
import { ChatTitle } from './chat-title.tsx'
import type { ReminderChoice } from './humanize-reminder.tsx'
import { isChatOfInitialPrompt } from './initial-prompt.ts'
import { flagTemporaryChat, isTemporaryChat, readLocal, writeLocal } from './local-keys.ts'
import { saveNow } from './message-saver.ts'
import { useMessageList } from './messages.tsx'
import { emptyChat, useChat } from './queries.ts'
import { ShareButton } from './share-button.tsx'
import { liveBranch, readShown } from './shown-messages.ts'
import { TemporarySwitch } from './temporary-switch.tsx'
import { useChatSync } from './use-chat-sync.ts'
import { useFoundMessage } from './use-found-message.ts'
import { useChatRun, useReplyRunner } from './use-replies.ts'

type ChatScreenProps = {
  chatId: string
  userId: string
  words: RemainingWords | undefined
  signInPath: string
  /** The session has ended while the chat was open. */
  isSignedOut: boolean
  /** Opens the detector on a text. */
  onCheck: (text: string) => void
  /** Where a text goes to be rewritten; null while it is not known. */
  whereabouts: string | null
  reminder: ReminderChoice
  className?: string
}

/** One chat. Give it the chat's id as its key: nothing of one chat is left over in the next. */
export function ChatScreen({ chatId, userId, className, ...rest }: ChatScreenProps) {
  const run = useChatRun(chatId)
  const runner = useReplyRunner()
  const [isNew] = useState(() => isTemporaryChat(userId, chatId) || isChatOfInitialPrompt(chatId))
  const query = useChat(chatId, isNew)
  const hasList = useMessageList(!isNew) !== null
  const chat = query.data?.chat ?? null
  const open = query.data ?? emptyChat
  useChatSync()
  useRememberedChat(userId, chatId, query.data ? chat !== null : null)

  // A reply that is being written, as the record says, and that this tab does not follow yet.
  const unfollowed = run.live
    ? undefined
    : open.messages.findLast((message) => message.status === 'streaming')
  useEffect(() => {
    if (unfollowed) runner.follow(chatId, unfollowed)
  }, [unfollowed, runner, chatId])

  const client = useQueryClient()
  const title = (chat ?? listedChat(client, chatId))?.title ?? 'New chat'
  useEffect(() => {
    document.title = `${title} · Longhand`
  }, [title])

  const isLoaded = query.data !== undefined || run.live !== null
  const { question = null, replyClientId = '', replyTo = null } = liveBranch(run.live) ?? {}
  const isLive = run.live !== null
  // Not read again for each word of a reply: a long chat has thousands of messages.
  const shown = useMemo(
    () => readShown(open, isLive ? { question, replyClientId, replyTo } : null),
    [open, isLive, question, replyClientId, replyTo],
  )
  const isEmpty = !chat && !isLive && query.data?.messages.length === 0
  useFoundMessage(chatId, query.data !== undefined && hasList, shown)
  return (
    <div className={classNames('relative flex min-h-0 flex-1 flex-col', className)}>
      <TopBar
        title={chat ? <ChatTitle chat={chat} /> : title}
        actions={chat ? <ShareButton chat={chat} /> : isEmpty && <TemporarySwitch isOn={false} />}
      />
      <h1 className="sr-only">{title}</h1>
      {isLoaded ? (
        <ChatPanel chatId={chatId} userId={userId} chat={chat} shown={shown} run={run} {...rest} />
      ) : query.isError ? (
        <ErrorState
          className="m-auto"
          title="This chat could not be loaded"
          text={query.error.message}
          onRetry={() => query.refetch()}
        />
      ) : (
        <ChatSkeleton />
      )}
    </div>
  )
}

/** Keeps the documented local keys, and saves what is pending when the chat is left. `exists` is null while unknown. */
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
  useEffect(() => saveNow, [])
}
