import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp, useTestApp } from '../../../testing/test-app.ts'
import type { TestUser } from '../../../testing/test-user.ts'
import { users } from '../tables.ts'

let app: TestApp
let first: TestUser
let second: TestUser

beforeAll(async () => {
  app = await createTestApp()
  first = await app.signUp()
  second = await app.signUp()
})
afterAll(() => app.close())

async function isOperator(at: TestApp, user: TestUser): Promise<boolean> {
  const session = await at.request('/api/session', { headers: { cookie: user.cookie } })
  const { user: said } = (await session.json()) as { user: { isOperator: boolean } }
  const route = await at.request('/api/operator/settings', { headers: { cookie: user.cookie } })
  expect(route.status).toBe(said.isOperator ? 200 : 403)
  return said.isOperator
}

/** Starts a second server on the same accounts, with the same secret. */
const serverWith = (settings: Record<string, string>) =>
  useTestApp({ settings: { SECRET: app.doors.env.SECRET, ...settings }, database: app.connection })

test('makes only the first confirmed account the operator on this computer', async () => {
  expect(await isOperator(app, first)).toBe(true)
  expect(await isOperator(app, second)).toBe(false)
})

test('keeps the role with the account that was confirmed first, and gives it to nobody after that', async () => {
  const fresh = await createTestApp()
  try {
    const { db } = fresh.doors
    const early = { id: 'made-before-the-owner', email: 'early@example.org', name: 'Early' }
    await db.insert(users).values({ ...early, createdAt: new Date('2020-01-01') })
    const owner = await fresh.signUp()
    const third = await fresh.signUp()
    await db.update(users).set({ emailVerified: true }).where(eq(users.id, early.id))
    expect(await isOperator(fresh, owner)).toBe(true)
    await db.delete(users).where(eq(users.id, owner.id))
    await db.delete(users).where(eq(users.id, early.id))
    expect(await isOperator(fresh, third)).toBe(false)
  } finally {
    await fresh.close()
  }
})

test('reads the operators from OPERATOR_EMAILS in any spelling, without the first account', async () => {
  const emails = ` ${second.email.toUpperCase()} , somebody@example.org `
  const named = await serverWith({ OPERATOR_EMAILS: emails })
  expect(await isOperator(named, second)).toBe(true)
  expect(await isOperator(named, first)).toBe(false)
})

test('counts an address in OPERATOR_EMAILS only once it is confirmed', async () => {
  const named = await serverWith({ OPERATOR_EMAILS: second.email })
  const { db } = app.doors
  await db.update(users).set({ emailVerified: false }).where(eq(users.id, second.id))
  expect(await isOperator(named, second)).toBe(false)
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, second.id))
})

test('has no operator at a public address until one is named', async () => {
  // Over http, so that the cookie has the same name.
  const open = await serverWith({ BASE_URL: 'http://192.0.2.1:3000' })
  expect(await isOperator(open, first)).toBe(false)
})

test('shows the operator which settings are set, without values', async () => {
  const answer = await first.get('/api/operator/settings')
  const text = await answer.text()
  const { settings } = JSON.parse(text) as { settings: { name: string; isSet: boolean }[] }
  expect(settings).toContainEqual({ name: 'LOG_LEVEL', isSet: true })
  expect(settings).toContainEqual({ name: 'AI_API_KEY', isSet: false })
  expect(text).not.toContain(app.doors.env.DATA_DIR)
  expect(text).not.toContain(app.doors.env.SECRET)
})
