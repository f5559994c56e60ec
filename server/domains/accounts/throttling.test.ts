import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { throttles } from '../../platform/throttle/tables.ts'
import { cookiesOf, mailAbout, mailsTo, refusalOf, signInAs, tokenIn } from '../../testing/account-calls.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import { post, testPassword } from '../../testing/test-user.ts'
import { users } from './tables.ts'

// Trusts a proxy, so that each attempt can have a separate address; limits by address are off in 'test'.
const secret = { SECRET: 'one secret for all servers of this test' }
const settings = { ...secret, NODE_ENV: 'development', TRUST_PROXY: 'on' }
let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ settings })
})
afterAll(() => app.close())

const from = (address: string) => ({ 'x-forwarded-for': address })
const v4 = (n: number) => `198.51.${n >> 8}.${n & 255}`

const account = () => app.signUp()

const guess = (email: string, n: number, password = `guess ${n} of many`) =>
  signInAs(app, email, password, from(v4(n)))

/** Ends all waits. */
async function waitOut(): Promise<void> {
  await app.doors.db
    .update(throttles)
    .set({ blockedUntil: null })
    .where(like(throttles.key, 'sign-in-account:%'))
}

test('200 wrong passwords from as many addresses neither sign in nor lock out the owner', async () => {
  const { email, cookie } = await account()
  const statuses = new Map<number, number>()
  const wave = 50
  for (let start = 0; start < 200; start += wave) {
    const answers = await Promise.all(Array.from({ length: wave }, (_, i) => guess(email, start + i)))
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  // Ten were checked; the others were refused before the password check.
  expect([...statuses.keys()].toSorted()).toEqual([401, 429])
  expect(statuses.get(401)).toBeGreaterThanOrEqual(10)
  // On a slow machine a wait of ten seconds may end meanwhile.
  expect(statuses.get(401)).toBeLessThan(15)
  // The right password from an unknown address has to wait too; otherwise the wait would reveal that it is right.
  expect((await guess(email, 2_000, testPassword)).status).toBe(429)
  // The open session continues, and its browser can still sign in.
  expect((await app.request('/api/chats', { headers: { cookie } })).status).toBe(200)
  const device = cookie.split('; ').find((pair) => pair.startsWith('longhand.device='))!
  const known = await signInAs(app, email, testPassword, {
    ...from(v4(3_000)),
    cookie: device,
    origin: app.doors.env.BASE_URL,
  })
  expect(known.status).toBe(200)
})

test('reports a wait in words, in seconds and in the header, alike for known and unknown accounts', async () => {
  const { email } = await account()
  const refusals = []
  for (const address of [email, 'nobody-has-this@example.org']) {
    for (let i = 0; i < 10; i++) await guess(address, i)
    const answer = await guess(address, 77)
    const { error, details, ...rest } = await refusalOf(answer)
    expect(answer.headers.get('retry-after')).toBe(String(details?.retryAfterSeconds))
    expect(error).toMatch(/Please wait \d+ seconds? and try again.*Forgot password/)
    refusals.push(rest)
  }
  expect(refusals[0]).toEqual(refusals[1])
  expect(refusals[0]).toMatchObject({ status: 429, code: 'too_many_requests' })
})

test('a password reset opens the account at once, in the middle of an attack', async () => {
  const { email } = await account()
  for (let i = 0; i < 12; i++) await guess(email, i)
  await post(app.request, '/api/auth/request-password-reset', { email }, from(v4(500)))
  const token = tokenIn(await mailAbout(app, email, /new password/))
  const reset = await post(
    app.request,
    '/api/auth/reset-password',
    { token, newPassword: 'brand new pass' },
    from(v4(500)),
  )
  expect(reset.status).toBe(200)
  for (let i = 20; i < 40; i++) await guess(email, i)
  const owner = await signInAs(app, email, 'brand new pass', {
    ...from(v4(500)),
    cookie: cookiesOf(reset),
    origin: app.doors.env.BASE_URL,
  })
  expect(owner.status).toBe(200)
})

test('limits the attempts of a known browser too', async () => {
  const { email, cookie } = await account()
  const device = cookie.split('; ').find((pair) => pair.startsWith('longhand.device='))!
  const headers = { ...from(v4(600)), cookie: device, origin: app.doors.env.BASE_URL }
  for (let i = 0; i < 10; i++)
    expect((await signInAs(app, email, `guess ${i} here`, headers)).status).toBe(401)
  expect((await signInAs(app, email, testPassword, headers)).status).toBe(429)
})

test('limits attempts of one address across accounts; a whole /64 counts as one', async () => {
  const attempt = async (name: string, address: string) =>
    (await signInAs(app, `${name}@example.org`, 'Password1', from(address))).status
  expect(await attempt('victim1', '2001:db8:77:1::1')).toBe(401)
  await app.doors.db
    .update(throttles)
    .set({ used: 59 })
    .where(eq(throttles.key, 'sign-in-address:2001:db8:77:1::/64'))
  expect(await attempt('victim2', '2001:db8:77:1::2')).toBe(401)
  expect(await attempt('victim3', '2001:db8:77:1::3')).toBe(429)
  expect(await attempt('victim4', '2001:db8:77:2::1')).toBe(401)
})

test('an address without attempts left blocks neither known browsers nor a signed-in page', async () => {
  const { email, cookie } = await account()
  const school = '203.0.113.77'
  expect((await signInAs(app, 'pupil@example.org', 'Password1', from(school))).status).toBe(401)
  await app.doors.db
    .update(throttles)
    .set({ used: 60 })
    .where(eq(throttles.key, `sign-in-address:${school}`))
  expect((await signInAs(app, email, testPassword, from(school))).status).toBe(429)
  const device = cookie.split('; ').find((pair) => pair.startsWith('longhand.device='))!
  const page = { ...from(school), origin: app.doors.env.BASE_URL }
  expect((await signInAs(app, email, testPassword, { ...page, cookie: device })).status).toBe(200)
  await app.doors.db
    .insert(throttles)
    .values({
      key: `accounts-address:${school}`,
      used: 1_000,
      resetsAt: sql`now() + interval '1 hour'` as never,
    })
    .onConflictDoUpdate({ target: throttles.key, set: { used: 1_000 } })
  expect((await post(app.request, '/api/auth/sign-out', {}, { ...page, cookie })).status).toBe(200)
})

test('attempts refused by an account’s own wait do not count against the address', async () => {
  const school = '203.0.113.78'
  for (let i = 0; i < 62; i++) await signInAs(app, 'attacked@example.org', `guess ${i}`, from(school))
  expect((await signInAs(app, 'neighbour@example.org', 'Password1', from(school))).status).toBe(401)
})

test('does not count right passwords, so frequent sign-ins lock no user out', async () => {
  const { email } = await account()
  for (let i = 0; i < 12; i++) expect((await guess(email, 700, testPassword)).status).toBe(200)
})

test('bounds right passwords too, without counting wrong ones', async () => {
  const { email, cookie } = await account()
  const device = cookie.split('; ').find((pair) => pair.startsWith('longhand.device='))!
  const headers = { ...from(v4(710)), cookie: device, origin: app.doors.env.BASE_URL }
  const right = like(throttles.key, 'sign-in-right:%')
  const used = async () => {
    const rows = await app.doors.db.select().from(throttles).where(right)
    return rows.reduce((sum, row) => sum + row.used, 0)
  }
  const before = await used()
  expect((await signInAs(app, email, 'not this one', headers)).status).toBe(401)
  expect(await used()).toBe(before)
  expect((await signInAs(app, email, testPassword, headers)).status).toBe(200)
  expect(await used()).toBe(before + 1)
  await app.doors.db.update(throttles).set({ used: 60 }).where(right)
  const refused = await signInAs(app, email, testPassword, headers)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await app.doors.db.delete(throttles).where(right)
})

test('gives all networks of a /48 a larger limit together', async () => {
  const attempt = async (name: string, address: string) =>
    (await signInAs(app, `${name}@example.org`, 'Password1', from(address))).status
  expect(await attempt('wide1', '2001:db8:48:1::1')).toBe(401)
  await app.doors.db
    .update(throttles)
    .set({ used: 600 })
    .where(eq(throttles.key, 'sign-in-address:2001:db8:48::/48'))
  expect(await attempt('wide2', '2001:db8:48:2::1')).toBe(429)
  expect(await attempt('wide3', '2001:db8:49:1::1')).toBe(401)
})

test('keeps the limits in the database, for all servers', async () => {
  const { email } = await account()
  for (let i = 0; i < 10; i++) await guess(email, i)
  const second = await useTestApp({ settings, database: app.connection })
  expect((await signInAs(second, email, testPassword, from(v4(801)))).status).toBe(429)
  await waitOut()
  expect((await signInAs(second, email, testPassword, from(v4(801)))).status).toBe(200)
})

test('limits mails to one address, whoever requests them, and reports the wait', async () => {
  const email = 'flooded@example.org'
  const ask = (path: string, n: number) => post(app.request, path, { email }, from(v4(900 + n)))
  for (let i = 0; i < 5; i++) expect((await ask('/api/auth/request-password-reset', i)).status).toBe(200)
  for (const path of ['/api/auth/request-password-reset', '/api/auth/send-verification-email']) {
    const refusal = await refusalOf(await ask(path, 99))
    expect(refusal).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(refusal.details?.retryAfterSeconds).toBeGreaterThan(0)
  }
})

/** Mails are sent by jobs, which other work may delay. */
const patience = { timeout: 30_000 }
const mailCount = async (to: string) => (await mailsTo(app, to)).length

/** Counts mails that wait because their mailbox or domain has had its share. */
async function postponed(): Promise<number> {
  const { rows } = await app.doors.db.execute(
    sql`select 1 from pgboss.job where name = 'limited-mail' and state = 'retry'`,
  )
  return rows.length
}

test('sends ten mails an hour to one mailbox, whatever follows the plus sign, and holds the others back', async () => {
  const signUp = (email: string, n: number) =>
    post(app.request, '/api/auth/sign-up/email', { email, password: testPassword }, from(v4(1_200 + n)))
  const names = Array.from({ length: 12 }, (_, i) => `target+${i}@example.org`)
  for (const [i, name] of names.entries()) expect((await signUp(name, i)).status).toBe(200)
  expect((await signUp('target2@example.org', 20)).status).toBe(200)
  await expect.poll(() => mailCount('target2@example.org'), patience).toBe(1)
  await expect.poll(postponed, patience).toBe(2)
  const sent = await Promise.all(names.map(mailCount))
  expect(sent.filter((mails) => mails === 1)).toHaveLength(10)
})

test('counts a domain by mails that were sent, and holds back only those to unconfirmed addresses', async () => {
  const owner = { id: (await app.signUp()).id, email: 'owner@crowded.example' }
  await app.doors.db.update(users).set({ email: owner.email }).where(eq(users.id, owner.id))
  const ask = (path: string, email: string) =>
    post(app.request, path, { email, password: testPassword }, from(v4(1_300)))
  const domains = like(throttles.key, 'mail-domain:%')
  const counts = () => app.doors.db.select().from(throttles).where(domains)
  const before = await counts()
  for (let i = 0; i < 5; i++)
    expect((await ask('/api/auth/request-password-reset', `unknown${i}@crowded.example`)).status).toBe(200)
  await ask('/api/auth/request-password-reset', owner.email)
  await mailAbout(app, owner.email, /new password/)
  expect((await counts()).map(({ key, used }) => [key, used])).toEqual(
    before.map(({ key, used }) => [key, used]),
  )
  expect((await ask('/api/auth/sign-up/email', 'first@crowded.example')).status).toBe(200)
  await expect.poll(() => mailCount('first@crowded.example'), patience).toBe(1)
  expect(await counts()).toHaveLength(before.length + 1)
  await app.doors.db.update(throttles).set({ used: 2_000 }).where(domains)
  const held = await postponed()
  expect((await ask('/api/auth/sign-up/email', 'new@crowded.example')).status).toBe(200)
  await expect.poll(postponed, patience).toBe(held + 1)
  expect((await ask('/api/auth/request-password-reset', owner.email)).status).toBe(200)
  await expect.poll(() => mailCount(owner.email), patience).toBe(2)
  expect(await mailCount('new@crowded.example')).toBe(0)
  // A provider of the public has no limit as a whole.
  expect((await ask('/api/auth/sign-up/email', 'new@gmail.com')).status).toBe(200)
  await expect.poll(() => mailCount('new@gmail.com'), patience).toBe(1)
  // The mail that was held back is sent once the domain has room again.
  await app.doors.db.delete(throttles).where(domains)
  await app.doors.db.execute(
    sql`update pgboss.job set start_after = now() where name = 'limited-mail' and state = 'retry'`,
  )
  await expect.poll(() => mailCount('new@crowded.example'), patience).toBe(1)
})

test('limits sign-ups from one address', async () => {
  const signUp = (n: number) =>
    post(
      app.request,
      '/api/auth/sign-up/email',
      { email: `crowd${n}@example.org`, password: testPassword },
      from('203.0.113.50'),
    )
  const first = await Promise.all(Array.from({ length: 20 }, async (_, i) => (await signUp(i)).status))
  expect(first).toEqual(Array(20).fill(200))
  expect((await signUp(20)).status).toBe(429)
  expect(await app.doors.db.$count(users, eq(users.email, 'crowd20@example.org'))).toBe(0)
})

test('limits guesses of the current password in an open session', async () => {
  const { cookie } = await account()
  const change = (currentPassword: string) =>
    post(
      app.request,
      '/api/auth/change-password',
      { currentPassword, newPassword: 'another pass 7' },
      { cookie, ...from(v4(950)), origin: app.doors.env.BASE_URL },
    )
  for (let i = 0; i < 5; i++) expect((await change(`wrong ${i}`)).status).toBe(403)
  expect((await change(testPassword)).status).toBe(429)
})

test('ignores the forwarded address without a trusted proxy', async () => {
  const plain = await useTestApp({ settings: { NODE_ENV: 'development' } })
  const statuses = []
  for (let i = 0; i < 12; i++)
    statuses.push((await signInAs(plain, 'one@example.org', `guess ${i}`, from(v4(i)))).status)
  expect(statuses.slice(10)).toEqual([429, 429])
})

test('does not store in the table of limits who tried what', async () => {
  const { email } = await account()
  await guess(email, 1)
  const rows = await app.doors.db.select().from(throttles).where(sql`${throttles.key} like '%@%'`)
  expect(rows).toEqual([])
})
