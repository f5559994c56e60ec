import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { hashToken } from './hashed-store.ts'
import { createAuth } from './sign-in/auth.ts'
import { sessions, verifications } from './tables.ts'

let app: TestApp
// The library's own access to its tables, as its routes and plugins use it.
let library: Awaited<ReturnType<typeof createAuth>['$context']>['internalAdapter']

beforeAll(async () => {
  app = await createTestApp()
  library = (await createAuth(app.doors).$context).internalAdapter
})
afterAll(() => app.close())

const later = () => new Date(Date.now() + 60_000)

test('finds, extends and ends a session by its token, which the database does not have', async () => {
  const { id } = await app.signUp()
  const { token } = await library.createSession(id)
  expect(await app.doors.db.$count(sessions, eq(sessions.token, token))).toBe(0)
  expect((await library.findSession(token))?.session).toMatchObject({ token, userId: id })
  expect(await library.updateSession(token, { expiresAt: later() })).toMatchObject({ token })
  expect(await library.findSessions([token])).toHaveLength(1)
  await library.deleteSession(token)
  expect(await library.findSession(token)).toBeNull()
})

test('finds no session by the stored hash', async () => {
  const { id } = await app.signUp()
  const { token } = await library.createSession(id)
  expect(await library.findSession(hashToken(token))).toBeNull()
})

test('ends several sessions by their tokens', async () => {
  const { id } = await app.signUp()
  const tokens = [await library.createSession(id), await library.createSession(id)].map(({ token }) => token)
  await library.deleteSessions(tokens)
  for (const token of tokens) expect(await library.findSession(token)).toBeNull()
})

test('stores a pending proof as a hash, and accepts it once', async () => {
  const identifier = 'state:planted-secret'
  await library.createVerificationValue({ identifier, value: 'v', expiresAt: later() })
  const [row] = await app.doors.db.select().from(verifications)
  expect(row!.identifier).toBe(hashToken(identifier))
  expect(await library.consumeVerificationValue(row!.identifier)).toBeNull()
  const taken = await Promise.all([1, 2, 3].map(() => library.consumeVerificationValue(identifier)))
  expect(taken.filter((value) => value !== null)).toHaveLength(1)
})
