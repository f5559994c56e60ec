import { accountTexts } from '../../../contract/accounts.ts'

/** Why a link out of a mail does nothing any more. */
export type DeadLink = 'expired' | 'used' | 'invalid'

const texts: Record<DeadLink, string> = {
  expired: accountTexts.linkExpired,
  used: accountTexts.linkUsed,
  invalid: accountTexts.linkInvalid,
}

export function deadLinkText(link: DeadLink): string {
  return texts[link]
}

/** What came of the link in the verification mail, from the address of /login that it led to; null without one. */
export function verificationOutcome(search: URLSearchParams): 'verified' | DeadLink | null {
  const link = search.get('link')
  if (link !== null) return Object.hasOwn(texts, link) ? (link as DeadLink) : 'invalid'
  return search.has('verified') ? 'verified' : null
}
