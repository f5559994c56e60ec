import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { OpenSession } from '../../../../contract/accounts.ts'
import { onSessionsEnded } from '../../../platform/http/ended-sessions.ts'
import { cookiesOf, mailAbout, refusalOf, signInAs, tokenIn } from '../../../testing/account-calls.ts'
import { type ForgingProvider, startForgingProvider } from '../../../testing/servers/forging-provider.ts'
import { createTestApp, type TestApp, useTestApp } from '../../../testing/test-app.ts'
import { post, type TestUser, testPassword } from '../../../testing/test-user.ts'
import { until } from '../../../testing/until.ts'
import { hashToken } from '../hashed-store.ts'
import { securityEvents, sessions, twoFactors } from '../tables.ts'
import { sweepSessions } from './end-sessions.ts'

let app: TestApp
let provider: ForgingProvider

beforeAll(async () => {
  provider = await startForgingProvider()
  app = await createTestApp()
})
afterAll(async () => {
  await app.close()
  await provider.stop()
})

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function elsewhere(user: TestUser): Promise<string> {
  return cookiesOf(await signInAs(app, user.email, testPassword, { 'user-agent': firefox }))
}

const asProgram = (user: TestUser) => signInAs(app, user.email, testPassword, { 'x-want-token': '1' })

async function listed(user: TestUser): Promise<OpenSession[]> {
  return ((await (await user.get('/api/account/sessions')).json()) as { sessions: OpenSession[] }).sessions
}

async function isIn(headers: Record<string, string>): Promise<boolean> {
  const { user } = (await (await app.request('/api/session', { headers })).json()) as { user: unknown }
  return user !== null
}

test('lists the open sessions, the current one first, without any secret', async () => {
  const user = await app.signUp()
  await elsewhere(user)
  const list = await listed(user)
  expect(list).toHaveLength(2)
  expect(list[0]).toMatchObject({ current: true })
  expect(list[1]).toMatchObject({ current: false, device: 'Firefox on Windows', address: 'this computer' })
  const rows = await app.doors.db.select().from(sessions).where(eq(sessions.userId, user.id))
  for (const { token } of rows) expect(JSON.stringify(list)).not.toContain(token)
})

test('keeps the 50 newest sessions of an account, and ends the oldest with a sign-in', async () => {
  const [user, other] = [await app.signUp(), await app.signUp()]
  const rows = Array.from({ length: 52 }, (_, n) => ({
    ...{ id: `many-${user.id}-${n}`, userId: user.id, token: `many-${user.id}-${n}` },
    ...{ expiresAt: new Date(Date.now() + 3_600_000), createdAt: new Date(Date.now() - n * 1_000 - 1_000) },
  }))
  const { db } = app.doors
  await db.insert(sessions).values(rows)
  const ended: string[] = []
  onTestFinished(onSessionsEnded(app.doors.notifier, (ids) => ended.push(...ids)))
  await elsewhere(user)
  const left = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, user.id))
  expect(left).toHaveLength(50)
  const oldest = rows.slice(-4).map(({ id }) => id)
  expect(left.map(({ id }) => id).filter((id) => oldest.includes(id))).toEqual([])
  await until(() => oldest.every((id) => ended.includes(id)), 'the notices of the ended sessions')
  expect(await listed(other)).toHaveLength(1)
})

test('refuses an ended session from its next request on, and logs it', async () => {
  const user = await app.signUp()
  const cookie = await elsewhere(user)
  const [, other] = await listed(user)
  expect((await user.send('DELETE', `/api/account/sessions/${other!.id}`)).status).toBe(204)
  expect(await isIn({ cookie })).toBe(false)
  expect(await listed(user)).toHaveLength(1)
  const kinds = await app.doors.db
    .select({ kind: securityEvents.kind })
    .from(securityEvents)
    .where(eq(securityEvents.userId, user.id))
  expect(kinds).toContainEqual({ kind: 'session_ended' })
})

test('ends all other sessions together and keeps the current one', async () => {
  const user = await app.signUp()
  const cookies = [await elsewhere(user), await elsewhere(user)]
  expect(await (await user.send('DELETE', '/api/account/sessions')).json()).toEqual({ ended: 2 })
  for (const cookie of cookies) expect(await isIn({ cookie })).toBe(false)
  expect(await isIn({ cookie: user.cookie })).toBe(true)
})

test('finds and ends no session of another user', async () => {
  const [user, other] = [await app.signUp(), await app.signUp()]
  const [theirs] = await listed(other)
  const answer = await user.send('DELETE', `/api/account/sessions/${theirs!.id}`)
  expect(await refusalOf(answer)).toMatchObject({ status: 404, code: 'not_found' })
  expect(await isIn({ cookie: other.cookie })).toBe(true)
})

test('lists and ends nothing for a visitor', async () => {
  expect((await app.request('/api/account/sessions')).status).toBe(401)
  expect((await app.request('/api/account/sessions', { method: 'DELETE' })).status).toBe(401)
  expect((await app.request('/api/account/sessions/x', { method: 'DELETE' })).status).toBe(401)
})

test('grants no access with the stored values of a session', async () => {
  const user = await app.signUp()
  const [row] = await app.doors.db.select().from(sessions).where(eq(sessions.userId, user.id))
  expect(user.cookie).not.toContain(row!.token)
  const authorization = `Bearer ${row!.token}`
  expect(await isIn({ authorization })).toBe(false)
  const answer = await post(app.request, '/api/auth/sign-out', {}, { authorization })
  expect(answer.status).toBeLessThan(500)
  expect(await isIn({ cookie: user.cookie })).toBe(true)
})

test('signs out a program with its Bearer token', async () => {
  const user = await app.signUp()
  const { token } = (await (await asProgram(user)).json()) as { token: string }
  const authorization = `Bearer ${token}`
  expect((await post(app.request, '/api/auth/sign-out', {}, { authorization })).status).toBe(200)
  expect(await isIn({ authorization })).toBe(false)
  expect(await isIn({ cookie: user.cookie })).toBe(true)
})

test('stores the token of a sign-in as its hash', async () => {
  const user = await app.signUp()
  const { token } = (await (await asProgram(user)).json()) as { token: string }
  expect(await app.doors.db.$count(sessions, eq(sessions.token, token))).toBe(0)
  expect(await app.doors.db.$count(sessions, eq(sessions.token, hashToken(token)))).toBe(1)
})

test('replaces the session on a new sign-in in the same browser, but not after a wrong password', async () => {
  const user = await app.signUp()
  expect(
    (await signInAs(app, user.email, 'wrong pass 1', { cookie: user.cookie, origin: app.doors.env.BASE_URL }))
      .status,
  ).toBe(401)
  expect(await isIn({ cookie: user.cookie })).toBe(true)
  const again = await signInAs(app, user.email, testPassword, {
    cookie: user.cookie,
    origin: app.doors.env.BASE_URL,
  })
  expect(again.status).toBe(200)
  expect(await isIn({ cookie: user.cookie })).toBe(false)
  expect(await isIn({ cookie: cookiesOf(again) })).toBe(true)
  expect(await app.doors.db.$count(sessions, eq(sessions.userId, user.id))).toBe(1)
})

test('updates “last seen”, but not on each request', async () => {
  const user = await app.signUp()
  const { db } = app.doors
  const row = async () => (await db.select().from(sessions).where(eq(sessions.userId, user.id)))[0]!
  const before = await row()
  await user.get('/api/chats')
  expect((await row()).lastSeenAt).toEqual(before.lastSeenAt)
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now() - interval '1 hour'` })
    .where(eq(sessions.id, before.id))
  await user.get('/api/chats')
  await until(async () => Date.now() - (await row()).lastSeenAt.getTime() < 60_000)
})

test('extends a session in use, and deletes an expired one', async () => {
  const user = await app.signUp()
  const { db } = app.doors
  const soon = new Date(Date.now() + 86_400_000)
  await db.update(sessions).set({ expiresAt: soon }).where(eq(sessions.userId, user.id))
  const answer = await user.get('/api/session')
  expect(answer.headers.getSetCookie().join()).toContain('session_token')
  const [row] = await db.select().from(sessions).where(eq(sessions.userId, user.id))
  expect(row!.expiresAt.getTime()).toBeGreaterThan(soon.getTime())
  await db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.userId, user.id))
  await sweepSessions(app.doors)
  expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(0)
})

test('a new password ends the other sessions and keeps this one', async () => {
  const user = await app.signUp()
  const cookie = await elsewhere(user)
  const change = (currentPassword: string, newPassword: string) =>
    user.send('POST', '/api/auth/change-password', { currentPassword, newPassword })
  expect(await refusalOf(await change('not it at all', 'another pass 7'))).toMatchObject({
    status: 403,
    code: 'wrong_password',
  })
  expect(await refusalOf(await change(testPassword, 'short'))).toMatchObject({ code: 'password_too_short' })
  expect(await isIn({ cookie })).toBe(true)
  expect(await (await change(testPassword, 'another pass 7')).json()).toEqual({ status: 'password_set' })
  expect(await isIn({ cookie })).toBe(false)
  expect(await isIn({ cookie: user.cookie })).toBe(true)
  expect((await signInAs(app, user.email, 'another pass 7')).status).toBe(200)
})

test('limits the cookie to this site and its server, and to https under https', async () => {
  const user = await app.signUp()
  const [plain] = (await signInAs(app, user.email)).headers.getSetCookie()
  expect(plain).toMatch(/^longhand\.session_token=.+; HttpOnly; SameSite=Lax$/)
  expect(plain).toContain('Path=/')
  const secure = await useTestApp({
    settings: { BASE_URL: 'https://longhand.example', SECRET: app.doors.env.SECRET },
    database: app.connection,
    google: provider.door,
  })
  const signedIn = await signInAs(secure, user.email)
  const session = { cookie: cookiesOf(signedIn) }
  expect((await secure.request('/api/chats', { headers: session })).status).toBe(200)
  const cookies = [...signedIn.headers.getSetCookie(), ...(await otherCookies(secure, user))]
  expect(cookies.map((cookie) => cookie.split('=')[0]).toSorted()).toEqual([
    '__Host-longhand.device',
    '__Host-longhand.device',
    '__Host-longhand.oauth_state',
    '__Host-longhand.second_step',
    '__Host-longhand.session_token',
  ])
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-longhand\./)
    expect(cookie).toMatch(/; Secure/)
    expect(cookie).toMatch(/; Path=\/(?:;|$)/)
    expect(cookie).not.toMatch(/; Domain=/i)
    expect(cookie).toMatch(/; HttpOnly/)
  }
})

/** Returns the cookies of a reset, of the redirect to Google and of a sign-in that waits for a code. */
async function otherCookies(secure: TestApp, user: TestUser): Promise<string[]> {
  await post(secure.request, '/api/auth/request-password-reset', { email: user.email })
  const token = tokenIn(await mailAbout(app, user.email, /new password/))
  const newPassword = 'another pass 7'
  const reset = await post(secure.request, '/api/auth/reset-password', { token, newPassword })
  const google = await post(secure.request, '/api/auth/sign-in/google', { intent: 'sign-in' })
  await app.doors.db
    .insert(twoFactors)
    .values({ userId: user.id, sealedSecret: 'x', confirmedAt: new Date() })
  const again = await signInAs(secure, user.email, newPassword)
  const set = [reset, google, again].flatMap((answer) => answer.headers.getSetCookie())
  return set.filter((cookie) => !/max-age=0\b/i.test(cookie))
}

test('the documented call of a social sign-in responds from the session and stores nothing', async () => {
  const [user, other] = [await app.signUp(), await app.signUp()]
  const told = { email: 'other@evil.example', provider: 'google', metadata: { provider: 'google' } }
  const call = (userId: string) => user.send('POST', '/api/create-oauth-user', { userId, ...told })
  expect(await (await call(user.id)).json()).toMatchObject({
    success: true,
    user: { id: user.id, email: user.email },
  })
  expect(await refusalOf(await call(other.id))).toMatchObject({ status: 403, code: 'wrong_user' })
  expect((await post(app.request, '/api/create-oauth-user', { userId: user.id })).status).toBe(401)
})

test('announces every end of a session to all servers by its id', async () => {
  const second = await useTestApp({ database: app.connection })
  const heard = new Set<string>()
  const stop = onSessionsEnded(second.doors.notifier, (ids) => {
    for (const id of ids) heard.add(id)
  })
  onTestFinished(stop)
  const idsOf = async (user: TestUser) => (await listed(user)).map(({ id }) => id)
  const announced = (ids: string[], what: string) => until(() => ids.every((id) => heard.has(id)), what)

  const user = await app.signUp()
  const [own] = await idsOf(user)
  await elsewhere(user)
  const [, other] = await idsOf(user)
  await user.send('DELETE', `/api/account/sessions/${other}`)
  await announced([other!], 'the end of one session')
  await elsewhere(user)
  const [, third] = await idsOf(user)
  await user.send('DELETE', '/api/account/sessions')
  await announced([third!], 'the end of all others')
  await elsewhere(user)
  const [, fourth] = await idsOf(user)
  const passwords = { currentPassword: testPassword, newPassword: 'another pass 7' }
  await user.send('POST', '/api/auth/change-password', passwords)
  await announced([fourth!], 'the end with a new password')
  expect(heard).not.toContain(own)
  await user.send('POST', '/api/auth/sign-out', {})
  await announced([own!], 'a sign-out')

  const leaver = await app.signUp()
  const theirs = await idsOf(leaver)
  await leaver.send('POST', '/api/account/delete', { password: testPassword })
  await announced(theirs, 'the end with the account')
})

test('signing out clears the account’s responses from the browser’s cache', async () => {
  const user = await app.signUp()
  const answer = await user.send('POST', '/api/auth/sign-out', {})
  expect(answer.headers.get('clear-site-data')).toBe('"cache"')
  expect((await signInAs(app, user.email)).headers.get('clear-site-data')).toBeNull()
})
