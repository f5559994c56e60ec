/** What the library answers under /api/auth, one line each; it has more, and nobody needs to reach that. */
export const libraryPaths: ReadonlySet<string> = new Set([
  'POST /sign-in/email',
  'POST /sign-out',
  'POST /sign-in/google',
  'GET /callback/google',
  'POST /two-factor/verify-totp',
  'POST /two-factor/verify-backup-code',
])

export const authBase = '/api/auth'

export function isLibraryPath(method: string, pathname: string): boolean {
  return libraryPaths.has(`${method} ${pathname.slice(authBase.length)}`)
}
