import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { post, type TestUser, testPassword } from '../../../testing/test-user.ts'
import { until } from '../../../testing/until.ts'
import { emailChanges, users } from '../tables.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

type Mail = { to: string; subject: string; text: string; links: string[] }

async function mailTo(address: string, subject: RegExp): Promise<Mail> {
  return until(async () => {
    const { messages } = (await (await app.request('/local/mail.json')).json()) as { messages: Mail[] }
    return messages.find((mail) => mail.to === address && subject.test(mail.subject))
  }, `${subject} to ${address}`)
}

function ask(user: TestUser, newEmail: string, password = testPassword): Promise<Response> {
  return user.send('POST', '/api/account/change-email', { newEmail, password })
}

function tokenIn(mail: Mail, name: 'token' | 'cancel'): string {
  const found = `${mail.links.join(' ')} ${mail.text}`.match(new RegExp(`#${name}=([\\w-]+)`))
  return found![1]!
}

async function tokens(user: TestUser, newEmail: string) {
  const old = await mailTo(user.email, /Change the email address/)
  const fresh = await mailTo(newEmail, /Confirm your new/)
  return { old: tokenIn(old, 'token'), cancel: tokenIn(old, 'cancel'), new: tokenIn(fresh, 'token') }
}

function follow(token: string, what = 'confirm'): Promise<Response> {
  return post(app.request, `/api/account/change-email/${what}`, { token })
}

let count = 0
function newAddress(): string {
  return `moved-${count++}@example.org`
}

async function emailOf(user: TestUser): Promise<string> {
  const { user: shown } = (await (await user.get('/api/session')).json()) as { user: { email: string } }
  return shown.email
}

test.each([
  ['old', 'new'],
  ['new', 'old'],
] as const)('changes the address after both confirmations, %s first', async (first, second) => {
  const user = await app.signUp()
  const address = newAddress()
  expect((await ask(user, ` ${address.toUpperCase()} `)).status).toBe(200)
  const links = await tokens(user, address)
  expect(await (await follow(links[first])).json()).toEqual({ state: 'waiting', waitsFor: second })
  expect(await emailOf(user)).toBe(user.email)
  // The same link does not count twice.
  expect((await follow(links[first])).status).toBe(410)
  expect(await (await follow(links[second])).json()).toEqual({ state: 'changed', waitsFor: null })
  // The session continues, with the new address.
  expect(await emailOf(user)).toBe(address)
  for (const to of [user.email, address]) await mailTo(to, /email address was changed/)
  expect((await follow(links[second])).status).toBe(410)
  const signIn = (email: string) =>
    post(app.request, '/api/auth/sign-in/email', { email, password: testPassword })
  expect((await signIn(user.email)).status).toBe(401)
  expect((await signIn(address)).status).toBe(200)
})

test('lets the old address cancel the change', async () => {
  const user = await app.signUp()
  const address = newAddress()
  await ask(user, address)
  const links = await tokens(user, address)
  expect((await follow(links.cancel, 'cancel')).status).toBe(200)
  for (const token of [links.old, links.new]) expect((await follow(token)).status).toBe(410)
  await mailTo(user.email, /email address stays as it is/)
  // The cancel link confirms nothing, and a confirm link cancels nothing.
  await ask(user, address)
  const again = await until(async () => {
    const fresh = await tokens(user, address)
    return fresh.old === links.old ? null : fresh
  }, 'a new link')
  expect((await follow(again.cancel)).status).toBe(410)
  expect((await follow(again.old, 'cancel')).status).toBe(410)
})

test('responds the same for a taken address, mails its owner, and changes nothing', async () => {
  const [user, owner] = [await app.signUp(), await app.signUp()]
  const [free, taken] = [await ask(user, newAddress()), await ask(user, owner.email)]
  expect([taken.status, await taken.json()]).toEqual([free.status, await free.json()])
  await mailTo(owner.email, /You already have/)
  const shown = (await (await user.get('/api/account/security')).json()) as {
    emailChange: { newEmail: string; oldConfirmed: boolean }
  }
  expect(shown.emailChange).toMatchObject({ newEmail: owner.email, oldConfirmed: false })
})

test.each([
  [true, 410],
  [false, 200],
])(
  'handles an account with the new address that appeared meanwhile, confirmed: %s',
  async (emailVerified, status) => {
    const user = await app.signUp()
    const address = newAddress()
    await ask(user, address)
    const links = await tokens(user, address)
    const other = { id: `other-${emailVerified}`, email: address, name: 'Other', emailVerified }
    await app.doors.db.insert(users).values(other)
    await follow(links.old)
    expect((await follow(links.new)).status).toBe(status)
    expect(await emailOf(user)).toBe(emailVerified ? user.email : address)
    expect(await app.doors.db.$count(users, eq(users.id, other.id))).toBe(emailVerified ? 1 : 0)
  },
)

test('a new password cancels a pending change and reports it', async () => {
  const user = await app.signUp()
  const address = newAddress()
  await ask(user, address)
  const links = await tokens(user, address)
  const body = { currentPassword: testPassword, newPassword: `${testPassword} new` }
  expect((await user.send('POST', '/api/auth/change-password', body)).status).toBe(200)
  await mailTo(user.email, /email address stays as it is/)
  for (const token of [links.old, links.new]) expect((await follow(token)).status).toBe(410)
})

test('expires links', async () => {
  const user = await app.signUp()
  const address = newAddress()
  await ask(user, address)
  const links = await tokens(user, address)
  const past = new Date(Date.now() - 1_000)
  await app.doors.db.update(emailChanges).set({ expiresAt: past }).where(eq(emailChanges.userId, user.id))
  expect((await follow(links.old)).status).toBe(410)
})

test('requires the password, a valid address and a session', async () => {
  const user = await app.signUp()
  expect((await ask(user, newAddress(), 'not it 1')).status).toBe(403)
  expect((await ask(user, 'no address')).status).toBe(400)
  expect((await ask(user, user.email)).status).toBe(400)
  const visitor = await post(app.request, '/api/account/change-email', { newEmail: newAddress() })
  expect(visitor.status).toBe(401)
  expect((await follow('x'.repeat(32))).status).toBe(410)
})
