import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { SessionUser } from '../../../contract/accounts.ts'
import { limits } from '../../../contract/limits.ts'
import { ApiError, answerOfFirstCall, api, onSessionRefused, unwrap } from '../../api.ts'
import { sessionRetriesMax, sessionRetryDelayMs } from './session-retry.ts'

export const sessionKey = ['session'] as const

/** The time of data that this browser had kept, in milliseconds since 1970: older than any answer of the server. */
export const restoredAt = 1

/** How often the session is checked again once the retries have failed. */
const offlineCheckMs = 15_000

export type SessionState =
  | { status: 'loading'; user: undefined }
  | { status: 'signed-in'; user: SessionUser }
  | { status: 'signed-out'; user: null }
  | { status: 'offline'; user: undefined }

/** The last user since this page loaded. Signing out loads another page, so it remains only when a session ends. */
let lastUser: SessionUser | null = null

/** Returns null when the server reports no session; throws when the server does not respond. */
export async function loadSession(signal?: AbortSignal): Promise<SessionUser | null> {
  const limit = AbortSignal.timeout(limits.sessionTimeoutMs)
  const init = { signal: signal ? AbortSignal.any([signal, limit]) : limit }
  const call = () => api.api.session.$get({}, { init })
  const { user } = await unwrap(answerOfFirstCall('/api/session', init.signal, call))
  return user
}

/** The session. The query is tried again when the server does not respond. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }) => loadSession(signal),
  retry: (failures, error) =>
    failures < sessionRetriesMax && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
  retryDelay: sessionRetryDelayMs,
  networkMode: 'always',
})

/** Reports 'offline', never 'signed-out', when the server cannot be reached; a signed-in user stays signed in. */
export function useSession(): SessionState & { isStale: boolean; retry: () => void } {
  const query = useQuery({
    ...sessionQuery,
    refetchInterval: ({ state }) =>
      state.status === 'error' || state.dataUpdatedAt === restoredAt ? offlineCheckMs : false,
    staleTime: 60_000,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  })
  if (query.data) lastUser = query.data
  const isStale = query.failureCount > 0 || query.dataUpdatedAt === restoredAt
  const rest = { isStale, retry: () => void query.refetch() }
  if (query.data) return { status: 'signed-in', user: query.data, ...rest }
  if (query.data === null) return { status: 'signed-out', user: null, ...rest }
  return { status: query.isError ? 'offline' : 'loading', user: undefined, ...rest }
}

/** Returns a function that asks the server whether the session goes on. All of the page learns its answer. */
export function useSessionCheck(): () => Promise<boolean> {
  const client = useQueryClient()
  return useCallback(
    async () => (await client.fetchQuery({ ...sessionQuery, staleTime: 0 })) !== null,
    [client],
  )
}

/** Returns the user whose session ended by itself on this page, or null. */
export function useEndedUser(): SessionUser | null {
  return useSession().status === 'signed-out' ? lastUser : null
}

/** Returns the owner of the drafts: the user's id, also after the session ended, or null while it is unknown. */
export function useDraftOwner(): string | null {
  const { status } = useSession()
  return lastUser?.id ?? (status === 'signed-out' ? 'visitor' : null)
}

/** Reloads the session when the server refuses another request with 401. Returns the unsubscribe function. */
export function followRefusals(client: QueryClient): () => void {
  return onSessionRefused(() => client.invalidateQueries({ queryKey: sessionKey }))
}

/** Reloads a page from the back-forward cache, whose user may have signed out. Returns the unsubscribe function. */
export function followReturns(): () => void {
  function onShow(event: PageTransitionEvent) {
    if (event.persisted && lastUser) location.reload()
  }
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}
