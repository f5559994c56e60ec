/** The library's paths under /api/auth that are offered. The library has more, which stay unreachable. */
export const libraryPaths: ReadonlySet<string> = new Set([
  'POST /sign-in/email',
  'POST /sign-out',
  'POST /sign-in/google',
  'GET /callback/google',
  'POST /passkey/options',
  'POST /passkey/sign-in',
  'POST /two-factor/verify-totp',
  'POST /two-factor/verify-backup-code',
])

const authBase = '/api/auth'

export function isLibraryPath(method: string, pathname: string): boolean {
  return libraryPaths.has(`${method} ${pathname.slice(authBase.length)}`)
}
