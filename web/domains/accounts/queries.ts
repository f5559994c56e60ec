import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { SessionUser } from '../../../contract/accounts.ts'
import { limits } from '../../../contract/limits.ts'
import { api, post, unwrap } from '../../api.ts'
import { verifiedPath } from './return-path.ts'
import { sessionKey } from './session.ts'
import { forgetThisUser, leaveToFrontPage, tellOtherTabs } from './session-channel.ts'

/** What this installation offers: Google, the local mailbox, the shortest password. */
export function useConfig() {
  return useQuery({
    queryKey: ['config'],
    queryFn: ({ signal }) => unwrap(api.api.config.$get({}, { init: { signal } })),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The session is told to the app only after the documented second, in which the screen says that it worked. */
export function useSignIn() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: { email: string; password: string }) =>
      post<{ user: SessionUser }>('/api/auth/sign-in/email', input),
    onSuccess: ({ user }) => {
      tellOtherTabs('signed-in')
      setTimeout(() => client.setQueryData(sessionKey, user), limits.loginRedirectMs)
    },
  })
}

function useVerifiedPath(): string {
  const [search] = useSearchParams()
  return verifiedPath(search.get('next'))
}

export function useSignUp() {
  const callbackURL = useVerifiedPath()
  return useMutation({
    mutationFn: (input: { email: string; password: string }) =>
      post('/api/auth/sign-up/email', {
        ...input,
        name: input.email.split('@')[0],
        callbackURL,
      }),
  })
}

export function useResendVerification() {
  const callbackURL = useVerifiedPath()
  return useMutation({
    mutationFn: (email: string) => post('/api/auth/send-verification-email', { email, callbackURL }),
  })
}

export function useSignOut() {
  return useMutation({
    mutationFn: () => post('/api/auth/sign-out', {}),
    onSuccess: () => {
      forgetThisUser()
      tellOtherTabs('signed-out')
      leaveToFrontPage()
    },
  })
}
