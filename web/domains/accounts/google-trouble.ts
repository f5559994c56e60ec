import { accountTexts } from '../../../contract/accounts.ts'

export type GoogleIntent = 'sign-in' | 'sign-up'

const reasons: Record<string, string> = {
  access_denied: 'You did not give your consent.',
  email_not_verified: 'Google has not confirmed this address.',
  email_not_found: 'Google did not share your email address.',
  signup_disabled: accountTexts.registrationDisabled,
  registration_disabled: accountTexts.registrationDisabled,
  state_mismatch: 'It took too long, or you started in another browser.',
}

export function googleFailedText(intent: GoogleIntent): string {
  return intent === 'sign-up' ? accountTexts.googleSignUpFailed : accountTexts.googleSignInFailed
}

/** Returns the sentence for the reason code in the address of /auth/callback, never the provider's own text. */
export function googleReason(code: string): string | null {
  return Object.hasOwn(reasons, code) ? reasons[code]! : null
}
