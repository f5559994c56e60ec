import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SessionUser } from '../../../contract/accounts.ts'
import type { ModelChoice } from '../../../contract/chats.ts'
import { limits } from '../../../contract/limits.ts'
import { answerOf, errorOf, post } from '../../api.ts'
import { sessionKey } from './session.ts'
import { forgetThisUser, leaveToFrontPage, tellOtherTabs } from './session-channel.ts'

/** What this installation offers; GET /api/config. */
export type AppConfig = {
  local: boolean
  mailbox: string | null
  google: boolean
  passwordMin: number
  models: ModelChoice[]
  defaultModel: string
}

export function useConfig() {
  return useQuery({
    queryKey: ['config'],
    queryFn: async ({ signal }): Promise<AppConfig> => {
      const response = await answerOf(fetch('/api/config', { signal }))
      if (!response.ok) throw await errorOf(response)
      return (await response.json()) as AppConfig
    },
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
