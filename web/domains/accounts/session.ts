import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { SessionUser } from '../../../contract/accounts.ts'
import { limits } from '../../../contract/limits.ts'
import { ApiError, api, onSessionRefused, unwrap } from '../../api.ts'
import { sessionRetriesMax, sessionRetryDelayMs } from './session-retry.ts'

export const sessionKey = ['session'] as const

/** How often a server that did not answer is asked again, once its tries are used up. */
const offlineCheckMs = 15_000

export type SessionState =
  | { status: 'loading'; user: undefined }
  | { status: 'signed-in'; user: SessionUser }
  | { status: 'signed-out'; user: null }
  | { status: 'offline'; user: undefined }

/** Who was signed in last since this page was loaded. Signing out loads another page, so only an ended session leaves one. */
let lastUser: SessionUser | null = null

/** Null means that the server said so; a server that does not answer throws. */
export async function loadSession(signal?: AbortSignal): Promise<SessionUser | null> {
  const limit = AbortSignal.timeout(limits.sessionTimeoutMs)
  const init = { signal: signal ? AbortSignal.any([signal, limit]) : limit }
  const { user } = await unwrap(api.api.session.$get({}, { init }))
  return user
}

/** A server that cannot be reached is 'offline', never 'signed-out'; who was known to be signed in stays so. */
export function useSession(): SessionState & { isStale: boolean; retry: () => void } {
  const query = useQuery({
    queryKey: sessionKey,
    queryFn: ({ signal }) => loadSession(signal),
    retry: (failures, error) =>
      failures < sessionRetriesMax &&
      !(error instanceof ApiError && error.status >= 400 && error.status < 500),
    retryDelay: sessionRetryDelayMs,
    refetchInterval: ({ state }) => (state.status === 'error' ? offlineCheckMs : false),
    networkMode: 'always',
    staleTime: 60_000,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  })
  if (query.data) lastUser = query.data
  const rest = { isStale: query.failureCount > 0, retry: () => void query.refetch() }
  if (query.data) return { status: 'signed-in', user: query.data, ...rest }
  if (query.data === null) return { status: 'signed-out', user: null, ...rest }
  return { status: query.isError ? 'offline' : 'loading', user: undefined, ...rest }
}

/** Who was signed in on this page until the session ended by itself, or null. */
export function useEndedUser(): SessionUser | null {
  return useSession().status === 'signed-out' ? lastUser : null
}

/** Whose drafts belong on the screen: a user's id, also after the session has ended; null while that is not known. */
export function useDraftOwner(): string | null {
  const { status } = useSession()
  return lastUser?.id ?? (status === 'signed-out' ? 'visitor' : null)
}

/** Asks who is signed in when the server answered 'sign in' to anything else; returns how to stop. */
export function followRefusals(client: QueryClient): () => void {
  return onSessionRefused(() => client.invalidateQueries({ queryKey: sessionKey }))
}

/** A page out of the browser's memory may show somebody who has signed out since; returns how to stop. */
export function followReturns(): () => void {
  function onShow(event: PageTransitionEvent) {
    if (event.persisted && lastUser) location.reload()
  }
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}
