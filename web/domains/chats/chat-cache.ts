import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { ChatShelf } from '../../../contract/chats/chat-list.ts'
import type { ChatMessage, ChatSummary } from '../../../contract/chats/chats.ts'
import { chatKey, chatListKey, chatListsKey, chatShelfKey, emptyChat, type OpenChat } from './queries.ts'

type ListPage = { chats: ChatSummary[]; nextCursor: string | null }
type Lists = InfiniteData<ListPage, string | undefined>

/**
 * Puts messages where they belong, by client id, and shows the branch that ends with `leafId`; a fetch that is under way
 * must not undo it.
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

/** A new reply takes the place of one that failed with nothing to show, here as on the server. */
function isNotReplaced(fresh: ChatMessage[]) {
  const replies = fresh.filter((message) => message.sender === 'assistant')
  return (message: ChatMessage) =>
    message.status !== 'failed' ||
    message.text !== '' ||
    !replies.some((reply) => reply.parentId === message.parentId && reply.clientId !== message.clientId)
}

/** The reply as it was written stands before its humanized sibling. */
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

/** What the sidebar knows about a chat that is still being loaded. */
export function listedChat(client: QueryClient, chatId: string): ChatSummary | undefined {
  return client
    .getQueriesData<Lists>({ queryKey: chatListsKey })
    .flatMap(([, lists]) => lists?.pages ?? [])
    .flatMap((page) => page.chats)
    .find((chat) => chat.id === chatId)
}

/** What a chat has whose model and tone were never chosen. */
const noChoice = { model: null, tone: 'neutral' as const }

/** A chat that has just got its first or next message comes first in the list. */
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

/** Changes a chat wherever it is shown, before the server has said so or because it has. */
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
  client.setQueryData<ChatShelf>(chatShelfKey, (shelf) => shelf && changeShelf(shelf, chatId, change))
}

/** What is pinned or no longer so is seen at once; folders are counted anew by the server. */
function changeShelf(shelf: ChatShelf, chatId: string, change: Partial<ChatSummary>): ChatShelf {
  const pinned = shelf.pinned.map((chat) => (chat.id === chatId ? { ...chat, ...change } : chat))
  return { ...shelf, pinned: pinned.filter((chat) => chat.pinned) }
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
