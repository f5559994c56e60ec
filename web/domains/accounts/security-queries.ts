import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ClientResponse } from 'hono/client'
import type { AccountSecurity } from '../../../contract/accounts/security.ts'
import { answerOf, api, errorOf, post, unwrap } from '../../api.ts'

const securityKey = ['security'] as const
export const eventsKey = ['security-events'] as const
const sessionsKey = ['sessions'] as const
const eventsPerPage = 10

export type Proof = { password?: string; code?: string }

/** Loads how the account is protected. */
export function useSecurity() {
  return useQuery({
    queryKey: securityKey,
    queryFn: async ({ signal }): Promise<AccountSecurity> =>
      unwrap(api.api.account.security.$get({}, { init: { signal } })),
    refetchOnWindowFocus: true,
  })
}

/** Runs a security change, then reloads the security state and the log. */
function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      for (const queryKey of [securityKey, eventsKey, sessionsKey, ['preferences']])
        void client.invalidateQueries({ queryKey })
    },
  })
}

export function useBeginTwoFactor() {
  return useMutation({
    mutationFn: (proof: Proof) => unwrap(api.api.account['two-factor'].setup.$post({ json: proof })),
  })
}

export function useEnableTwoFactor() {
  return useChange((code: string) => unwrap(api.api.account['two-factor'].enable.$post({ json: { code } })))
}

export function useDisableTwoFactor() {
  return useChange((proof: Proof) => unwrap(api.api.account['two-factor'].disable.$post({ json: proof })))
}

export function useRenewRecoveryCodes() {
  return useChange((proof: Proof) =>
    unwrap(api.api.account['two-factor']['recovery-codes'].$post({ json: proof })),
  )
}

export function useForgetDevices() {
  return useChange(() => unwrap(api.api.account['trusted-devices'].$delete()))
}

export function useAskEmailChange() {
  return useChange((input: Proof & { newEmail: string }) =>
    unwrap(api.api.account['change-email'].$post({ json: input })),
  )
}

export function useCancelEmailChange() {
  return useChange(() => unwrap(api.api.account['change-email'].$delete()))
}

export function useFollowEmailLink() {
  return useChange(({ token, cancel }: { token: string; cancel: boolean }) =>
    post<{ state?: 'waiting' | 'changed'; waitsFor?: 'old' | 'new' | null }>(
      `/api/account/change-email/${cancel ? 'cancel' : 'confirm'}`,
      { token },
    ),
  )
}

export function useChangePassword() {
  return useChange((input: { currentPassword: string; newPassword: string }) =>
    post('/api/auth/change-password', input),
  )
}

export function useSecurityEvents() {
  return useInfiniteQuery({
    queryKey: eventsKey,
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: String(eventsPerPage), ...(pageParam ? { cursor: pageParam } : {}) }
      return unwrap(api.api.account['security-events'].$get({ query }, { init: { signal } }))
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  })
}

export function useOpenSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: async ({ signal }) =>
      (await unwrap(api.api.account.sessions.$get({}, { init: { signal } }))).sessions,
  })
}

/** Ends one session, or all others when the id is null. */
export function useEndSessions() {
  return useChange(async (id: string | null) => {
    const response = await answerOf<Response | ClientResponse<unknown>>(
      id
        ? api.api.account.sessions[':sessionId'].$delete({ param: { sessionId: id } })
        : api.api.account.sessions.$delete(),
    )
    if (!response.ok) throw await errorOf(response)
  })
}
