import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useChatSync } from '../list/use-chat-sync.ts'
import { useMessageList } from '../messages/messages.tsx'
import { liveBranch, readShown } from '../messages/shown-messages.ts'
import { emptyChat, useChat } from '../queries.ts'
import { useChatRun, useReplyRunner } from '../replies/use-replies.ts'
import { createStoredChatAdapter } from './stored-chat-adapter.ts'

/**
 * Loads a chat, follows the reply that is being written in it, and returns what its panel needs. `isNew`: this browser
 * created the id and has sent nothing, so no request is needed.
 */
export function useStoredChat(userId: string, chatId: string, isNew: boolean) {
  const client = useQueryClient()
  const runner = useReplyRunner()
  const run = useChatRun(chatId)
  const query = useChat(chatId, isNew)
  const hasList = useMessageList(!isNew) !== null
  const adapter = useMemo(
    () => createStoredChatAdapter(client, runner, userId, chatId),
    [client, runner, userId, chatId],
  )
  useChatSync()

  const open = query.data ?? emptyChat
  // A stored reply in progress that this tab does not follow yet.
  const unfollowed = run.live
    ? undefined
    : open.messages.findLast((message) => message.status === 'streaming')
  useEffect(() => {
    if (unfollowed) void runner.follow(chatId, unfollowed)
  }, [unfollowed, runner, chatId])

  const { question = null, replyClientId = '', replyTo = null } = liveBranch(run.live) ?? {}
  const isLive = run.live !== null
  // Not recomputed for each word of a reply, because a long chat has thousands of messages.
  const shown = useMemo(
    () => readShown(open, isLive ? { question, replyClientId, replyTo } : null),
    [open, isLive, question, replyClientId, replyTo],
  )
  const { chat } = open
  return {
    adapter,
    chat,
    shown,
    run,
    /** Whether the stored messages are known. */
    isKnown: query.data !== undefined,
    isEmpty: !chat && !isLive && query.data?.messages.length === 0,
    /** Whether the script that renders messages has loaded. */
    hasList,
    error: query.error,
    reload: () => void query.refetch(),
  }
}

export type StoredChat = ReturnType<typeof useStoredChat>
