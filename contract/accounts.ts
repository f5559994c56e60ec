import { accounts } from '../texts/accounts.ts'
import { messagesOf } from '../texts/message.ts'
/** The least length of a password where the operator has chosen no other. */
export const passwordLengthMin = 6

/** Defines the password rule together with its text (docs/spec/decisions.md 5). */
export function passwordPolicy(min = passwordLengthMin) {
  return { min, max: 128, tooShort: accountTexts.passwordTooShort({ min }) }
}

/** Counts characters and not bytes, as NIST SP 800-63B does: each code point of the normal form is one. */
export function passwordLength(password: string): number {
  return [...password.normalize('NFKC')].length
}

export const accountTexts = /* @__PURE__ */ messagesOf('accounts', accounts)

/**
 * The response to a confirmed address: sign in and continue to `next`, or first choose a password with the same token.
 */
export type ConfirmedEmail = { status: 'verified' | 'choose_password'; next: string | null }

export type LinkState = 'good' | 'expired' | 'used' | 'invalid'

/** A browser or program that is signed in. Dates are ISO; `lastSeenAt` is exact to a few minutes. */
export type OpenSession = {
  id: string
  current: boolean
  device: string | null
  address: string | null
  createdAt: string
  lastSeenAt: string
  expiresAt: string
}

/** `isOperator` comes from the server and only decides what a screen shows. Only GET /api/session returns it. */
export type SessionUser = {
  id: string
  email: string
  name: string
  image: string | null
  isOperator?: boolean
  /** The user operates this site, which has not been set up. */
  needsSetUp?: boolean
}

/**
 * Returns a path of this site or the fallback: never another host, a scheme or a control character
 * (docs/spec/decisions.md 10).
 */
export function safeReturnPath(path: string | null | undefined, fallback = '/chat'): string {
  if (!path || path.length > 2_000 || !isOwnPath(path)) return fallback
  // A proxy or a router may decode the path once more.
  const decoded = decodeOnce(path.split(/[?#]/)[0]!)
  return decoded !== null && isOwnPath(decoded) ? path : fallback
}

function isOwnPath(path: string): boolean {
  // Browsers read a backslash as a slash and drop tabs and newlines, so '/\t/evil' means '//evil'.
  return path.startsWith('/') && !/^\/\/|[\\\p{Cc}]/u.test(path) && !/^\/\.{1,2}\/\//.test(path)
}

function decodeOnce(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
