import { ApiError } from '../../api.ts'
import { troubleTexts } from '../../locales/en/accounts/trouble.ts'
import { accountTexts } from '../../locales/en/shared/accounts.ts'

/** The reason why a link from a mail no longer works. */
export type DeadLink = 'expired' | 'used' | 'invalid'

const texts = (): Record<DeadLink, string> => ({
  expired: accountTexts.linkExpired,
  used: accountTexts.linkUsed,
  invalid: accountTexts.linkInvalid,
})

export function deadLinkText(link: DeadLink): string {
  return texts()[link]
}

/** Returns the kind of dead link that the server reported, or null for any other error. */
export function deadLinkOf(error: unknown): DeadLink | null {
  const code = error instanceof ApiError ? error.code : ''
  const kind = code.replace(/^link_/, '')
  return code !== kind && Object.hasOwn(texts(), kind) ? (kind as DeadLink) : null
}

/** The text for the sign-in screen, which offers a form and a button for another mail below it. */
export function deadVerificationText(link: DeadLink): string {
  return link === 'used'
    ? troubleTexts.ifYouUsedItYour({ outcome: deadLinkText(link) })
    : troubleTexts.enterYourEmailBelowAnd({ outcome: deadLinkText(link) })
}

/** Reads the outcome of the verification link from the address of /login; null without one. */
export function verificationOutcome(search: URLSearchParams): 'verified' | DeadLink | null {
  const link = search.get('link')
  if (link !== null) return Object.hasOwn(texts(), link) ? (link as DeadLink) : 'invalid'
  return search.has('verified') ? 'verified' : null
}
