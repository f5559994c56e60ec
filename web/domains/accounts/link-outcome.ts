import { accountTexts } from '../../../contract/accounts.ts'
import { ApiError } from '../../api.ts'

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

/** Which kind of dead link an answer of the server names; null for any other error. */
export function deadLinkOf(error: unknown): DeadLink | null {
  const code = error instanceof ApiError ? error.code : ''
  const kind = code.replace(/^link_/, '')
  return code !== kind && Object.hasOwn(texts, kind) ? (kind as DeadLink) : null
}

/** The same on the sign-in screen, with what to do next: a form and a button for another mail stand below. */
export function deadVerificationText(link: DeadLink): string {
  return link === 'used'
    ? `${texts.used} If it was by you, your address is verified: just sign in.`
    : `${texts[link]} Enter your email below, and we send you a new one.`
}

/** What came of the link in the verification mail, from the address of /login that it led to; null without one. */
export function verificationOutcome(search: URLSearchParams): 'verified' | DeadLink | null {
  const link = search.get('link')
  if (link !== null) return Object.hasOwn(texts, link) ? (link as DeadLink) : 'invalid'
  return search.has('verified') ? 'verified' : null
}
