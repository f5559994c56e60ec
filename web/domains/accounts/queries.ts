import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SessionUser } from '../../../contract/accounts.ts'
import { limits } from '../../../contract/limits.ts'
import { api, post, unwrap } from '../../api.ts'
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

export function useSignUp() {
  return useMutation({
    mutationFn: (input: { email: string; password: string }) =>
      post('/api/auth/sign-up/email', {
        ...input,
        name: input.email.split('@')[0],
        callbackURL: '/login?verified=1',
      }),
  })
}

export function useResendVerification() {
  return useMutation({
    mutationFn: (email: string) =>
      post('/api/auth/send-verification-email', { email, callbackURL: '/login?verified=1' }),
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
