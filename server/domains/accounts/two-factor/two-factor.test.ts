import { eq, sql } from 'drizzle-orm'
import type { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { throttles } from '../../../platform/throttle/tables.ts'
import { mailAbout, mailsTo, signInAs, tokenIn } from '../../../testing/account-calls.ts'
import { authenticator, openStepClock } from '../../../testing/authenticator.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { post, type TestUser, testPassword } from '../../../testing/test-user.ts'
import { until } from '../../../testing/until.ts'
import { devices, recoveryCodes, secondSteps, sessions, twoFactors } from '../tables.ts'
import { matchingStep, totpAt } from './two-factor-totp.ts'

let app: TestApp
const { now, codeOf } = openStepClock()

beforeAll(async () => {
  app = await createTestApp({ doors: { now } })
})
afterAll(() => app.close())

const proof = { password: testPassword }

type Protected = { user: TestUser; totp: TOTP; recoveryCodes: string[] }

async function protect(user: TestUser): Promise<Protected> {
  const setup = await user.send('POST', '/api/account/two-factor/setup', proof)
  expect(setup.status).toBe(200)
  const { secret, uri } = (await setup.json()) as { secret: string; uri: string }
  expect(uri).toContain(`secret=${secret}`)
  const totp = authenticator(secret)
  // The oldest code that is still valid, so that the newer ones remain for the sign-ins.
  const answer = await user.send('POST', '/api/account/two-factor/enable', { code: codeOf(totp, -1) })
  expect(answer.status).toBe(200)
  const body = (await answer.json()) as { recoveryCodes: string[] }
  return { user, totp, recoveryCodes: body.recoveryCodes }
}

function signIn(user: TestUser, cookie = ''): Promise<Response> {
  const headers: Record<string, string> = cookie ? { cookie } : {}
  return post(app.request, '/api/auth/sign-in/email', { email: user.email, password: testPassword }, headers)
}

function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .filter((line) => !/max-age=0/i.test(line))
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function halfway(user: TestUser): Promise<string> {
  const answer = await signIn(user)
  expect(await answer.json()).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['totp', 'backup-code'] })
  return cookiesOf(answer)
}

function sendCode(cookie: string, body: object, kind = 'totp'): Promise<Response> {
  return post(app.request, `/api/auth/two-factor/verify-${kind}`, body, { cookie })
}

async function whoIs(cookie: string): Promise<string | null> {
  const answer = await app.request('/api/session', { headers: { cookie } })
  return ((await answer.json()) as { user: { id: string } | null }).user?.id ?? null
}

test('grants nothing until the code is entered, then everything', async () => {
  const { user, totp } = await protect(await app.signUp())
  const before = await app.doors.db.$count(sessions, eq(sessions.userId, user.id))
  const answer = await signIn(user)
  const cookie = cookiesOf(answer)
  expect(cookie).toContain('second_step')
  expect(cookie).not.toContain('session_token')
  expect(answer.headers.get('set-auth-token')).toBeNull()
  expect(await app.doors.db.$count(sessions, eq(sessions.userId, user.id))).toBe(before)
  expect(await whoIs(cookie)).toBeNull()
  for (const path of [
    '/api/chats',
    '/api/preferences',
    '/api/account/security',
    '/api/account/security-events',
  ])
    expect((await app.request(path, { headers: { cookie } })).status, path).toBe(401)

  const done = await sendCode(cookie, { code: codeOf(totp) })
  expect(done.status).toBe(200)
  expect(await whoIs(cookiesOf(done))).toBe(user.id)
  // The pending sign-in is used up.
  expect((await sendCode(cookie, { code: codeOf(totp, 1) })).status).toBe(401)
})

test('accepts a code once, even when it is sent twice at the same time', async () => {
  const { user, totp } = await protect(await app.signUp())
  const cookies = [await halfway(user), await halfway(user)]
  const code = codeOf(totp)
  const answers = await Promise.all(cookies.map((cookie) => sendCode(cookie, { code })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  const again = await sendCode(await halfway(user), { code })
  expect(again.status).toBe(401)
  expect(await again.json()).toMatchObject({ code: expect.stringMatching(/invalid_code/i) })
})

test('tolerates clocks that are one step off, not two', () => {
  const now = new Date(1_750_000_015_000)
  const step = 58_333_333
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const read = (offset: number, last = 0) => matchingStep(secret, totpAt(secret, step + offset), now, last)
  expect([read(-2), read(-1), read(0), read(1), read(2)]).toEqual([null, step - 1, step, step + 1, null])
  expect(read(0, step)).toBeNull()
})

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [20_000_000_000, '353130'],
])('returns at second %i the code of RFC 6238, appendix B', (second, code) => {
  expect(totpAt('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', Math.floor(second / 30))).toBe(code)
})

test('ends a sign-in after five wrong codes, even for the right one', async () => {
  const { user, totp } = await protect(await app.signUp())
  const cookie = await halfway(user)
  for (let i = 0; i < 5; i++) expect((await sendCode(cookie, { code: '000000' })).status).toBe(401)
  const late = await sendCode(cookie, { code: codeOf(totp) })
  expect(late.status).toBe(401)
  expect(await late.json()).toMatchObject({ code: expect.stringMatching(/second_step_expired/i) })
})

describe('wrong codes after the right password', () => {
  const waitOf = (user: TestUser) => eq(throttles.key, `code-totp:${user.id}`)

  async function guess(user: TestUser, times: number): Promise<Response> {
    let answer = await sendCode(await halfway(user), { code: '000000' })
    for (let i = 1; i < times; i++) answer = await sendCode(await halfway(user), { code: '000000' })
    return answer
  }

  test('make the account wait ever longer, up to a day, however many sign-ins; open sessions are not affected', async () => {
    const { user, totp } = await protect(await app.signUp())
    expect((await guess(user, 5)).status).toBe(401)
    const late = await sendCode(await halfway(user), { code: codeOf(totp) })
    expect(late.status).toBe(429)
    const { db } = app.doors
    const waits: number[] = []
    for (let i = 0; i < 14; i++) {
      waits.push(Number((await guess(user, 1)).headers.get('retry-after')))
      await db.update(throttles).set({ blockedUntil: null }).where(waitOf(user))
      await guess(user, 1)
    }
    expect(waits[0]).toBeGreaterThan(20)
    for (const [i, wait] of waits.slice(1).entries())
      expect(wait).toBeGreaterThan(Math.min(waits[i]! * 1.8, 86_000))
    expect(waits.at(-1)).toBeLessThanOrEqual(86_400)
    expect((await user.get('/api/chats')).status).toBe(200)
  })

  test('do not block recovery codes, nor those the authenticator', async () => {
    const one = await protect(await app.signUp())
    await guess(one.user, 6)
    expect((await guess(one.user, 1)).status).toBe(429)
    const code = one.recoveryCodes[0]
    expect((await sendCode(await halfway(one.user), { code }, 'backup-code')).status).toBe(200)

    const two = await protect(await app.signUp())
    for (let i = 0; i < 11; i++)
      await sendCode(await halfway(two.user), { code: 'ABCDE-FGHIJ' }, 'backup-code')
    const shut = await sendCode(await halfway(two.user), { code: two.recoveryCodes[0] }, 'backup-code')
    expect(shut.status).toBe(429)
    expect(Number(shut.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect((await sendCode(await halfway(two.user), { code: codeOf(two.totp) })).status).toBe(200)
  })

  test('are reported to the owner by mail and in the log after the fifth, once', async () => {
    const { user } = await protect(await app.signUp())
    const told = async () =>
      (await mailsTo(app, user.email)).filter(({ subject }) => /may know your .* password/.test(subject))
    await guess(user, 4)
    const kinds = async () => {
      const { events } = (await (await user.get('/api/account/security-events?limit=50')).json()) as {
        events: { kind: string }[]
      }
      return events.map(({ kind }) => kind)
    }
    expect(await kinds()).not.toContain('codes_guessed')
    await guess(user, 1)
    const mail = await until(async () => (await told())[0], 'the mail about five wrong codes')
    expect(mail.text).toContain('someone has your password')
    await guess(user, 3)
    expect((await kinds()).filter((kind) => kind === 'codes_guessed')).toHaveLength(1)
    expect(await told()).toHaveLength(1)
  })

  test('of the owner are forgotten after the right code of the same sign-in', async () => {
    const { user, totp } = await protect(await app.signUp())
    for (let round = 0; round < 2; round++) {
      const cookie = await halfway(user)
      for (let i = 0; i < 3; i++) expect((await sendCode(cookie, { code: '000000' })).status).toBe(401)
      expect((await sendCode(cookie, { code: codeOf(totp, round) })).status).toBe(200)
    }
    const [row] = await app.doors.db.select().from(throttles).where(waitOf(user))
    expect(row).toMatchObject({ used: 0, blockedUntil: null })
  })
})

test('accepts a recovery code once, and returns how many are left', async () => {
  const { user, recoveryCodes: codes } = await protect(await app.signUp())
  expect(codes).toHaveLength(10)
  const done = await sendCode(await halfway(user), { code: codes[0]!.toLowerCase() }, 'backup-code')
  expect(done.status).toBe(200)
  expect(await done.json()).toMatchObject({ recoveryCodesLeft: 9, user: { id: user.id } })
  expect((await sendCode(await halfway(user), { code: codes[0] }, 'backup-code')).status).toBe(401)
  // Each call accepts only its own kind of code.
  expect((await sendCode(await halfway(user), { code: codes[1] })).status).toBe(401)
})

test('stores neither the secret nor a recovery code in readable form', async () => {
  const { user, totp, recoveryCodes: codes } = await protect(await app.signUp())
  const { db } = app.doors
  const stored = JSON.stringify([
    await db.select().from(twoFactors).where(eq(twoFactors.userId, user.id)),
    await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id)),
    await db.select().from(devices).where(eq(devices.userId, user.id)),
    await db.select().from(secondSteps).where(eq(secondSteps.userId, user.id)),
  ])
  for (const secret of [totp.secret.base32, ...codes, ...codes.map((code) => code.replace('-', ''))])
    expect(stored).not.toContain(secret)
})

test('a trusted browser skips the code until the trust ends, for its own account only', async () => {
  const { user, totp } = await protect(await app.signUp())
  const trusted = await sendCode(await halfway(user), { code: codeOf(totp), trustDevice: true })
  const device = cookiesOf(trusted).match(/longhand\.device=[^;]+/)![0]
  const direct = await signIn(user, device)
  expect(await whoIs(cookiesOf(direct))).toBe(user.id)
  // The browser is not trusted by another account.
  const other = await protect(await app.signUp())
  expect(await (await signIn(other.user, device)).json()).toMatchObject({ twoFactorRedirect: true })

  await user.send('DELETE', '/api/account/trusted-devices')
  expect(await (await signIn(user, device)).json()).toMatchObject({ twoFactorRedirect: true })
})

/** Returns the device cookie of a browser that was just trusted, and what is needed to sign in with it. */
async function trustBrowser() {
  const { user, totp } = await protect(await app.signUp())
  const trusted = await sendCode(await halfway(user), { code: codeOf(totp), trustDevice: true })
  const device = cookiesOf(trusted).match(/longhand\.device=[^;]+/)![0]
  expect(await whoIs(cookiesOf(await signIn(user, device)))).toBe(user.id)
  return { user, totp, device, cookie: cookiesOf(trusted) }
}

test('ends the trust in a browser after thirty days', async () => {
  const { user, device } = await trustBrowser()
  // By the database's clock, which judges it; the clock of this test is up to 15 seconds ahead.
  const past = sql`now() - interval '1 second'` as never
  await app.doors.db.update(devices).set({ trustedUntil: past }).where(eq(devices.userId, user.id))
  expect(await (await signIn(user, device)).json()).toMatchObject({ twoFactorRedirect: true })
})

test('ends the trust in a browser when the password is changed', async () => {
  const { user, device, cookie } = await trustBrowser()
  const newPassword = 'another pass 7'
  const body = { currentPassword: testPassword, newPassword }
  const headers = { cookie, origin: app.doors.env.BASE_URL }
  expect((await post(app.request, '/api/auth/change-password', body, headers)).status).toBe(200)
  expect(await (await signInAs(app, user.email, newPassword, { cookie: device })).json()).toMatchObject({
    twoFactorRedirect: true,
  })
})

test('ends the trust in a browser when the password is reset', async () => {
  const { user, device } = await trustBrowser()
  const newPassword = 'another pass 7'
  await post(app.request, '/api/auth/request-password-reset', { email: user.email })
  const token = tokenIn(await mailAbout(app, user.email, /new password/))
  expect((await post(app.request, '/api/auth/reset-password', { token, newPassword })).status).toBe(200)
  expect(await (await signInAs(app, user.email, newPassword, { cookie: device })).json()).toMatchObject({
    twoFactorRedirect: true,
  })
})

test('ends the trust in a browser when two-factor authentication is set up again', async () => {
  const { user, device, totp } = await trustBrowser()
  expect((await user.send('POST', '/api/account/two-factor/disable', proof)).status).toBe(200)
  const again = await protect(user)
  expect(again.totp.secret.base32).not.toBe(totp.secret.base32)
  expect(await (await signIn(user, device)).json()).toMatchObject({ twoFactorRedirect: true })
})

test.each([
  ['the form of ours', 'longhand.device=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
  ['any other form', `longhand.device=planted.${'x'.repeat(5_000)}`],
])(
  'a device cookie of %s that was planted is never adopted, and each trust creates a new token',
  async (_, planted) => {
    const { user, totp } = await protect(await app.signUp())
    const half = cookiesOf(await signIn(user, planted))
    const trusted = await sendCode(`${half}; ${planted}`, { code: codeOf(totp), trustDevice: true })
    const deviceOf = (answer: Response) => cookiesOf(answer).match(/longhand\.device=[^;]+/)![0]
    const first = deviceOf(trusted)
    expect(await whoIs(cookiesOf(await signIn(user, first)))).toBe(user.id)
    // A browser with a planted cookie still needs a code.
    expect(await (await signIn(user, planted)).json()).toMatchObject({ twoFactorRedirect: true })

    await user.send('DELETE', '/api/account/trusted-devices')
    const again = cookiesOf(await signIn(user, first))
    const renewed = await sendCode(`${again}; ${first}`, { code: codeOf(totp, 1), trustDevice: true })
    expect(await whoIs(cookiesOf(await signIn(user, deviceOf(renewed))))).toBe(user.id)
    expect(await (await signIn(user, first)).json()).toMatchObject({ twoFactorRedirect: true })
  },
)

test('trusts two accounts in one browser with separate tokens', async () => {
  const [one, two] = [await protect(await app.signUp()), await protect(await app.signUp())]
  let device = ''
  for (const { user, totp } of [one, two]) {
    const half = cookiesOf(await signIn(user, device))
    const answer = await sendCode(`${half}; ${device}`, { code: codeOf(totp), trustDevice: true })
    device = cookiesOf(answer).match(/longhand\.device=[^;]+/)![0]
  }
  for (const { user } of [one, two]) expect(await whoIs(cookiesOf(await signIn(user, device)))).toBe(user.id)
})

test('new recovery codes replace the old ones; both need the password', async () => {
  const { user, recoveryCodes: old } = await protect(await app.signUp())
  for (const path of ['recovery-codes', 'disable', 'setup']) {
    const wrong = await user.send('POST', `/api/account/two-factor/${path}`, { password: 'not it 1' })
    expect([wrong.status, ((await wrong.json()) as { code: string }).code], path).toEqual([
      403,
      'wrong_password',
    ])
  }
  const renewed = await user.send('POST', '/api/account/two-factor/recovery-codes', proof)
  const { recoveryCodes: codes } = (await renewed.json()) as { recoveryCodes: string[] }
  expect((await sendCode(await halfway(user), { code: old[0] }, 'backup-code')).status).toBe(401)
  expect((await sendCode(await halfway(user), { code: codes[0] }, 'backup-code')).status).toBe(200)

  expect((await user.send('POST', '/api/account/two-factor/disable', proof)).status).toBe(200)
  expect(await whoIs(cookiesOf(await signIn(user)))).toBe(user.id)
})

test('stays off until a right code proves the authenticator; the preference mirrors this and cannot be written', async () => {
  const user = await app.signUp()
  await user.send('POST', '/api/account/two-factor/setup', proof)
  const wrong = await user.send('POST', '/api/account/two-factor/enable', { code: '000000' })
  expect([wrong.status, ((await wrong.json()) as { code: string }).code]).toEqual([403, 'wrong_code'])
  expect(await whoIs(cookiesOf(await signIn(user)))).toBe(user.id)
  const preferences = async () =>
    (await (await user.get('/api/preferences')).json()) as { two_factor_auth: boolean }
  expect((await preferences()).two_factor_auth).toBe(false)
  expect((await user.send('PUT', '/api/preferences', { two_factor_auth: true })).status).toBe(400)
  await protect(user)
  expect((await preferences()).two_factor_auth).toBe(true)
})

test('switching it on ends all sessions opened without a code, and keeps the current one', async () => {
  const user = await app.signUp()
  const other = cookiesOf(await signIn(user))
  expect(await whoIs(other)).toBe(user.id)
  await protect(user)
  expect(await whoIs(other)).toBeNull()
  expect(await whoIs(user.cookie)).toBe(user.id)
})

test('accepts any password of 128 characters as a proof', async () => {
  const user = await app.signUp()
  const newPassword = '🙂'.repeat(128)
  const body = { currentPassword: testPassword, newPassword }
  expect((await user.send('POST', '/api/auth/change-password', body)).status).toBe(200)
  const prove = (password: string) => user.send('POST', '/api/account/two-factor/setup', { password })
  expect((await prove(newPassword.slice(2))).status).toBe(403)
  expect((await prove(newPassword)).status).toBe(200)
})

test('refuses the set-up to a visitor', async () => {
  for (const path of ['setup', 'enable', 'recovery-codes', 'disable']) {
    const answer = await post(app.request, `/api/account/two-factor/${path}`, { code: '123456', ...proof })
    expect(answer.status, path).toBe(401)
  }
  expect((await app.request('/api/account/trusted-devices', { method: 'DELETE' })).status).toBe(401)
})
