import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type {
  ChatMessage,
  ChatPage,
  ChatPatch,
  ChatSummary,
  ChatWithMessages,
  DeletedMessages,
  ModelsAnswer,
} from '../../../contract/chats/chats.ts'
import { ApiError, answerOf, api, errorOf, unwrap } from '../../api.ts'
import { modelsTexts } from '../../locales/en/chats/models.ts'
import { manageChat } from './manage-chat.ts'

/** All branches of a chat, and the last message of the shown one. */
export type OpenChat = { chat: ChatSummary | null; messages: ChatMessage[]; leafId: string | null }

export const chatKey = (chatId: string) => ['chat', chatId] as const
export const chatListsKey = ['chats'] as const
/** `loose` means neither pinned nor in a folder. */
export type ListPlace = 'loose' | 'archive' | { folderId: string }
export const chatListKey = (place: ListPlace) => [...chatListsKey, place] as const
export const modelsKey = ['models'] as const
export const pinnedAndFoldersKey = ['pinned-and-folders'] as const

export const emptyChat: OpenChat = { chat: null, messages: [], leafId: null }
const pageSize = 50
/** docs/spec/2-commercial.md section 9. */
const listCheckMs = 15_000
const chatLoadTimeoutMs = 5_000
const pagesToCheckMax = 2

/** Loads a chat. An unused id is not an error: it is a chat without messages. */
export async function loadChat(chatId: string, signal?: AbortSignal): Promise<OpenChat> {
  try {
    return await loadWholeChat(chatId, signal)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return emptyChat
    throw error
  }
}

/** Loads all pages of a chat, newest first. Only a very long chat has more than one. */
export async function loadWholeChat(chatId: string, signal?: AbortSignal): Promise<ChatWithMessages> {
  let { older, ...open } = await loadPage(chatId, undefined, signal)
  while (older !== null) {
    const page = await loadPage(chatId, String(older), signal)
    open = { ...open, messages: [...page.messages, ...open.messages] }
    older = page.older
  }
  return open
}

function loadPage(chatId: string, before: string | undefined, signal?: AbortSignal): Promise<ChatPage> {
  const limit = AbortSignal.timeout(chatLoadTimeoutMs)
  const stop = signal ? AbortSignal.any([signal, limit]) : limit
  const page = { param: { chatId }, query: { before } }
  return unwrap(api.api.chats[':chatId'].$get(page, { init: { signal: stop } })) as Promise<ChatPage>
}

/** `isNew`: this browser created the id and has sent nothing, so no request is needed. */
export function useChat(chatId: string, isNew: boolean) {
  return useQuery({
    queryKey: chatKey(chatId),
    queryFn: ({ signal }) => loadChat(chatId, signal),
    initialData: isNew ? emptyChat : undefined,
    staleTime: isNew ? Number.POSITIVE_INFINITY : 0,
    refetchOnReconnect: true,
  })
}

export function chatListQuery(place: ListPlace) {
  const archived = place === 'archive' ? 'true' : 'false'
  const where = place === 'archive' ? 'all' : place === 'loose' ? 'loose' : place.folderId
  return infiniteQueryOptions({
    queryKey: chatListKey(place),
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.api.chats.$get(
          { query: { limit: String(pageSize), archived, place: where, cursor: pageParam } },
          { init: { signal } },
        ),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    refetchInterval: ({ state }) =>
      (state.data?.pages.length ?? 0) <= pagesToCheckMax ? listCheckMs : false,
    refetchOnWindowFocus: true,
  })
}

export function useChatList(place: ListPlace) {
  return useInfiniteQuery(chatListQuery(place))
}

export function pinnedAndFoldersQuery() {
  return queryOptions({
    queryKey: pinnedAndFoldersKey,
    queryFn: ({ signal }) => unwrap(api.api.chats['pinned-and-folders'].$get({}, { init: { signal } })),
    refetchInterval: listCheckMs,
    refetchOnWindowFocus: true,
  })
}

/** Loads the pinned chats and the folders, which are shown above the list by date. */
export function usePinnedAndFolders() {
  return useQuery(pinnedAndFoldersQuery())
}

/** Loads the models for this user, which depend on the operator's settings and the user's own keys. */
export const modelsQuery = queryOptions({
  queryKey: modelsKey,
  queryFn: ({ signal }): Promise<ModelsAnswer> => unwrap(api.api.models.$get({}, { init: { signal } })),
  staleTime: 60_000,
})

export function useModels() {
  return useQuery({ ...modelsQuery, select: withLabels })
}

/** Models have the names that their makers or operators gave them; the built-in writer has one in each language. */
function withLabels(answer: ModelsAnswer): ModelsAnswer {
  const models = answer.models.map((model) =>
    model.kind === 'built-in' ? { ...model, label: modelsTexts.builtInWriter } : model,
  )
  return { ...answer, models }
}

const outlivesPage = { init: { keepalive: true } }

export function patchChat(chatId: string, patch: ChatPatch) {
  // The request outlives the page, so that a choice just before a reload is not lost.
  return unwrap(api.api.chats[':chatId'].$patch({ param: { chatId }, json: patch }, outlivesPage))
}

/** Saves which branch is shown, by its last message. */
export function saveLeaf(chatId: string, messageId: string) {
  return unwrap(api.api.chats[':chatId'].leaf.$put({ param: { chatId }, json: { messageId } }, outlivesPage))
}

export function deleteMessage(chatId: string, messageId: string): Promise<DeletedMessages> {
  return unwrap(api.api.chats[':chatId'].messages[':messageId'].$delete({ param: { chatId, messageId } }))
}

export function restoreMessages(chatId: string, { deleted, leafBefore, leafId }: DeletedMessages) {
  const json = { deleted, leafBefore, leafId }
  return unwrap(api.api.chats[':chatId'].restore.$post({ param: { chatId }, json }))
}

/** `keepalive` lets the request outlive the page. */
export async function deleteChat(chatId: string, keepalive = false): Promise<void> {
  const direct = async () => {
    const chat = api.api.chats[':chatId']
    const response = await answerOf(chat.$delete({ param: { chatId } }, { init: { keepalive } }))
    if (!response.ok && response.status !== 404) throw await errorOf(response)
  }
  if (keepalive) return direct()
  await manageChat<unknown>({ operation: 'delete_chat', chatId }, direct).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  })
}
