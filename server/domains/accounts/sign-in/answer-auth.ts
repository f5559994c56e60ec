import { signInInput } from '../../../../contract/accounts/account-inputs.ts'
import { refusalTexts } from '../../../../contract/refusals.ts'
import { messageOfKey } from '../../../../texts/english.ts'
import type { Doors } from '../../../platform/context.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { normalizeEmail } from '../email-address.ts'
import { orToThePage } from '../google/google-return.ts'
import { guardCall, guardSignIn } from '../guard-attempts.ts'
import { deviceCookieName, sessionCookieName } from '../rules.ts'
import { dropSession } from '../sessions/end-sessions.ts'
import { readCookie } from '../sessions/read-session.ts'
import type { Auth } from './auth.ts'
import { watchFailures } from './auth-failures.ts'
import { isLibraryPath } from './auth-paths.ts'
import { translateRefusal } from './auth-refusals.ts'
import { logFailedSignIn } from './log-failed-sign-in.ts'

/**
 * A program requests the session's token with this header and the value 1. Pages use the cookie, which scripts cannot
 * read.
 */
export const wantTokenHeader = 'x-want-token'

type AuthRequest = { request: Request; address: string; sessionId: string | null; wantsToken: boolean }

/** Passes a call under /api/auth to the library: only offered paths, with limits, and with our error format. */
export function createAuthAnswer(auth: Auth, doors: Doors) {
  return async ({ request, address, sessionId, wantsToken }: AuthRequest): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (!isLibraryPath(request.method, pathname)) throw notFound('address')
    const isSignIn = pathname.endsWith('/sign-in/email')
    // A sign-in with a password is counted by separate rules.
    if (request.method !== 'GET' && !isSignIn) await guardCall(doors, { address, sessionId })
    const call = () => answerCall(auth, doors, { request, address, isSignIn, pathname })
    const answer = await logFailedSignIn(doors, { pathname, address }, call)
    // A new sign-in in the same browser replaces the previous session, which would be unreachable.
    const isOver = answer.ok && pathname.endsWith('/sign-out')
    if (sessionId && (isOver || startsSession(answer, sessionCookieName(doors.env))))
      await dropSession(doors, sessionId)
    if (isOver) answer.headers.set('clear-site-data', '"cache"')
    return wantsToken ? answer : withoutToken(answer)
  }
}

type AuthCall = { request: Request; address: string; isSignIn: boolean; pathname: string }

async function answerCall(
  auth: Auth,
  doors: Doors,
  { request, address, isSignIn, pathname }: AuthCall,
): Promise<Response> {
  if (isSignIn) return signIn(auth, doors, request, address)
  if (!pathname.endsWith('/callback/google')) return askLibrary(auth, request, address)
  return orToThePage(doors, () => askLibrary(auth, request, address))
}

async function askLibrary(auth: Auth, request: Request, address: string): Promise<Response> {
  const passed = new Request(request)
  // The library takes the caller's address from a header; only this server may set it.
  passed.headers.set('x-longhand-address', address)
  const seen: { error?: unknown } = {}
  const answer = await watchFailures(seen, () => auth.handler(passed))
  return translateRefusal(answer, seen.error)
}

async function signIn(auth: Auth, doors: Doors, request: Request, address: string): Promise<Response> {
  const { password, rememberMe, ...input } = await readSignIn(request)
  const email = normalizeEmail(input.email)
  const deviceCookie = readCookie(request.headers, deviceCookieName(doors.env))
  const correctCounts = await guardSignIn(doors, { email, address, deviceCookie })
  const body = JSON.stringify({ email, password, ...(rememberMe === undefined ? {} : { rememberMe }) })
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  const answer = await askLibrary(auth, new Request(request.url, { method: 'POST', headers, body }), address)
  // 403: the password was right, but the address is not confirmed.
  await correctCounts(answer.ok || answer.status === 403)
  return answer
}

async function readSignIn(request: Request) {
  const given: unknown = await request.json().catch(() => {
    throw new AppError('bad_json')
  })
  const parsed = signInInput.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.') ?? null
  throw new AppError(
    'invalid_input',
    refusalTexts.fieldWrong({
      what: `“${field}”`,
      why: messageOfKey(issue?.message ?? '') ?? String(issue?.message),
    }),
    {
      field,
    },
  )
}

/** Removes the session's token from the response, so that only its HttpOnly cookie has it. */
async function withoutToken(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers)
  headers.delete('set-auth-token')
  headers.delete('access-control-expose-headers')
  if (!answer.ok || !headers.get('content-type')?.startsWith('application/json'))
    return new Response(answer.body, { status: answer.status, headers })
  const body: unknown = await answer.json()
  if (body && typeof body === 'object' && 'token' in body) delete body.token
  headers.delete('content-length')
  return new Response(JSON.stringify(body), { status: answer.status, headers })
}

function startsSession(answer: Response, cookieName: string): boolean {
  return answer.headers
    .getSetCookie()
    .some((cookie) => cookie.startsWith(`${cookieName}=`) && !cookie.startsWith(`${cookieName}=;`))
}
