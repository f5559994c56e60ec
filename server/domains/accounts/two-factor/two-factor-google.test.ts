import { eq } from 'drizzle-orm'
import type { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authenticator, openStepClock } from '../../../testing/authenticator.ts'
import { type ForgingProvider, startForgingProvider } from '../../../testing/servers/forging-provider.ts'
import { cookieOf, type Jar, keep, throughGoogle } from '../../../testing/servers/google-journey.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { post } from '../../../testing/test-user.ts'
import { sessions, users } from '../tables.ts'

let provider: ForgingProvider
let app: TestApp
const { now, codeOf } = openStepClock()

beforeAll(async () => {
  provider = await startForgingProvider()
  app = await createTestApp({ google: provider.door, doors: { now } })
})
afterAll(async () => {
  await app.close()
  await provider.stop()
})

async function signUp(name: string): Promise<{ jar: Jar; id: string }> {
  const email = `${name}@example.org`
  provider.person = { sub: name, email, email_verified: true, name }
  const { jar } = await throughGoogle(app, { intent: 'sign-up' })
  const [user] = await app.doors.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return { jar, id: user!.id }
}

function call(jar: Jar, path: string, body: object): Promise<Response> {
  return post(app.request, `/api/account/two-factor/${path}`, body, cookieOf(jar))
}

async function refusal(answer: Response): Promise<[number, string]> {
  return [answer.status, ((await answer.json()) as { code: string }).code]
}

async function protect(jar: Jar): Promise<TOTP> {
  const setup = await call(jar, 'setup', {})
  expect(setup.status).toBe(200)
  const totp = authenticator(((await setup.json()) as { secret: string }).secret)
  const code = codeOf(totp, -1)
  expect((await call(jar, 'enable', { code })).status).toBe(200)
  return totp
}

async function isSignedIn(jar: Jar): Promise<boolean> {
  const answer = await app.request('/api/session', { headers: cookieOf(jar) })
  return ((await answer.json()) as { user: unknown }).user !== null
}

test('a sign-in with Google asks for the code too, and keeps the requested page', async () => {
  const { jar: first } = await signUp('held')
  const totp = await protect(first)
  const { path, jar } = await throughGoogle(app, { next: '/chat/abc' })
  const page = new URL(path, app.doors.env.BASE_URL)
  expect([page.pathname, page.searchParams.get('step')]).toEqual(['/login', 'two-factor'])
  expect(page.searchParams.get('next')).toContain(encodeURIComponent('/chat/abc'))
  expect([...jar.keys()].join()).not.toContain('session_token')
  expect(await isSignedIn(jar)).toBe(false)
  const body = { code: codeOf(totp) }
  const done = await post(app.request, '/api/auth/two-factor/verify-totp', body, cookieOf(jar))
  expect(done.status).toBe(200)
  keep(jar, done)
  expect(await isSignedIn(jar)).toBe(true)
})

test('switches it off with a code for an account without a password', async () => {
  const { jar } = await signUp('off')
  const totp = await protect(jar)
  expect(await refusal(await call(jar, 'disable', {}))).toEqual([403, 'wrong_code'])
  expect(await refusal(await call(jar, 'disable', { password: 'anything' }))).toEqual([403, 'wrong_code'])
  expect((await call(jar, 'disable', { code: codeOf(totp) })).status).toBe(200)
})

test('refuses to switch it on in an old session without a password and a code', async () => {
  const { jar, id } = await signUp('stale')
  const hourAgo = new Date(Date.now() - 3_600_000)
  await app.doors.db.update(sessions).set({ createdAt: hourAgo }).where(eq(sessions.userId, id))
  expect(await refusal(await call(jar, 'setup', {}))).toEqual([403, 'fresh_sign_in_required'])
})
