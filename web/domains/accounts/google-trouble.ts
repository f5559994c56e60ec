import { accountTexts } from '../../../contract/accounts.ts'

export type GoogleIntent = 'sign-in' | 'sign-up'

const reasons: Record<string, string> = {
  access_denied: 'You did not give your consent.',
  email_not_verified: 'Google has not confirmed this address.',
  email_not_found: 'Google did not tell your address.',
  signup_disabled: accountTexts.registrationDisabled,
  registration_disabled: accountTexts.registrationDisabled,
  state_mismatch: 'It took too long, or it was begun in another browser.',
}

export function googleFailedText(intent: GoogleIntent): string {
  return intent === 'sign-up' ? accountTexts.googleSignUpFailed : accountTexts.googleSignInFailed
}

/** The reason that stands in the address of /auth/callback, in words; never what the provider wrote itself. */
export function googleReason(code: string): string | null {
  return Object.hasOwn(reasons, code) ? reasons[code]! : null
}
