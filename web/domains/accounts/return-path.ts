import { type SessionUser, safeReturnPath } from '../../../contract/accounts.ts'

type Place = { pathname: string; search: string; hash?: string }

/** Returns the sign-in path that brings the visitor back to this page (docs/spec/decisions.md 10). */
export function signInPath({ pathname, search, hash = '' }: Place): string {
  return `/login?next=${encodeURIComponent(pathname + search + hash)}`
}

/** Passes `next` on to another account screen and drops anything but a path of this site. */
export function withReturnPath(path: string, next: string | null): string {
  const safe = safeReturnPath(next, '')
  return safe ? `${path}?next=${encodeURIComponent(safe)}` : path
}

/** Returns where a sign-in leads: the first one of a site's operator to its set-up, which then goes on to `path`. */
export function pathAfterSignIn({ needsSetUp }: SessionUser, path: string): string {
  return needsSetUp ? `/setup?next=${encodeURIComponent(path)}` : path
}
