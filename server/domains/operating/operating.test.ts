import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errors } from '../../../contract/errors.ts'
import type { AuditPage } from '../../../contract/operating/audit.ts'
import type { UserActInput, UsersPage } from '../../../contract/operating/users.ts'
import { refusalTexts } from '../../../contract/refusals.ts'
import { inEnglish } from '../../../texts/english.ts'
import { mailAbout, refusalOf, signInAs, signUpAs } from '../../testing/account-calls.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import { onServer, type TestUser, testPassword } from '../../testing/test-user.ts'
import { findSessionUser } from '../accounts/find-session-user.ts'
import { twoFactors, users } from '../accounts/tables.ts'
import { findUnbalanced } from '../credits/read-balance.ts'
import { auditEntries } from './tables.ts'

let app: TestApp
let operator: TestUser
let stranger: TestUser

beforeAll(async () => {
  app = await createTestApp({ settings: { BILLING: 'on' } })
  operator = await app.signUp()
  stranger = await app.signUp()
})
afterAll(() => app.close())

const actsOf = (user: { id: string }) => `/api/operator/users/${user.id}/acts`
const act = (user: { id: string }, input: object, by = operator) => by.send('POST', actsOf(user), input)

async function done(user: { id: string }, input: object, by = operator): Promise<void> {
  const answer = await act(user, input, by)
  expect([answer.status, await answer.text()]).toEqual([200, '{"done":true}'])
}

async function list(query: Record<string, string>, by = operator): Promise<UsersPage> {
  const answer = await by.get(`/api/operator/users?${new URLSearchParams(query)}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as UsersPage
}

async function audit(by = operator): Promise<AuditPage['entries']> {
  return ((await (await by.get('/api/operator/audit')).json()) as AuditPage).entries
}

const isSignedIn = async (user: TestUser) =>
  ((await (await user.get('/api/session')).json()) as { user: unknown }).user !== null

test('finds accounts by parts of name and address, with plan, words and last use', async () => {
  const user = await app.signUp('Zoë 100%_Quick')
  await user.get('/api/user/remaining-words')
  const [found, ...more] = (await list({ search: '100%_q' })).users
  expect(more).toEqual([])
  expect(found).toMatchObject({
    email: user.email,
    isConfirmed: true,
    isSuspended: false,
    isOperator: false,
    plan: { tier: 'free' },
  })
  expect(found!.plan!.words).toBeGreaterThan(0)
  expect(Date.parse(found!.lastSeenAt!)).toBeGreaterThan(Date.now() - 600_000)
  expect((await list({ search: user.email.slice(1, 8) })).users[0]!.id).toBe(user.id)
  expect((await list({ search: 'nobody has this' })).total).toBe(0)
  expect((await list({ state: 'operators' })).users.map(({ id }) => id)).toEqual([operator.id])
})

test('ends the sessions of a suspended account at once and says so at sign-in', async () => {
  const user = await app.signUp()
  await done(user, { act: 'suspend', reason: 'Sends spam' })
  expect(await isSignedIn(user)).toBe(false)
  expect((await list({ state: 'suspended' })).users.map(({ id }) => id)).toContain(user.id)
  const refusal = await refusalOf(await signInAs(app, user.email))
  expect(refusal).toMatchObject({
    status: 403,
    code: 'account_suspended',
    error: inEnglish(errors.account_suspended.text),
  })
  expect((await signInAs(app, user.email, 'not the password')).status).toBe(401)
  await done(user, { act: 'unsuspend' })
  expect((await signInAs(app, user.email)).status).toBe(200)
  expect((await audit()).slice(0, 2)).toMatchObject([
    { act: 'unsuspend', reason: '', operator: { email: operator.email } },
    { act: 'suspend', reason: 'Sends spam', subject: { id: user.id, email: user.email } },
  ])
})

test('confirms an address, so that its owner signs in', async () => {
  const email = 'waiting-for-mail@example.org'
  await signUpAs(app, email)
  const [row] = (await list({ search: email, state: 'unconfirmed' })).users
  await done(row!, { act: 'confirm', reason: 'Mail does not arrive' })
  expect((await signInAs(app, email)).status).toBe(200)
  expect((await list({ search: email, state: 'unconfirmed' })).total).toBe(0)
})

test('signs an account out everywhere, which its owner finds in the security log', async () => {
  const user = await app.signUp()
  await done(user, { act: 'sign-out' })
  expect(await isSignedIn(user)).toBe(false)
  const answer = await signInAs(app, user.email)
  const cookie = answer.headers.getSetCookie().join('; ')
  const log = await app.request('/api/account/security-events', { headers: { cookie } })
  expect(await log.text()).toContain('operator_signed_out')
})

test('resets a second factor only after the operator’s own password, with a mail to the user', async () => {
  const user = await app.signUp()
  expect(await refusalOf(await act(user, { act: 'reset-two-factor' }))).toMatchObject({
    code: 'wrong_password',
  })
  const wrong = { act: 'reset-two-factor', password: 'not it at all 1' }
  expect(await refusalOf(await act(user, wrong))).toMatchObject({ code: 'wrong_password' })
  const right = { ...wrong, password: testPassword }
  expect(await refusalOf(await act(user, right))).toMatchObject({
    error: inEnglish(refusalTexts.twoFactorOff),
  })
  const entry = { userId: user.id, sealedSecret: 'sealed', confirmedAt: new Date() }
  await app.doors.db.insert(twoFactors).values(entry)
  expect((await signInAs(app, user.email).then((answer) => answer.json())) as object).toMatchObject({
    twoFactorRedirect: true,
  })
  await done(user, { ...right, reason: 'Lost the telephone' })
  expect(await isSignedIn(user)).toBe(false)
  expect((await mailAbout(app, user.email, /second factor was removed/)).text).toContain('operator')
  expect((await (await signInAs(app, user.email)).json()) as object).toHaveProperty('user')
})

test('grants and takes words through the ledger, each request once', async () => {
  const user = await app.signUp()
  const words = async () => (await list({ search: user.email })).users[0]!.plan!.words!
  await user.get('/api/user/remaining-words')
  const before = await words()
  const grant = { act: 'change-words', words: 5_000, reason: 'Winner of the contest', grantId: randomUUID() }
  await Promise.all([done(user, grant), done(user, grant)])
  expect(await words()).toBe(before + 5_000)
  await done(user, { ...grant, words: -1_000_000, grantId: randomUUID(), reason: 'A mistake' })
  expect(await words()).toBe(0)
  expect(await findUnbalanced(app.doors.db)).toEqual([])
  expect((await act(user, { ...grant, reason: ' ' })).status).toBe(400)
  const entries = await audit()
  expect(entries.filter(({ subject }) => subject?.id === user.id).map(({ detail }) => detail)).toEqual([
    '-1000000',
    '5000',
  ])
  expect(await (await user.get('/api/user/word-statement')).text()).toContain('"cause":"operator"')
})

test('deletes an account as its owner would, and keeps neither name nor address in the log', async () => {
  const user = await app.signUp('Gone Soon')
  expect((await act(user, { act: 'delete' })).status).toBe(403)
  await done(user, { act: 'delete', password: testPassword, reason: 'Asked by mail' })
  expect(await app.doors.db.$count(users, eq(users.id, user.id))).toBe(0)
  expect((await audit())[0]).toMatchObject({ act: 'delete', subject: { id: user.id, email: null } })
  expect((await act(user, { act: 'delete', password: testPassword })).status).toBe(404)
})

test('names and unnames operators, and keeps the last one', async () => {
  const colleague = await app.signUp()
  for (const input of [{ act: 'suspend' }, { act: 'delete', password: testPassword }])
    expect(await refusalOf(await act(operator, input))).toMatchObject({
      error: inEnglish(refusalTexts.lastOperator),
    })
  await done(colleague, { act: 'name-operator', password: testPassword })
  expect((await list({}, colleague)).yourId).toBe(colleague.id)
  // The first account operates the site without having been named.
  const bySetting = await refusalOf(await act(operator, { act: 'unname-operator' }, colleague))
  expect(bySetting).toMatchObject({ error: inEnglish(refusalTexts.operatorBySetting) })
  await done(colleague, { act: 'unname-operator' })
  expect((await colleague.get('/api/operator/users')).status).toBe(403)
  const unconfirmed = (await list({ state: 'unconfirmed' })).users[0]
  if (unconfirmed)
    expect((await act(unconfirmed, { act: 'name-operator', password: testPassword })).status).toBe(409)
})

test('lets one of two operators who suspend each other stay', async () => {
  const other = await createTestApp()
  try {
    const [one, two] = [await other.signUp(), await other.signUp()]
    await done(two, { act: 'name-operator', password: testPassword }, one)
    await Promise.all([act(two, { act: 'suspend' }, one), act(one, { act: 'suspend' }, two)])
    expect([await isSignedIn(one), await isSignedIn(two)].filter(Boolean)).toHaveLength(1)
  } finally {
    await other.close()
  }
})

test('writes an act of two operators down once', async () => {
  const user = await app.signUp()
  await Promise.all([done(user, { act: 'suspend' }), done(user, { act: 'suspend' })])
  expect((await audit()).filter(({ subject }) => subject?.id === user.id)).toHaveLength(1)
})

test('keeps operators of OPERATOR_EMAILS, whatever is chosen on the page', async () => {
  const second = await useTestApp({
    settings: { SECRET: app.doors.env.SECRET, OPERATOR_EMAILS: stranger.email },
    database: app.connection,
  })
  const there = onServer(second.request, stranger)
  expect((await there.get('/api/operator/users')).status).toBe(200)
  expect((await onServer(second.request, operator).get('/api/operator/users')).status).toBe(403)
  // The page names another operator, which is one beside those of the setting.
  const colleague = await app.signUp()
  await done(colleague, { act: 'name-operator', password: testPassword }, there)
  expect((await onServer(second.request, colleague).get('/api/operator/users')).status).toBe(200)
  expect(await refusalOf(await act(stranger, { act: 'unname-operator' }, there))).toMatchObject({
    error: inEnglish(refusalTexts.operatorBySetting),
  })
})

test('refuses every change and deletion of the log', async () => {
  const { db } = app.doors
  await expect(db.update(auditEntries).set({ reason: 'Nothing' })).rejects.toThrow()
  await expect(db.delete(auditEntries)).rejects.toThrow()
  await expect(db.execute('truncate audit_entries')).rejects.toThrow()
})

test('writes changes by other calls down, without what they contain', async () => {
  await operator.send('PUT', '/api/operator/site', { name: 'A private name' })
  const [entry] = await app.doors.db.select().from(auditEntries).orderBy(desc(auditEntries.seq)).limit(1)
  expect(entry).toMatchObject({ act: 'call', detail: 'PUT /api/operator/site', operatorId: operator.id })
  expect(JSON.stringify(entry)).not.toContain('private')
})

test('exports the log for spreadsheets and programs', async () => {
  const user = await app.signUp()
  await done(user, { act: 'sign-out', reason: '=HYPERLINK("x")\n;+1' })
  const csv = await (await operator.get('/api/operator/audit/export?format=csv')).text()
  expect(csv).toContain(`"'=HYPERLINK(""x"")  +1"`)
  const lines = (await (await operator.get('/api/operator/audit/export?format=jsonl')).text())
    .trim()
    .split('\n')
  expect(lines).toHaveLength(await app.doors.db.$count(auditEntries))
  expect(JSON.parse(lines[0]!)).toMatchObject({ act: 'sign-out', subject: { id: user.id } })
})

test('refuses everyone but an operator, and leaves the account as it is', async () => {
  const user = await app.signUp()
  const tries: UserActInput['act'][] = ['confirm', 'suspend', 'unsuspend', 'sign-out', 'reset-two-factor']
  for (const name of [...tries, 'name-operator', 'unname-operator', 'delete'])
    expect((await act(user, { act: name }, stranger)).status).toBe(403)
  const words = { act: 'change-words', words: 100, reason: 'Mine', grantId: randomUUID() }
  expect((await act(stranger, words, stranger)).status).toBe(403)
  expect(await isSignedIn(user)).toBe(true)
})

test('gives a program of a suspended account no user', async () => {
  const user = await app.signUp()
  expect(await findSessionUser(app.doors.db, user.id)).toMatchObject({ email: user.email })
  await done(user, { act: 'suspend' })
  expect(await findSessionUser(app.doors.db, user.id)).toBeNull()
})
