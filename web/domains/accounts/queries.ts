import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { type ConfirmedEmail, type SessionUser, safeReturnPath } from '../../../contract/accounts.ts'
import { limits } from '../../../contract/limits.ts'
import { ApiError, answerOfFirstCall, api, get, isOffline, post, unwrap } from '../../api.ts'
import { accountsTexts } from '../../locales/en/accounts/account.ts'
import { finishBeforeSignOut } from '../../ui/history/before-sign-out.ts'
import { cookiesOff } from './account-trouble.ts'
import { forgetThisUser, leaveTo, tellOtherTabs } from './end-session.ts'
import type { GoogleIntent } from './google-trouble.ts'
import type { DeadLink } from './link-outcome.ts'
import { loadSession, sessionKey } from './session.ts'
import { endSession } from './session-ending-call.ts'

const accountTimeoutMs = 20_000

function send<T>(path: string, body: unknown): Promise<T> {
  return post<T>(`/api/auth/${path}`, body, AbortSignal.timeout(accountTimeoutMs))
}

/** Loads what this installation offers: Google, the local mailbox, the minimum password length. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => {
    const limit = AbortSignal.timeout(limits.sessionTimeoutMs)
    const init = { signal: AbortSignal.any([signal, limit]) }
    return unwrap(answerOfFirstCall('/api/config', init.signal, () => api.api.config.$get({}, { init })))
  },
  staleTime: Number.POSITIVE_INFINITY,
})

export function useConfig() {
  return useQuery(configQuery)
}

export type SignedIn = { user: SessionUser }
/** Null when the password was correct and the account also requires a code. */
type SignInResult = SessionUser | null

/** Checks the session with the new cookie, because browsers that block cookies drop it silently. */
export async function confirmSession(given: SessionUser): Promise<SessionUser> {
  try {
    const kept = await loadSession()
    if (!kept) throw new ApiError(401, cookiesOff, accountsTexts.sessionNotKept)
    return kept
  } catch (error) {
    if (isOffline(error)) return given
    throw error
  }
}

/**
 * Publishes the session to the app after `afterMs`: the documented second in which the screen confirms the sign-in.
 */
export function useTellSignIn(afterMs: number): (user: SignInResult) => void {
  const client = useQueryClient()
  return (user) => {
    if (!user) return
    tellOtherTabs('signed-in')
    setTimeout(() => {
      // The answer to a fetch that began before the sign-in would sign the user out again.
      void client.cancelQueries({ queryKey: sessionKey })
      client.setQueryData(sessionKey, user)
    }, afterMs)
  }
}

export function useSignIn(afterMs: number) {
  return useMutation({
    async mutationFn(input: { email: string; password: string }): Promise<SignInResult> {
      const answer = await send<Partial<SignedIn>>('sign-in/email', input)
      return answer.user ? confirmSession(answer.user) : null
    },
    onSuccess: useTellSignIn(afterMs),
  })
}

export type SecondStep = { code: string; trustDevice: boolean; isRecovery: boolean }

export function useVerifyCode(afterMs: number) {
  return useMutation({
    async mutationFn({ isRecovery, ...input }: SecondStep): Promise<SignInResult> {
      const path = isRecovery ? 'two-factor/verify-backup-code' : 'two-factor/verify-totp'
      return confirmSession((await send<SignedIn>(path, input)).user)
    },
    onSuccess: useTellSignIn(afterMs),
  })
}

function useNext(): string | undefined {
  const [search] = useSearchParams()
  return safeReturnPath(search.get('next'), '') || undefined
}

export function useSignUp() {
  const next = useNext()
  return useMutation({
    mutationFn: (input: { email: string; password: string; invitation?: string | undefined }) =>
      send('sign-up/email', { ...input, next }),
  })
}

export function useResendVerification() {
  const next = useNext()
  return useMutation({
    mutationFn: (email: string) => send('send-verification-email', { email, next }),
  })
}

export function useConfirmEmail() {
  return useMutation({ mutationFn: (token: string) => send<ConfirmedEmail>('verify-email', { token }) })
}

export function useRequestReset() {
  return useMutation({ mutationFn: (email: string) => send('request-password-reset', { email }) })
}

type ResetLink = { link: 'good' | DeadLink; passwordMin?: number }

/** Checks whether the link still works, without using it up. */
export function useResetLink(token: string) {
  return useQuery({
    queryKey: ['reset-link', token],
    queryFn: ({ signal }) =>
      get<ResetLink>(`/api/auth/reset-password?token=${encodeURIComponent(token)}`, signal),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (input: { token: string; newPassword: string }) => send('reset-password', input),
  })
}

/** Redirects to Google, which returns to /auth/callback. */
export function useStartGoogle(intent: GoogleIntent, next: string | null, invitation?: string) {
  const path = safeReturnPath(next, '') || undefined
  return useMutation({
    mutationFn: () => send<{ url: string }>('sign-in/google', { intent, next: path, invitation }),
    onSuccess: ({ url }) => location.assign(url),
  })
}

export function useSignOut() {
  const client = useQueryClient()
  return useMutation({
    async mutationFn() {
      await finishBeforeSignOut()
      return endSession(client, () => send('sign-out', {}))
    },
    onSuccess: () => {
      forgetThisUser()
      tellOtherTabs('signed-out')
      return leaveTo('/')
    },
  })
}
