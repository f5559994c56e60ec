import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { RemainingWords } from '../../../../contract/credits.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { TopBar } from '../../../ui/shell/top-bar.tsx'
import { listedChat } from '../chat-cache.ts'
import { announce } from '../chat-events.ts'
import { isChatOfInitialPrompt } from '../composer/initial-prompt.ts'
import type { ReminderChoice } from '../humanize/humanize-reminder.tsx'
import { ChatTitle } from '../list/chat-title.tsx'
import { useChatSync } from '../list/use-chat-sync.ts'
import { flagTemporaryChat, isTemporaryChat, readLocal, writeLocal } from '../local-keys.ts'
import { ChatSkeleton } from '../messages/chat-skeleton.tsx'
import { useMessageList } from '../messages/messages.tsx'
import { liveBranch, readShown } from '../messages/shown-messages.ts'
import { useFoundMessage } from '../messages/use-found-message.ts'
import { emptyChat, useChat } from '../queries.ts'
import { saveNow } from '../replies/message-saver.ts'
import { useChatRun, useReplyRunner } from '../replies/use-replies.ts'
import { ShareButton } from '../share/share-button.tsx'
import { TemporarySwitch } from '../temporary/temporary-switch.tsx'
import { ChatPanel } from './chat-panel.tsx'

type ChatScreenProps = {
  chatId: string
  userId: string
  words: RemainingWords | undefined
  signInPath: string
  /** The session ended while the chat was open. */
  isSignedOut: boolean
  /** Opens the detector with a text. */
  onCheck: (text: string) => void
  /** Describes the service that rewrites texts; null until it is known. */
  dataProcessor: string | null
  reminder: ReminderChoice
  className?: string
}

/** One chat. Use the chat's id as the key, so that no state of one chat remains in the next. */
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

  // A stored reply in progress that this tab does not follow yet.
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
  // Not recomputed for each word of a reply, because a long chat has thousands of messages.
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
  useEffect(() => saveNow, [])
}
