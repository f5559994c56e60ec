import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountTexts } from '../../../../contract/accounts.ts'
import { inEnglish } from '../../../../texts/english.ts'
import {
  confirmAs,
  mailAbout,
  mailsTo,
  refusalOf,
  signInAs,
  signUpAs,
  tokenIn,
} from '../../../testing/account-calls.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { post, testPassword } from '../../../testing/test-user.ts'
import { until } from '../../../testing/until.ts'
import { identities, mailLinks, users } from '../tables.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const strangers = 'password of a stranger'
const follow = (token: string) => confirmAs(app, token)
const reset = (token: string, newPassword: string) =>
  post(app.request, '/api/auth/reset-password', { token, newPassword })

test.each([
  ['six Cyrillic letters', 'пароль'],
  ['six signs of two units each', '🔑🗝️🔒🔓🚪🏠'],
  ['128 characters', 'q'.repeat(128)],
  ['128 signs of two units each', '🔑'.repeat(128)],
  ['spaces at both ends', '  spaced out  '],
])('signs in with a password of %s as it was chosen', async (_, password) => {
  const email = `${Math.random().toString(36).slice(2)}@example.org`
  expect((await signUpAs(app, email, password)).status).toBe(200)
  await follow(tokenIn(await mailAbout(app, email, /Confirm/)))
  expect((await signInAs(app, email, password)).status).toBe(200)
  expect((await signInAs(app, email, password.trim().slice(0, -1))).status).toBe(401)
})

test('accepts a password typed in another Unicode form', async () => {
  const email = 'forms@example.org'
  await signUpAs(app, email, 'Caf\u00e9 noir')
  await follow(tokenIn(await mailAbout(app, email, /Confirm/)))
  expect((await signInAs(app, email, 'Cafe\u0301 noir')).status).toBe(200)
})

test.each([
  ['🔑'.repeat(5), 'password_too_short'],
  ['🔑'.repeat(129), 'password_too_long'],
  ['e\u0301'.repeat(5), 'password_too_short'],
])('measures a password in characters: %#', async (password, code) => {
  expect(await refusalOf(await signUpAs(app, 'measure@example.org', password))).toMatchObject({
    status: 400,
    code,
  })
  expect(await app.doors.db.$count(users, eq(users.email, 'measure@example.org'))).toBe(0)
})

test.each([
  ['123456', inEnglish(accountTexts.passwordCommon)],
  ['PassWord1', inEnglish(accountTexts.passwordCommon)],
  ['ｉｌｏｖｅｙｏｕ', inEnglish(accountTexts.passwordCommon)],
  ['      ', inEnglish(accountTexts.passwordBlank)],
  ['\u3000\u00a0\t \n  ', inEnglish(accountTexts.passwordBlank)],
])('refuses %j as too easy, at sign-up, reset and change, with its own text', async (password, text) => {
  const email = `easy-${Math.random().toString(36).slice(2)}@example.org`
  const refused = { status: 400, code: 'password_too_easy', error: text }
  expect(await refusalOf(await signUpAs(app, email, password))).toMatchObject(refused)
  expect(await app.doors.db.$count(users, eq(users.email, email))).toBe(0)
  const user = await app.signUp()
  await post(app.request, '/api/auth/request-password-reset', { email: user.email })
  const token = tokenIn(await mailAbout(app, user.email, /new password/))
  expect(await refusalOf(await reset(token, password))).toMatchObject(refused)
  const change = { currentPassword: testPassword, newPassword: password }
  const answer = await user.send('POST', '/api/auth/change-password', change)
  expect(await refusalOf(answer)).toMatchObject(refused)
  expect((await reset(token, 'quiet river 7')).status).toBe(200)
})

test('creates one account per mailbox, whatever the capitals, and keeps a plus sign', async () => {
  await signUpAs(app, 'Ana.Plus+Essays@Example.ORG')
  const email = 'ana.plus+essays@example.org'
  await follow(tokenIn(await mailAbout(app, email, /Confirm/)))
  expect((await signInAs(app, 'ANA.plus+essays@example.org')).status).toBe(200)
  expect((await signInAs(app, 'ana.plus@example.org')).status).toBe(401)
  expect(await app.doors.db.$count(users, eq(users.email, email))).toBe(1)
})

test('refuses an address that resembles another one, with the reason', async () => {
  const refusal = await refusalOf(await signUpAs(app, 'ana@ex\u0430mple.org'))
  expect(refusal).toMatchObject({ status: 400, code: 'email_lookalike' })
  expect(refusal.error).toMatch(/alphabets/)
})

test('ignores the password of a second sign-up with an unconfirmed address', async () => {
  const email = 'twice@example.org'
  await signUpAs(app, email)
  const first = tokenIn(await mailAbout(app, email, /Confirm/))
  await signUpAs(app, email, strangers)
  const second = tokenIn(await mailAbout(app, email, /Choose a password/))
  // Both links now ask the reader of the mailbox for a password; neither earlier password opens the account.
  expect(await follow(first)).toBe('choose_password')
  expect(await follow(second)).toBe('choose_password')
  for (const password of [testPassword, strangers])
    expect(await refusalOf(await signInAs(app, email, password))).toMatchObject({ code: 'wrong_credentials' })
  expect((await reset(first, 'owner of the mailbox')).status).toBe(200)
  expect((await signInAs(app, email, 'owner of the mailbox')).status).toBe(200)
  expect((await reset(second, strangers)).status).toBe(410)
})

test('ignores the password of the first sign-up too', async () => {
  const email = 'squatted@example.org'
  await signUpAs(app, email, strangers)
  await mailAbout(app, email, /Confirm/)
  await signUpAs(app, email)
  await post(app.request, '/api/auth/send-verification-email', { email })
  const mail = await until(
    async () => (await mailsTo(app, email)).filter(({ subject }) => /Choose/.test(subject))[1],
  )
  expect((await reset(tokenIn(mail), testPassword)).status).toBe(200)
  expect((await signInAs(app, email, strangers)).status).toBe(401)
  expect((await signInAs(app, email)).status).toBe(200)
})

test('keeps the password and sends the link again when the same form is sent twice', async () => {
  const email = 'impatient@example.org'
  await Promise.all([signUpAs(app, email), signUpAs(app, email)])
  await signUpAs(app, email)
  const mails = await until(async () => {
    const found = (await mailsTo(app, email)).filter(({ subject }) => /Confirm/.test(subject))
    return found.length === 3 ? found : null
  })
  expect(await follow(tokenIn(mails[2]!))).toBe('verified')
  expect((await signInAs(app, email)).status).toBe(200)
  expect(await app.doors.db.$count(users, eq(users.email, email))).toBe(1)
})

test('responds the same to known, pending and unknown addresses, at the cost of one link each', async () => {
  const user = await app.signUp()
  await signUpAs(app, 'waiting@example.org')
  const rows = () => app.doors.db.$count(mailLinks)
  for (const email of [user.email, 'waiting@example.org', 'unknown@example.org']) {
    const before = await rows()
    const answer = await signUpAs(app, email, strangers)
    expect([answer.status, await answer.text(), answer.headers.getSetCookie()]).toEqual([
      200,
      '{"status":"mail_sent"}',
      [],
    ])
    expect(await rows()).toBe(before + 1)
  }
  await mailAbout(app, user.email, /already have/)
})

test('tells a signed-in user, and creates no account', async () => {
  const user = await app.signUp()
  const answer = await user.send('POST', '/api/auth/sign-up/email', {
    email: 'second@example.org',
    password: testPassword,
  })
  expect(await refusalOf(answer)).toMatchObject({ status: 409, code: 'signed_in_already' })
  expect(await app.doors.db.$count(users, eq(users.email, 'second@example.org'))).toBe(0)
})

test('leaves nothing after a sign-up that fails halfway', async () => {
  const { db } = app.doors
  await db.execute(`create or replace function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'no'; end $$`)
  await db.execute('create trigger refuse before insert on mail_links for each row execute function refuse()')
  try {
    expect((await signUpAs(app, 'half@example.org')).status).toBe(500)
  } finally {
    await db.execute('drop trigger refuse on mail_links')
  }
  expect(await db.$count(users, eq(users.email, 'half@example.org'))).toBe(0)
  expect((await signUpAs(app, 'half@example.org')).status).toBe(200)
  expect(await db.$count(identities)).toBe(await db.$count(users))
})
