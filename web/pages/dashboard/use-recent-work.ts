import { useQueries } from '@tanstack/react-query'
import { isUntitled } from '../../../contract/chats/titles.ts'
import { api, unwrap } from '../../api.ts'
import { chatPath } from '../../domains/chats/existing-pages.ts'
import { chatListsKey } from '../../domains/chats/queries.ts'

export type WorkKind = 'chat' | 'essay' | 'check' | 'rewrite'
export type Work = {
  id: string
  kind: WorkKind
  title: string
  at: string
  to: string
  /** Null where a number of words is not known. */
  words: number | null
}

const shownMax = 8
const page = { limit: String(shownMax), cursor: undefined }

async function readChats(signal: AbortSignal): Promise<Work[]> {
  // More than are shown, because chats that were never used are left out.
  const query = { ...page, limit: String(shownMax * 2), archived: 'false' as const, place: 'all' }
  const { chats } = await unwrap(api.api.chats.$get({ query }, { init: { signal } }))
  return chats
    .filter(({ title }) => !isUntitled(title))
    .map((chat) => ({
      id: chat.id,
      kind: chat.isEssayChat ? 'essay' : 'chat',
      title: chat.title,
      at: chat.updatedAt,
      to: chatPath(chat),
      words: null,
    }))
}

async function readChecks(signal: AbortSignal): Promise<Work[]> {
  const { entries } = await unwrap(api.api.scans.$get({ query: { ...page, q: '' } }, { init: { signal } }))
  return entries.map(({ id, title, createdAt, words }) => ({
    id,
    kind: 'check',
    title,
    at: createdAt,
    to: '/ai-detector?history',
    words,
  }))
}

async function readRewrites(signal: AbortSignal): Promise<Work[]> {
  const { entries } = await unwrap(
    api.api['humanized-texts'].$get({ query: { ...page, q: '' } }, { init: { signal } }),
  )
  return entries.map(({ id, title, createdAt, words }) => ({
    id,
    kind: 'rewrite',
    title,
    at: createdAt,
    to: '/ai-humanizer?history',
    words,
  }))
}

/** Loads the user's newest chats, essays, checks and rewrites, newest first. Texts are listed if history is on. */
export function useRecentWork() {
  const parts = useQueries({
    queries: [
      // Below the key of the chat lists, so that it is loaded again with them.
      { queryKey: [...chatListsKey, 'recent-work'], queryFn: ({ signal }: Signal) => readChats(signal) },
      {
        queryKey: ['scans', 'recent-work'],
        queryFn: ({ signal }: Signal) => readChecks(signal),
        staleTime: 0,
      },
      {
        queryKey: ['humanized-texts', 'recent-work'],
        queryFn: ({ signal }: Signal) => readRewrites(signal),
        staleTime: 0,
      },
    ],
  })
  const works = parts
    .flatMap(({ data }) => data ?? [])
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, shownMax)
  return {
    works,
    isPending: parts.some(({ isPending }) => isPending),
    isFailed: parts.some(({ isError, data }) => isError && !data),
    retry: () => void Promise.all(parts.map(({ isError, refetch }) => isError && refetch())),
  }
}

type Signal = { signal: AbortSignal }
