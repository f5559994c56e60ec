import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cookiesOf, mailAbout, tokenIn } from '../../../testing/account-calls.ts'
import {
  type ForgingProvider,
  rewrite,
  startForgingProvider,
} from '../../../testing/servers/forging-provider.ts'
import {
  askProvider,
  comeBack,
  cookieOf,
  leave,
  throughGoogle,
} from '../../../testing/servers/google-journey.ts'
import { createTestApp, type TestApp, useTestApp } from '../../../testing/test-app.ts'
import { confirmEmail, linkToken, newestLink, post, testPassword } from '../../../testing/test-user.ts'
import { makeInvitations } from '../invitations/make-invitations.ts'
import { identities, invitations, securityEvents, sessions, users } from '../tables.ts'

let provider: ForgingProvider
let app: TestApp
let people = 0

beforeAll(async () => {
  provider = await startForgingProvider()
  app = await createTestApp({ google: provider.door })
})
afterAll(async () => {
  await app.close()
  await provider.stop()
})
afterEach(() => {
  provider.lies = {}
})

/** Adds a new account at the provider. */
function somebody(claims: Record<string, unknown> = {}): string {
  people += 1
  const email = `person${people}@example.org`
  provider.person = { sub: `sub-${people}`, email, email_verified: true, name: 'Ana Moreau', ...claims }
  return email
}

async function accountOf(email: string) {
  const [user] = await app.doors.db.select().from(users).where(eq(users.email, email))
  return user ?? null
}

async function sessionUser(jar: Map<string, string>) {
  const answer = await app.request('/api/session', { headers: cookieOf(jar) })
  return ((await answer.json()) as { user: { email: string; name: string; image: string | null } | null })
    .user
}

test('creates an account and a session for a new user, and opens the requested page', async () => {
  const email = somebody({ picture: 'https://pictures.example/ana.png' })
  const { path, jar } = await throughGoogle(app, { intent: 'sign-up', next: '/chat/abc?x=1' })
  expect(path).toBe('/auth/callback?intent=sign-up&next=%2Fchat%2Fabc%3Fx%3D1')
  expect(await sessionUser(jar)).toMatchObject({ email, name: 'Ana Moreau', image: null })
  expect(await accountOf(email)).toMatchObject({ emailVerified: true })
})

test('sends PKCE, state, nonce and the documented scopes; sign-up asks for consent', async () => {
  const up = new URL((await leave(app, { intent: 'sign-up' })).url).searchParams
  expect(up.get('scope')).toBe('openid email profile')
  expect(up.get('code_challenge_method')).toBe('S256')
  for (const name of ['state', 'nonce', 'code_challenge']) expect(up.get(name)!.length).toBeGreaterThan(20)
  expect(up.get('redirect_uri')).toBe(`${app.doors.env.BASE_URL}/api/auth/callback/google`)
  expect([up.get('access_type'), up.get('prompt')]).toEqual(['offline', 'consent'])
  const back = new URL((await leave(app, { intent: 'sign-in' })).url).searchParams
  expect([back.get('access_type'), back.get('prompt')]).toEqual([null, null])
})

test('signs in to the same account the second time, and stores nothing of the provider', async () => {
  const email = somebody()
  await throughGoogle(app, { intent: 'sign-up' })
  const { jar } = await throughGoogle(app)
  expect(await sessionUser(jar)).toMatchObject({ email })
  const user = (await accountOf(email))!
  const ways = await app.doors.db.select().from(identities).where(eq(identities.userId, user.id))
  expect(ways).toHaveLength(1)
  expect(ways[0]).toMatchObject({ accessToken: null, refreshToken: null, idToken: null })
})

test('tells the owner of a suspended account why there is no sign-in', async () => {
  const email = somebody()
  await throughGoogle(app, { intent: 'sign-up' })
  await app.doors.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.email, email))
  const { path, jar } = await throughGoogle(app)
  expect(path).toContain('/auth/callback?intent=sign-in&error=ACCOUNT_SUSPENDED')
  expect(await sessionUser(jar)).toBeNull()
})

test('refuses a page of another site as the return address', async () => {
  somebody()
  for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example', '/\t/evil.example']) {
    const { path } = await throughGoogle(app, { next })
    expect(path).toBe('/auth/callback?intent=sign-in')
  }
})

describe('an address that has an account', () => {
  test('is linked if its owner confirmed it; its password and sessions end, and the mailbox gets a link for a new password', async () => {
    const ana = await app.signUp()
    await post(app.request, '/api/auth/request-password-reset', { email: ana.email })
    const older = tokenIn(await mailAbout(app, ana.email, /Set a new password/))
    somebody({ email: ana.email.toUpperCase() })
    const { jar } = await throughGoogle(app)
    expect(await sessionUser(jar)).toMatchObject({ email: ana.email })
    // Sessions and the password from before no longer work.
    expect((await ana.get('/api/chats')).status).toBe(401)
    const signIn = (password: string) =>
      post(app.request, '/api/auth/sign-in/email', { email: ana.email, password })
    expect((await signIn(testPassword)).status).toBe(401)
    const events = await app.doors.db
      .select({ kind: securityEvents.kind })
      .from(securityEvents)
      .where(eq(securityEvents.userId, ana.id))
    expect(events.map(({ kind }) => kind)).toContain('google_linked')

    const mail = await mailAbout(app, ana.email, /connected: please choose a new password/)
    expect(mail.text).toContain('the old password no longer works')
    const reset = (token: string) =>
      post(app.request, '/api/auth/reset-password', { token, newPassword: 'chosen by the owner' })
    expect((await reset(older)).status).toBe(410)
    expect((await reset(tokenIn(mail))).status).toBe(200)
    expect((await signIn('chosen by the owner')).status).toBe(200)
    // The second time, signing in with Google is an ordinary sign-in.
    const again = await throughGoogle(app)
    expect(await sessionUser(again.jar)).toMatchObject({ email: ana.email })
    expect((await signIn('chosen by the owner')).status).toBe(200)
  })

  test('leaves another user nothing if that user got it confirmed with their own password', async () => {
    const email = somebody()
    const stranger = { email, password: 'the stranger waits 1' }
    await post(app.request, '/api/auth/sign-up/email', stranger)
    await confirmEmail(app.request, tokenIn(await mailAbout(app, email, /Confirm/)))
    const signedIn = await post(app.request, '/api/auth/sign-in/email', stranger)
    const { jar } = await throughGoogle(app)
    await post(app.request, '/api/chat-folders', { name: 'private' }, cookieOf(jar))
    const session = { cookie: cookiesOf(signedIn) }
    expect((await app.request('/api/chats', { headers: session })).status).toBe(401)
    expect((await post(app.request, '/api/auth/sign-in/email', stranger, session)).status).toBe(401)
  })

  test('goes to its owner if another user signed up for it without confirming, and leaves that user nothing', async () => {
    const email = somebody()
    const stranger = { email, password: 'the stranger waits 1', name: 'Stranger' }
    await post(app.request, '/api/auth/sign-up/email', stranger)
    const { jar } = await throughGoogle(app, { intent: 'sign-up' })
    expect(await sessionUser(jar)).toMatchObject({ email, name: 'Ana Moreau' })
    const answer = await post(app.request, '/api/auth/sign-in/email', stranger)
    expect(answer.status).toBe(401)
    const user = (await accountOf(email))!
    const ways = await app.doors.db.select().from(identities).where(eq(identities.userId, user.id))
    expect(ways.map(({ providerId }) => providerId)).toEqual(['google'])
  })

  test('is not linked for an address that the provider has not confirmed, and the response does not reveal it', async () => {
    const ana = await app.signUp()
    somebody({ email: ana.email, email_verified: false })
    const known = await throughGoogle(app)
    somebody({ email_verified: false })
    const unknown = await throughGoogle(app)
    expect(known.path).toBe(unknown.path)
    expect(known.error).toBe('email_not_verified')
    expect(await sessionUser(known.jar)).toBeNull()
  })
})

describe('gives a forging provider no account and no session', () => {
  const otherKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const hour = 3_600
  const now = () => Math.floor(Date.now() / 1000)
  const refused = 'unable_to_get_user_info'
  const cases: [string, ForgingProvider['lies'], string][] = [
    ['wrong audience', { claims: (c) => Object.assign(c, { aud: 'somebody-else' }) }, refused],
    [
      'two audiences, made for the other',
      { claims: (c) => Object.assign(c, { aud: ['longhand-test', 'x'], azp: 'x' }) },
      refused,
    ],
    [
      'two audiences without an authorized party',
      { claims: (c) => Object.assign(c, { aud: ['longhand-test', 'x'] }) },
      refused,
    ],
    ['wrong issuer', { claims: (c) => Object.assign(c, { iss: 'https://accounts.example' }) }, refused],
    ['no issuer', { claims: (c) => Object.assign(c, { iss: undefined }) }, refused],
    ['wrong nonce', { claims: (c) => Object.assign(c, { nonce: 'of-another-sign-in' }) }, refused],
    ['no nonce', { claims: (c) => Object.assign(c, { nonce: undefined }) }, refused],
    ['expired', { claims: (c) => Object.assign(c, { exp: now() - hour, iat: now() - 2 * hour }) }, refused],
    ['not valid yet', { claims: (c) => Object.assign(c, { nbf: now() + hour }) }, refused],
    ['no subject', { claims: (c) => Object.assign(c, { sub: undefined }) }, refused],
    ['bad signature', { token: (t) => rewrite(t, {}, { name: 'Somebody Else' }) }, refused],
    ['cut off signature', { token: (t) => t.slice(0, -20) }, refused],
    ['alg none', { token: (t) => rewrite(t, { alg: 'none' }).replace(/\.[^.]*$/, '.') }, refused],
    ['alg HS256', { token: (t) => signedByHmac(rewrite(t, { alg: 'HS256' })) }, refused],
    ['another key', { token: (t) => signedBy(t) }, refused],
    ['not a token', { token: () => 'opaque' }, refused],
    ['no ID token', { token: () => null }, refused],
    [
      'e-mail not verified',
      { claims: (c) => Object.assign(c, { email_verified: false }) },
      'email_not_verified',
    ],
    [
      'verified as a word',
      { claims: (c) => Object.assign(c, { email_verified: 'true' }) },
      'email_not_verified',
    ],
    [
      'nothing about verification',
      { claims: (c) => Object.assign(c, { email_verified: undefined }) },
      'email_not_verified',
    ],
    ['no e-mail', { claims: (c) => Object.assign(c, { email: undefined }) }, 'email_not_found'],
    ['denied consent', { redirect: (url) => answerOnly(url, { error: 'access_denied' }) }, 'access_denied'],
    ['no code', { redirect: (url) => url.searchParams.delete('code') }, 'no_code'],
    [
      'a code that it never gave',
      { redirect: (url) => url.searchParams.set('code', 'guessed') },
      'invalid_code',
    ],
    [
      'another issuer in the redirect',
      { redirect: (url) => url.searchParams.set('iss', 'https://evil.example') },
      'issuer_mismatch',
    ],
  ]

  function signedByHmac(token: string): string {
    const [head, body] = token.split('.')
    return `${head}.${body}.${createHmac('sha256', 'longhand-test').update(`${head}.${body}`).digest('base64url')}`
  }
  function signedBy(token: string): string {
    const [head, body] = token.split('.')
    return `${head}.${body}.${sign('sha256', Buffer.from(`${head}.${body}`), otherKey).toString('base64url')}`
  }
  function answerOnly(url: URL, answer: Record<string, string>): void {
    url.searchParams.delete('code')
    for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  }

  test.each(cases)('%s', async (_name, lies, code) => {
    const email = somebody()
    provider.lies = lies
    const { db } = app.doors
    const before = [await db.$count(users), await db.$count(sessions), await db.$count(identities)]
    const { path, error, jar } = await throughGoogle(app, { intent: 'sign-up', next: '/chat' })
    expect(error).toBe(code)
    expect(path).toMatch(/^\/auth\/callback\?intent=sign-up&next=%2Fchat&error=/)
    expect(await sessionUser(jar)).toBeNull()
    expect(await accountOf(email)).toBeNull()
    expect([await db.$count(users), await db.$count(sessions), await db.$count(identities)]).toEqual(before)
  })
})

describe('state', () => {
  test('does not sign in if it is missing, invented, of another browser, or already used', async () => {
    somebody()
    const mine = await leave(app)
    const address = await askProvider(mine.url)
    const with_ = (change: (url: URL) => void) => {
      const url = new URL(address)
      change(url)
      return url.toString()
    }
    const none = await comeBack(
      app,
      with_((url) => url.searchParams.delete('state')),
      new Map(mine.jar),
    )
    expect(none.path).toBe('/auth/callback?error=state_not_found')
    const invented = await comeBack(
      app,
      with_((url) => url.searchParams.set('state', 'x')),
      new Map(mine.jar),
    )
    expect(invented.error).toBe('state_mismatch')
    const elsewhere = await comeBack(app, address, new Map())
    expect(elsewhere.path).toBe('/auth/callback?error=state_mismatch')
    const other = await leave(app)
    expect((await comeBack(app, address, other.jar)).error).toBe('state_mismatch')

    const jar = new Map(mine.jar)
    expect((await comeBack(app, address, jar)).error).toBeNull()
    expect(await sessionUser(jar)).not.toBeNull()
    expect((await comeBack(app, address, jar)).error).toBe('state_mismatch')
    // Even in a browser that kept the cookie, the code has been spent.
    const kept = new Map(mine.jar)
    expect((await comeBack(app, address, kept)).error).toBe('invalid_code')
    expect(await sessionUser(kept)).toBeNull()
  })

  test('refuses a code of another sign-in by its proof', async () => {
    somebody()
    const victim = await leave(app)
    const attacker = await leave(app)
    const stolen = new URL(await askProvider(victim.url)).searchParams.get('code')!
    const url = new URL(await askProvider(attacker.url))
    url.searchParams.set('code', stolen)
    const { error, jar } = await comeBack(app, url.toString(), attacker.jar)
    expect(error).toBe('invalid_code')
    expect(await sessionUser(jar)).toBeNull()
  })
})

test('reports an unreachable provider, and tries again', async () => {
  const fresh = await useTestApp({ google: provider.door })
  for (const discovery of ['down', 'without keys'] as const) {
    provider.lies = { discovery }
    const answer = await post(fresh.request, '/api/auth/sign-in/google', { intent: 'sign-in' })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 'google_unavailable' })
  }
  provider.lies = {}
  somebody()
  expect((await throughGoogle(fresh)).error).toBeNull()
})

test('signs in only existing accounts while sign-ups are closed', async () => {
  const closed = await useTestApp({ google: provider.door, settings: { SIGN_UPS: 'closed' } })
  const refused = await post(closed.request, '/api/auth/sign-in/google', { intent: 'sign-up' })
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'registration_disabled' }])
  const email = somebody()
  expect((await throughGoogle(closed)).error).toBe('signup_disabled')
  expect(await closed.doors.db.$count(users, eq(users.email, email))).toBe(0)
})

test('signs up invited people alone, and each invitation once', async () => {
  const invited = await useTestApp({
    google: provider.door,
    settings: { SIGN_UPS: 'invited', OPERATOR_EMAILS: 'operator@example.org' },
  })
  const { db } = invited.doors
  const invite = (email: string | null) =>
    db.transaction((tx) => {
      const ctx = { ...invited.doors, operatorId: null }
      const addresses = email ? [email] : []
      return makeInvitations(ctx, tx, { addresses, days: 7, tier: null })
    })
  const refused = await post(invited.request, '/api/auth/sign-in/google', { intent: 'sign-up' })
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'invitation_needed' }])
  // Without an invitation, and by the button for people who have an account.
  const uninvited = somebody()
  expect((await throughGoogle(invited)).error).toBe('invitation_needed')
  expect(await db.$count(users, eq(users.email, uninvited))).toBe(0)

  const { link } = await invite(null)
  const journey = { intent: 'sign-up', invitation: linkToken(link ?? '') } as const
  const email = somebody()
  expect((await throughGoogle(invited, journey)).error).toBeNull()
  const [account] = await db.select().from(users).where(eq(users.email, email))
  expect(account?.emailVerified).toBe(true)
  expect((await db.select().from(invitations))[0]).toMatchObject({ usedBy: account?.id })
  somebody()
  expect((await throughGoogle(invited, journey)).error).toBe('invitation_gone')

  await invited.doors.jobs.start()
  await invite('bound@example.org')
  const bound = linkToken(await newestLink(invited.request, 'bound@example.org'))
  somebody()
  expect((await throughGoogle(invited, { intent: 'sign-up', invitation: bound })).error).toBe(
    'invitation_for_other',
  )
  somebody({ email: 'bound@example.org' })
  expect((await throughGoogle(invited, { intent: 'sign-up', invitation: bound })).error).toBeNull()
  // From then on, the account signs in as any other.
  expect((await throughGoogle(invited)).error).toBeNull()
})

test('offers no Google sign-in without a provider', async () => {
  const without = await useTestApp()
  const config = await (await without.request('/api/config')).json()
  expect(config).toMatchObject({ google: false })
  const answer = await post(without.request, '/api/auth/sign-in/google', { intent: 'sign-in' })
  expect(answer.status).toBe(404)
})

test('accepts no ID token from a page, and returns no token of the provider', async () => {
  const ana = await app.signUp()
  const idToken = { token: 'x.y.z' }
  for (const [path, body] of [
    ['/api/auth/sign-in/social', { provider: 'google', idToken }],
    ['/api/auth/link-social', { provider: 'google', idToken }],
    ['/api/auth/get-access-token', { providerId: 'google' }],
    ['/api/auth/refresh-token', { providerId: 'google' }],
    ['/api/auth/unlink-account', { providerId: 'google' }],
  ] as const)
    expect((await ana.send('POST', path, body)).status).toBe(404)
})
