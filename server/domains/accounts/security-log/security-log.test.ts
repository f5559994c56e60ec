import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SecurityEvent } from '../../../../contract/accounts/security.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { post, type TestUser, testPassword } from '../../../testing/test-user.ts'
import { until } from '../../../testing/until.ts'
import { revokeOtherAccess } from '../passwords/revoke-access.ts'
import { securityEvents } from '../tables.ts'
import { recordSecurityEvent } from './security-log.ts'
import { coarseAddress, deviceName } from './security-log-words.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function eventsOf(
  user: TestUser,
  query = '',
): Promise<{ events: SecurityEvent[]; nextCursor: string | null }> {
  return (await (await user.get(`/api/account/security-events${query}`)).json()) as {
    events: SecurityEvent[]
    nextCursor: string | null
  }
}

async function subjectsTo(email: string): Promise<string[]> {
  const { messages } = (await (await app.request('/local/mail.json')).json()) as {
    messages: { to: string; subject: string }[]
  }
  return messages.filter(({ to }) => to === email).map(({ subject }) => subject)
}

function signIn(user: TestUser, headers: Record<string, string> = {}): Promise<Response> {
  const body = { email: user.email, password: testPassword }
  return post(app.request, '/api/auth/sign-in/email', body, { 'user-agent': firefox, ...headers })
}

test('logs each sign-in, and mails about a new browser', async () => {
  const user = await app.signUp()
  const device = (await signIn(user)).headers
    .getSetCookie()
    .find((line) => line.startsWith('longhand.device='))!
    .split(';')[0]!
  await until(async () => (await subjectsTo(user.email)).includes('New sign-in to Longhand'), 'the mail')
  await signIn(user, { cookie: device })
  const { events } = await eventsOf(user)
  expect(events.map(({ kind }) => kind)).toEqual(['sign_in', 'sign_in', 'sign_in'])
  expect(events[0]).toMatchObject({ device: 'Firefox on Linux', address: 'this computer' })
  const told = (await subjectsTo(user.email)).filter((subject) => subject.startsWith('New sign-in'))
  expect(told).toHaveLength(1)
})

test('without alerts, sends no mail about sign-ins but always about the password', async () => {
  const user = await app.signUp()
  await user.send('PUT', '/api/preferences', { security_alerts: false })
  await signIn(user)
  await revokeOtherAccess(app.doors, { userId: user.id, how: 'changed', origin: null })
  await until(
    async () => (await subjectsTo(user.email)).some((s) => s.includes('password was changed')),
    'mail',
  )
  expect((await subjectsTo(user.email)).join()).not.toContain('New sign-in')
})

test('returns the log in pages, newest first, to its owner only', async () => {
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  for (let i = 0; i < 7; i++)
    await recordSecurityEvent(app.doors, { userId: ana.id, kind: 'export_made', detail: String(i) })
  const details: (string | null)[] = []
  let cursor: string | null = null
  do {
    const page = await eventsOf(ana, `?limit=3${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`)
    details.push(...page.events.filter(({ kind }) => kind === 'export_made').map(({ detail }) => detail))
    cursor = page.nextCursor
  } while (cursor)
  expect(details).toEqual(['6', '5', '4', '3', '2', '1', '0'])
  expect((await eventsOf(ben)).events.map(({ kind }) => kind)).toEqual(['sign_in'])
  expect((await app.request('/api/account/security-events')).status).toBe(401)
  expect((await ana.get('/api/account/security-events?cursor=x')).status).toBe(400)
})

test('does not allow changes of logged events', async () => {
  const user = await app.signUp()
  const change = app.doors.db
    .update(securityEvents)
    .set({ kind: 'export_made' })
    .where(eq(securityEvents.userId, user.id))
  await expect(change).rejects.toMatchObject({ cause: { message: 'security_events is append-only' } })
})

test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.x'],
  ['2001:db8:12:3::1', '2001:db8:12:…'],
  ['2001:db8::1', '2001:db8:0:…'],
  ['::1', 'this computer'],
  ['nonsense', null],
  [null, null],
])('logs the address %s as %s', (address, kept) => {
  expect(coarseAddress(address)).toBe(kept)
})

test.each([
  [firefox, 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['curl/8.5', null],
])('names %s %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
