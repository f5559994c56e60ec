import { accountTexts } from '../../../contract/accounts.ts'
import { errors } from '../../../contract/errors.ts'
import { contractText } from '../../locales/contract-text.ts'
import { troubleTexts } from '../../locales/en/accounts/trouble.ts'

export type GoogleIntent = 'sign-in' | 'sign-up'

const reasons = (): Record<string, string> => ({
  access_denied: troubleTexts.youDidNotGiveYour,
  email_not_verified: troubleTexts.googleHasNotConfirmed,
  email_not_found: troubleTexts.googleDidNotShareYour,
  signup_disabled: contractText(accountTexts.registrationDisabled),
  registration_disabled: contractText(accountTexts.registrationDisabled),
  invitation_needed: contractText(errors.invitation_needed.text),
  invitation_gone: contractText(errors.invitation_gone.text),
  invitation_for_other: contractText(errors.invitation_for_other.text),
  address_not_admitted: contractText(errors.address_not_admitted.text),
  // The library passes on the code of the refusal as it is.
  ACCOUNT_SUSPENDED: contractText(errors.account_suspended.text),
  state_mismatch: troubleTexts.itTookTooLongOr,
})

export function googleFailedText(intent: GoogleIntent): string {
  const { googleSignUpFailed, googleSignInFailed } = accountTexts
  return contractText(intent === 'sign-up' ? googleSignUpFailed : googleSignInFailed)
}

/** Returns the sentence for the reason code in the address of /auth/callback, never the provider's own text. */
export function googleReason(code: string): string | null {
  return Object.hasOwn(reasons(), code) ? reasons()[code]! : null
}
