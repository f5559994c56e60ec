import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SessionUser } from '../../../contract/accounts.ts'
import { ApiError, api, unwrap } from '../../api.ts'
import { sessionRetriesMax, sessionRetryDelayMs, sessionTimeoutMs } from './session-retry.ts'

export const sessionKey = ['session'] as const

export type SessionState =
  | { status: 'loading'; user: undefined }
  | { status: 'signed-in'; user: SessionUser }
  | { status: 'signed-out'; user: null }
  | { status: 'offline'; user: undefined }

/** Null means that the server said so; a server that does not answer throws. */
async function loadSession(signal: AbortSignal): Promise<SessionUser | null> {
  const limit = AbortSignal.timeout(sessionTimeoutMs)
  const init = { signal: AbortSignal.any([signal, limit]) }
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
    networkMode: 'always',
    staleTime: 60_000,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  })
  const rest = { isStale: query.failureCount > 0, retry: () => void query.refetch() }
  if (query.data) return { status: 'signed-in', user: query.data, ...rest }
  if (query.data === null) return { status: 'signed-out', user: null, ...rest }
  return { status: query.isError ? 'offline' : 'loading', user: undefined, ...rest }
}

/** Asks the server again when it answered 'sign in' to something else. */
export function useSessionRecheck(): void {
  const client = useQueryClient()
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        const { error } = event.action
        if (error instanceof ApiError && error.status === 401)
          client.invalidateQueries({ queryKey: sessionKey })
      }),
    [client],
  )
}
