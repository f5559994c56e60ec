import { accountTexts } from '../../../contract/accounts.ts'

const reasons: Record<string, string> = {
  access_denied: 'Google says that you did not agree.',
  email_not_verified: 'Google has not verified your e-mail address.',
  account_not_linked:
    'An account with this address exists already and is not verified. Sign in with its password first.',
  signup_disabled: accountTexts.registrationDisabled,
}

/** Why Google's sign-in did not end in a session, from the `error` of the address. */
export function googleTrouble(error: string): { text: string; next?: string } {
  return { text: accountTexts.googleSignInFailed, next: reasons[error.toLowerCase()] }
}
