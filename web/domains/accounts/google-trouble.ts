import { accountTexts } from '../../../contract/accounts.ts'
import { troubleTexts } from '../../locales/en/accounts/trouble.ts'

export type GoogleIntent = 'sign-in' | 'sign-up'

const reasons = (): Record<string, string> => ({
  access_denied: troubleTexts.youDidNotGiveYour,
  email_not_verified: troubleTexts.googleHasNotConfirmed,
  email_not_found: troubleTexts.googleDidNotShareYour,
  signup_disabled: accountTexts.registrationDisabled,
  registration_disabled: accountTexts.registrationDisabled,
  state_mismatch: troubleTexts.itTookTooLongOr,
})

export function googleFailedText(intent: GoogleIntent): string {
  return intent === 'sign-up' ? accountTexts.googleSignUpFailed : accountTexts.googleSignInFailed
}

/** Returns the sentence for the reason code in the address of /auth/callback, never the provider's own text. */
export function googleReason(code: string): string | null {
  return Object.hasOwn(reasons(), code) ? reasons()[code]! : null
}
