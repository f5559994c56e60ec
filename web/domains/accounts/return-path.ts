import { safeReturnPath } from '../../../contract/accounts.ts'

type Place = { pathname: string; search: string; hash?: string }

/** Where to sign in, so that the visitor comes back to this place (docs/spec/decisions.md 10). */
export function signInPath({ pathname, search, hash = '' }: Place): string {
  return `/login?next=${encodeURIComponent(pathname + search + hash)}`
}

/** Carries `next` from one account screen to the other; anything but a path of this site is dropped. */
export function withReturnPath(path: string, next: string | null): string {
  const safe = safeReturnPath(next, '')
  return safe ? `${path}?next=${encodeURIComponent(safe)}` : path
}
