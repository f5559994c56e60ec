import { safeReturnPath } from '../../../contract/accounts.ts'

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
