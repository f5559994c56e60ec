import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { PinnedAndFolders } from '../../../contract/chats/chat-list.ts'
import type { ChatMessage, ChatSummary } from '../../../contract/chats/chats.ts'
import {
  chatKey,
  chatListKey,
  chatListsKey,
  emptyChat,
  type OpenChat,
  pinnedAndFoldersKey,
} from './queries.ts'

type ListPage = { chats: ChatSummary[]; nextCursor: string | null }
type Lists = InfiniteData<ListPage, string | undefined>

/**
 * Merges messages into the cached chat by client id and shows the branch that ends with `leafId`. A fetch in progress
 * must not undo this.
 */
export function putMessages(
  client: QueryClient,
  chatId: string,
  messages: ChatMessage[],
  leafId: string,
): void {
  client.cancelQueries({ queryKey: chatKey(chatId) })
  client.setQueryData<OpenChat>(chatKey(chatId), (open = emptyChat) => {
    const known = new Set(open.messages.map((message) => message.clientId))
    const changed = open.messages.map(
      (message) => messages.find((one) => one.clientId === message.clientId) ?? message,
    )
    const added = messages.filter((message) => !known.has(message.clientId))
    return { ...open, messages: [...changed, ...added].filter(isNotReplaced(messages)), leafId }
  })
}

/** Drops a failed, empty reply that a new reply replaces, as the server does. */
function isNotReplaced(fresh: ChatMessage[]) {
  const replies = fresh.filter((message) => message.sender === 'assistant')
  return (message: ChatMessage) =>
    message.status !== 'failed' ||
    message.text !== '' ||
    !replies.some((reply) => reply.parentId === message.parentId && reply.clientId !== message.clientId)
}

/** Inserts the original reply before its humanized sibling. */
export function putOriginal(
  client: QueryClient,
  chatId: string,
  original: ChatMessage,
  reply: ChatMessage,
): void {
  client.setQueryData<OpenChat>(chatKey(chatId), (open) => {
    if (!open || open.messages.some((one) => one.clientId === original.clientId)) return open
    const at = open.messages.findIndex((one) => one.clientId === reply.clientId)
    return { ...open, messages: open.messages.toSpliced(Math.max(at, 0), 0, original) }
  })
}

/** Returns the list's data about a chat that is still loading. */
export function listedChat(client: QueryClient, chatId: string): ChatSummary | undefined {
  return client
    .getQueriesData<Lists>({ queryKey: chatListsKey })
    .flatMap(([, lists]) => lists?.pages ?? [])
    .flatMap((page) => page.chats)
    .find((chat) => chat.id === chatId)
}

/** The settings of a chat whose model and tone were never chosen. */
const noChoice = { model: null, tone: 'neutral' as const }

/** Moves a chat with a new message to the top of the list. */
export function putChatFirst(client: QueryClient, chatId: string, title: string): void {
  const now = new Date().toISOString()
  const old = client.getQueryData<OpenChat>(chatKey(chatId))?.chat
  const fresh = {
    hasGeneratedTitle: false,
    humanized: false,
    isEssayChat: false,
    pinned: false,
    folderId: null,
    createdAt: now,
    ...noChoice,
  }
  const chat: ChatSummary = { ...fresh, ...old, id: chatId, title, archived: false, updatedAt: now }
  client.setQueryData<OpenChat>(chatKey(chatId), (open) => ({ ...emptyChat, ...open, chat }))
  client.setQueryData<Lists>(chatListKey('loose'), (lists) => {
    if (!lists) return lists
    const [first, ...others] = lists.pages.map((page) => ({
      ...page,
      chats: page.chats.filter((one) => one.id !== chatId),
    }))
    return first ? { ...lists, pages: [{ ...first, chats: [chat, ...first.chats] }, ...others] } : lists
  })
}

/**
 * Stops the fetches of the list before it shows a change that the server does not have yet: their answers would show
 * the earlier state for a moment. The caller has the list fetched again after the change.
 */
export function stopListFetches(client: QueryClient): void {
  for (const queryKey of [chatListsKey, pinnedAndFoldersKey]) void client.cancelQueries({ queryKey })
}

/** Changes a chat in every cached query, optimistically or after the server's response. */
export function changeChat(client: QueryClient, chatId: string, change: Partial<ChatSummary>): void {
  client.setQueryData<OpenChat>(chatKey(chatId), (open) =>
    open?.chat ? { ...open, chat: { ...open.chat, ...change } } : open,
  )
  client.setQueriesData<Lists>({ queryKey: chatListsKey }, (lists) =>
    lists
      ? {
          ...lists,
          pages: lists.pages.map((page) => ({
            ...page,
            chats: page.chats.map((chat) => (chat.id === chatId ? { ...chat, ...change } : chat)),
          })),
        }
      : lists,
  )
  client.setQueryData<PinnedAndFolders>(
    pinnedAndFoldersKey,
    (groups) => groups && changePinned(groups, chatId, change),
  )
}

/** Applies a change to the pinned chats at once. The server counts the chats in folders. */
function changePinned(
  groups: PinnedAndFolders,
  chatId: string,
  change: Partial<ChatSummary>,
): PinnedAndFolders {
  const pinned = groups.pinned.map((chat) => (chat.id === chatId ? { ...chat, ...change } : chat))
  return { ...groups, pinned: pinned.filter((chat) => chat.pinned) }
}

export function changeMessage(
  client: QueryClient,
  chatId: string,
  clientId: string,
  change: Partial<ChatMessage>,
): void {
  client.setQueryData<OpenChat>(chatKey(chatId), (open) =>
    open
      ? {
          ...open,
          messages: open.messages.map((one) => (one.clientId === clientId ? { ...one, ...change } : one)),
        }
      : open,
  )
}
