import { troubleTexts } from '../../locales/en/accounts/trouble.ts'
import { accountTexts } from '../../locales/en/shared/accounts.ts'
import { codeTexts } from '../../locales/en/shared/errors.ts'

export type GoogleIntent = 'sign-in' | 'sign-up'

const reasons = (): Record<string, string> => ({
  access_denied: troubleTexts.youDidNotGiveYour,
  email_not_verified: troubleTexts.googleHasNotConfirmed,
  email_not_found: troubleTexts.googleDidNotShareYour,
  signup_disabled: accountTexts.registrationDisabled,
  registration_disabled: accountTexts.registrationDisabled,
  invitation_needed: codeTexts.invitation_needed,
  invitation_gone: codeTexts.invitation_gone,
  invitation_for_other: codeTexts.invitation_for_other,
  address_not_admitted: codeTexts.address_not_admitted,
  // The library passes on the code of the refusal as it is.
  ACCOUNT_SUSPENDED: codeTexts.account_suspended,
  state_mismatch: troubleTexts.itTookTooLongOr,
})

export function googleFailedText(intent: GoogleIntent): string {
  const { googleSignUpFailed, googleSignInFailed } = accountTexts
  return intent === 'sign-up' ? googleSignUpFailed : googleSignInFailed
}

/** Returns the sentence for the reason code in the address of /auth/callback, never the provider's own text. */
export function googleReason(code: string): string | null {
  return Object.hasOwn(reasons(), code) ? reasons()[code]! : null
}
