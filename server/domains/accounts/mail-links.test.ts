import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  confirmAs,
  mailAbout,
  mailsTo,
  refusalOf,
  signInAs,
  signUpAs,
  tokenIn,
} from '../../testing/account-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { post, testPassword } from '../../testing/test-user.ts'
import { hashToken } from './hashed-store.ts'
import { sweepMailLinks } from './mail-links.ts'
import { mailLinks, users } from './tables.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const newPassword = 'another pass 7'
const follow = (token: string) => confirmAs(app, token)
const forgot = (email: string) => post(app.request, '/api/auth/request-password-reset', { email })
const resend = (email: string, next?: string) =>
  post(app.request, '/api/auth/send-verification-email', { email, next })
const reset = (token: string, password = newPassword) =>
  post(app.request, '/api/auth/reset-password', { token, newPassword: password })
const stateOf = async (token: string) => (await app.request(`/api/auth/reset-password?token=${token}`)).json()

async function signedUp(email: string, more = {}): Promise<string> {
  await signUpAs(app, email, testPassword, more)
  return tokenIn(await mailAbout(app, email, /Confirm/))
}

async function resetToken(email: string): Promise<string> {
  await forgot(email)
  return tokenIn(await mailAbout(app, email, /new password/))
}

/** Makes a link look older by this much time. */
async function age(token: string, time: string): Promise<void> {
  const ago = sql.raw(`interval '${time}'`)
  await app.doors.db
    .update(mailLinks)
    .set({ expiresAt: sql`${mailLinks.expiresAt} - ${ago}`, usedAt: sql`${mailLinks.usedAt} - ${ago}` })
    .where(eq(mailLinks.tokenHash, hashToken(token)))
}

test('returns the return path after the confirmation, and keeps it out of the mail', async () => {
  const token = await signedUp('way@example.org', { next: '/chat/new?prompt=tides' })
  const [mail] = await mailsTo(app, 'way@example.org')
  expect(mail!.html).not.toContain('prompt')
  expect(await follow(token)).toBe('verified /chat/new?prompt=tides')
})

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/%2f%2fevil.example'])(
  'drops the return path %s',
  async (next) => {
    const email = `${Math.random().toString(36).slice(2)}@example.org`
    expect(await follow(await signedUp(email, { next }))).toBe('verified')
  },
)

test('accepts two simultaneous tabs on one link, and reports later uses', async () => {
  const token = await signedUp('tabs@example.org')
  const places = await Promise.all(Array.from({ length: 6 }, () => follow(token)))
  expect(new Set(places)).toEqual(new Set(['verified']))
  await age(token, '3 minutes')
  expect(await follow(token)).toBe('link_used')
  expect((await signInAs(app, 'tabs@example.org')).status).toBe(200)
})

test('shows a page for an expired, truncated, invented or missing token, and verifies no account', async () => {
  const token = await signedUp('late@example.org')
  await age(token, '25 hours')
  expect(await follow(token)).toBe('link_expired')
  for (const bad of [token.slice(0, -1), `${token}x`, 'x'.repeat(43), '', '\u0000', '../../x'])
    expect(await follow(bad)).toBe('link_invalid')
  const [row] = await app.doors.db.select().from(users).where(eq(users.email, 'late@example.org'))
  expect(row!.emailVerified).toBe(false)
})

test('replaces an expired link on request', async () => {
  const email = 'again@example.org'
  const first = await signedUp(email)
  await age(first, '25 hours')
  expect((await resend(email)).status).toBe(200)
  const second = await newerToken(email, first)
  expect(await follow(second)).toBe('verified')
})

test('responds the same to every request for a new link, and mails only pending accounts', async () => {
  const user = await app.signUp()
  const before = (await mailsTo(app, user.email)).length
  const answers = [await resend(user.email), await resend('stranger@example.org')]
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([
    { status: 'mail_sent' },
    { status: 'mail_sent' },
  ])
  await signedUp('marker@example.org')
  expect(await mailsTo(app, user.email)).toHaveLength(before)
  expect(await mailsTo(app, 'stranger@example.org')).toHaveLength(0)
})

test('a reset sets the password once, ends every session, and closes the other links', async () => {
  const user = await app.signUp()
  const [first, second] = [await resetToken(user.email), await newerReset(user.email)]
  expect(await stateOf(first)).toMatchObject({ link: 'good' })
  expect(await (await reset(first)).json()).toEqual({ status: 'password_set' })
  expect((await user.get('/api/chats')).status).toBe(401)
  expect(await refusalOf(await reset(first))).toMatchObject({ status: 410, code: 'link_used' })
  expect(await refusalOf(await reset(second))).toMatchObject({ status: 410, code: 'link_used' })
  expect((await signInAs(app, user.email)).status).toBe(401)
  expect((await signInAs(app, user.email, newPassword)).status).toBe(200)
})

test('closes an open reset link when the password is changed in the settings', async () => {
  const user = await app.signUp()
  const token = await resetToken(user.email)
  const change = { currentPassword: testPassword, newPassword: 'chosen in settings 3' }
  const changed = await user.send('POST', '/api/auth/change-password', change, {
    origin: app.doors.env.BASE_URL,
  })
  expect(changed.status).toBe(200)
  expect(await refusalOf(await reset(token))).toMatchObject({ status: 410, code: 'link_used' })
  expect((await signInAs(app, user.email, change.newPassword)).status).toBe(200)
})

test('accepts only one of two simultaneous requests with one reset link', async () => {
  const user = await app.signUp()
  const token = await resetToken(user.email)
  const answers = await Promise.all([reset(token, 'first pass 1'), reset(token, 'second pass 2')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
})

test('expires a reset link after an hour, and refuses a part of one', async () => {
  const user = await app.signUp()
  const token = await resetToken(user.email)
  expect(await refusalOf(await reset(token.slice(1)))).toMatchObject({ code: 'link_invalid' })
  await age(token, '61 minutes')
  expect(await stateOf(token)).toMatchObject({ link: 'expired' })
  expect(await refusalOf(await reset(token))).toMatchObject({ status: 410, code: 'link_expired' })
  expect((await signInAs(app, user.email)).status).toBe(200)
})

test('keeps the link valid after a password that is too short', async () => {
  const user = await app.signUp()
  const token = await resetToken(user.email)
  expect(await refusalOf(await reset(token, '12345'))).toMatchObject({ code: 'password_too_short' })
  expect(await stateOf(token)).toMatchObject({ link: 'good' })
})

test('refuses to reset with a verification link', async () => {
  expect(await refusalOf(await reset(await signedUp('mix@example.org')))).toMatchObject({
    code: 'link_invalid',
  })
})

test('confirms the address with a reset', async () => {
  await signedUp('early@example.org')
  expect((await reset(await resetToken('early@example.org'))).status).toBe(200)
  expect((await signInAs(app, 'early@example.org', newPassword)).status).toBe(200)
})

test('closes links to an address that the account no longer has', async () => {
  const user = await app.signUp()
  const token = await resetToken(user.email)
  await app.doors.db.update(users).set({ email: 'moved@example.org' }).where(eq(users.id, user.id))
  expect(await refusalOf(await reset(token))).toMatchObject({ code: 'link_invalid' })
})

test.each(['request-password-reset', 'send-verification-email'])(
  'the response of %s is the same for every address: it queues one job and writes nothing else',
  async (call) => {
    const { db } = app.doors
    const user = await app.signUp()
    await signedUp(`waiting-for-${call}@example.org`)
    const queued = async () => {
      const { rows } = await db.execute<{ jobs: string; about: string }>(sql`
        select count(*) as jobs from pgboss.job where name = 'account-link'`)
      return Number(rows[0]!.jobs)
    }
    for (const email of [user.email, `waiting-for-${call}@example.org`, `nobody-${call}@example.org`]) {
      const before = await queued()
      const answer = await post(app.request, `/api/auth/${call}`, { email })
      expect([answer.status, await answer.json()]).toEqual([200, { status: 'mail_sent' }])
      expect(await queued()).toBe(before + 1)
    }
    expect(await mailsTo(app, `nobody-${call}@example.org`)).toHaveLength(0)
  },
)

test('sends the mail to the account’s address, however it was typed', async () => {
  await app.signUp()
  const email = 'kike@example.org'
  await follow(await signedUp(email))
  await forgot('\u212AIKE@example.org')
  expect(tokenIn(await mailAbout(app, email, /new password/))).toHaveLength(43)
})

test('stores no link as it was mailed, and deletes old ones', async () => {
  const token = await signedUp('hashed@example.org')
  const dump = JSON.stringify(await app.doors.db.select().from(mailLinks))
  expect(dump).not.toContain(token)
  await age(token, '9 days')
  await sweepMailLinks(app.doors.db)
  expect(await follow(token)).toBe('link_invalid')
})

async function newerToken(email: string, older: string): Promise<string> {
  for (;;) {
    const token = tokenIn(await mailAbout(app, email, /Confirm/))
    if (token !== older) return token
  }
}

async function newerReset(email: string): Promise<string> {
  const older = tokenIn(await mailAbout(app, email, /new password/))
  await forgot(email)
  for (;;) {
    const token = tokenIn(await mailAbout(app, email, /new password/))
    if (token !== older) return token
  }
}
