import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '../../../testing/account-calls.ts'
import { createTestApp, type TestApp, useTestApp } from '../../../testing/test-app.ts'
import {
  confirmEmail,
  linkToken,
  newestLink,
  post,
  signUpUser,
  type TestUser,
  testPassword,
} from '../../../testing/test-user.ts'
import { rowsOf } from '../../../testing/two-users.ts'
import { until } from '../../../testing/until.ts'
import { sessions, users } from '../tables.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

type Mail = { to: string; subject: string; text: string; html: string; links: string[] }

async function mailsTo(email: string): Promise<Mail[]> {
  const { messages } = (await (await app.request('/local/mail.json')).json()) as { messages: Mail[] }
  return messages.filter(({ to }) => to === email)
}

async function userOf(headers: Record<string, string>): Promise<{ id: string } | null> {
  return ((await (await app.request('/api/session', { headers })).json()) as { user: { id: string } | null })
    .user
}

test('activates an account only after the link in the mail was used', async () => {
  const account = { email: 'new@example.org', password: testPassword, name: 'New' }
  expect((await post(app.request, '/api/auth/sign-up/email', account)).status).toBe(200)
  const early = await post(app.request, '/api/auth/sign-in/email', account)
  expect(early.status).toBe(403)
  expect(await early.json()).toMatchObject({ code: 'email_not_verified' })
  expect(early.headers.getSetCookie()).toEqual([])

  const link = new URL(await newestLink(app.request, account.email))
  expect(link.origin).toBe(app.doors.env.BASE_URL)
  const verified = await confirmEmail(app.request, linkToken(link.href))
  expect(verified.status).toBe(200)
  // The link proves the address but does not sign in, in case another person finds the mail later.
  expect(verified.headers.getSetCookie().join()).not.toContain('session_token')
  expect((await post(app.request, '/api/auth/sign-in/email', account)).status).toBe(200)
})

test('gives the users of other tests the rows that a sign-up by form, mail and link writes', async () => {
  const [whole, made] = [await signUpUser(app.request), await app.signUp()]
  expect(await shapeOf(made)).toEqual(await shapeOf(whole))
  expect(namesIn(made.cookie)).toEqual(namesIn(whole.cookie))
  expect((await signInAs(app, made.email)).status).toBe(200)
})

/** Returns all rows of a user without ids, times and secrets. */
async function shapeOf(user: TestUser): Promise<unknown> {
  const rows = await rowsOf(app.doors.db, user.id)
  const plain = (value: unknown, key: string) => {
    if (value === null || typeof value === 'boolean') return value
    return /^(?:name|kind|provider_id)$/.test(key) ? value : typeof value
  }
  const shape = Object.entries(rows).flatMap(([table, found]) =>
    found.map((row) => {
      const cells = Object.entries(row as Record<string, unknown>)
      return [table, ...cells.map(([key, value]) => [key, plain(value, key)])]
    }),
  )
  // The fixture sends no mail and so has no link.
  return shape.filter(([table]) => table !== 'mail_links')
}

function namesIn(cookies: string): string[] {
  return cookies
    .split('; ')
    .map((pair) => pair.split('=')[0]!)
    .sort()
}

test('verifies no account with a changed link', async () => {
  const account = { email: 'tampered@example.org', password: testPassword, name: 'T' }
  await post(app.request, '/api/auth/sign-up/email', account)
  const link = new URL(await newestLink(app.request, account.email))
  const answer = await confirmEmail(app.request, `${linkToken(link.href)}x`)
  expect([answer.status, await answer.json()]).toMatchObject([410, { code: 'link_invalid' }])
  const [row] = await app.doors.db.select().from(users).where(eq(users.email, account.email))
  expect(row!.emailVerified).toBe(false)
})

test('opening the link confirms nothing, however often a scanner does it; only the button does', async () => {
  const account = { email: 'scanned@example.org', password: testPassword }
  await post(app.request, '/api/auth/sign-up/email', account)
  const link = new URL(await newestLink(app.request, account.email))
  const token = linkToken(link.href)
  expect([link.pathname, link.search]).toEqual(['/verify-email', ''])
  const old = `/api/auth/verify-email?token=${token}`
  for (const method of ['GET', 'HEAD'])
    for (const path of [link.pathname + link.search, old]) await app.request(path, { method })
  const leads = await app.request(old)
  expect([leads.status, leads.headers.get('location')]).toEqual([303, `/verify-email#token=${token}`])
  expect((await post(app.request, '/api/auth/sign-in/email', account)).status).toBe(403)
  // The owner confirms, in any browser.
  expect((await confirmEmail(app.request, token)).status).toBe(200)
  expect((await post(app.request, '/api/auth/sign-in/email', account)).status).toBe(200)
})

test('responds the same to a sign-up with a known address, and mails its owner', async () => {
  const owner = await app.signUp()
  const known = { email: owner.email, password: 'another pass 1', name: 'Intruder' }
  const unknown = { ...known, email: 'unknown@example.org' }
  const [first, second] = [
    await post(app.request, '/api/auth/sign-up/email', known),
    await post(app.request, '/api/auth/sign-up/email', unknown),
  ]
  expect(first.status).toBe(second.status)
  const [told, untold] = [await first.json(), await second.json()] as Record<string, unknown>[]
  expect(Object.keys(told!).sort()).toEqual(Object.keys(untold!).sort())
  const subjects = async () => (await mailsTo(owner.email)).map(({ subject }) => subject)
  await until(async () => (await subjects()).includes('You already have a Longhand account'))
  // The owner's password is unchanged.
  expect((await post(app.request, '/api/auth/sign-in/email', known)).status).toBe(401)
})

test('responds the same to an unknown address and a wrong password', async () => {
  const user = await app.signUp()
  const wrong = await post(app.request, '/api/auth/sign-in/email', { email: user.email, password: 'wrong 1' })
  const nobody = await post(app.request, '/api/auth/sign-in/email', {
    email: 'x@example.org',
    password: 'wrong 1',
  })
  expect([wrong.status, await wrong.json()]).toEqual([nobody.status, await nobody.json()])
})

test('applies the operator’s password rule, and accepts long passphrases', async () => {
  const sign = (password: string) =>
    post(app.request, '/api/auth/sign-up/email', {
      email: `${password.length}@example.org`,
      password,
      name: 'P',
    })
  expect((await sign('12345')).status).toBe(400)
  expect((await sign('q7w-x9')).status).toBe(200)
  expect((await sign('x'.repeat(128))).status).toBe(200)
  expect((await sign('x'.repeat(129))).status).toBe(400)
})

test('refuses sign-ups while they are closed', async () => {
  const closed = await useTestApp({ settings: { SIGN_UPS: 'closed' } })
  const answer = await post(closed.request, '/api/auth/sign-up/email', {
    email: 'late@example.org',
    password: testPassword,
    name: 'Late',
  })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(await closed.doors.db.$count(users)).toBe(0)
})

test('ends the session at once on sign-out', async () => {
  const user = await app.signUp()
  expect(await userOf({ cookie: user.cookie })).toMatchObject({ id: user.id })
  expect((await user.send('POST', '/api/auth/sign-out', {})).status).toBe(200)
  expect(await userOf({ cookie: user.cookie })).toBeNull()
})

test('refuses an expired session', async () => {
  const user = await app.signUp()
  const past = new Date(Date.now() - 1_000)
  await app.doors.db.update(sessions).set({ expiresAt: past }).where(eq(sessions.userId, user.id))
  expect(await userOf({ cookie: user.cookie })).toBeNull()
  expect((await user.get('/api/chats')).status).toBe(401)
})

test('accepts a Bearer token like the cookie, plain and signed', async () => {
  const user = await app.signUp()
  const { bare, signed } = await tokensOf(user)
  for (const token of [bare, signed])
    expect(await userOf({ authorization: `Bearer ${token}` })).toMatchObject({ id: user.id })
})

test.each(['', 'x', 'x.y', '.', `${'a'.repeat(32)}.${'b'.repeat(44)}`, '%E0%A4%A', 'null', '../..'])(
  'refuses the invented token %j',
  async (token) => {
    const cookie = `longhand.session_token=${token}`
    expect(await userOf({ cookie })).toBeNull()
    expect(await userOf({ authorization: `Bearer ${token}` })).toBeNull()
  },
)

test('refuses a cookie signed with another secret, although its session exists', async () => {
  const user = await app.signUp()
  const { bare } = await tokensOf(user)
  const forged = createHmac('sha256', 'another secret').update(bare).digest('base64')
  const cookie = `longhand.session_token=${encodeURIComponent(`${bare}.${forged}`)}`
  expect(await userOf({ cookie })).toBeNull()
})

test.each([
  ['https://evil.example', 403],
  ['http://localhost:1', 403],
  ['null', 403],
  ['http://localhost:3000', 200],
  ['http://127.0.0.1:3000', 200],
])('responds to a call from the pages of %s with %i', async (origin, status) => {
  const user = await app.signUp()
  const answer = await user.send(
    'PUT',
    `/api/chats/${crypto.randomUUID()}/messages`,
    { messages: [] },
    { origin },
  )
  expect(answer.status).toBe(status === 403 ? 403 : 404)
  expect((await user.get('/api/chats', { origin })).status).toBe(200)
})

test('refuses a browser that hides another site’s origin', async () => {
  const user = await app.signUp()
  const answer = await user.send('POST', '/api/chat', { message: 'x' }, { 'sec-fetch-site': 'cross-site' })
  expect(answer.status).toBe(403)
})

test('puts the address into the mail and its link, and nothing that the visitor controls', async () => {
  await post(app.request, '/api/auth/sign-up/email', {
    email: 'html@example.org',
    password: testPassword,
    name: '<img src=x onerror=alert(1)> http://evil.example',
    callbackURL: '/chat',
  })
  await newestLink(app.request, 'html@example.org')
  const [mail] = await mailsTo('html@example.org')
  expect(mail!.html).not.toContain('<img')
  expect(mail!.links.every((link) => link.startsWith(app.doors.env.BASE_URL))).toBe(true)
})

test('returns the session’s token only to programs that ask for it; a page gets only its cookie', async () => {
  const user = await app.signUp()
  const credentials = { email: user.email, password: testPassword }
  const page = await post(app.request, '/api/auth/sign-in/email', credentials)
  expect(await page.json()).toMatchObject({ user: { id: user.id } })
  const program = await post(app.request, '/api/auth/sign-in/email', credentials, { 'x-want-token': '1' })
  const { token } = (await program.json()) as { token: string }
  expect(program.headers.get('set-auth-token')).toContain(token)
  const again = await post(app.request, '/api/auth/sign-in/email', credentials)
  for (const name of ['set-auth-token', 'access-control-expose-headers'])
    expect(again.headers.get(name)).toBeNull()
  expect(await again.json()).not.toHaveProperty('token')
})

async function tokensOf(user: TestUser): Promise<{ bare: string; signed: string }> {
  const credentials = { email: user.email, password: testPassword }
  const answer = await post(app.request, '/api/auth/sign-in/email', credentials, { 'x-want-token': '1' })
  const { token } = (await answer.json()) as { token: string }
  return { bare: token, signed: answer.headers.get('set-auth-token')! }
}
