import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import { signUpUser, testPassword } from '../../testing/test-user.ts'
import { wordsLeft } from '../../testing/words.ts'
import { users } from '../accounts/tables.ts'
import { readBalance } from './read-balance.ts'
import { readStatement } from './read-statement.ts'
import { creditEntries, freeGrants, userCredits } from './tables.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function account(on: TestApp, id: string, email: string) {
  await on.doors.db.insert(users).values({ id, email, name: 'Ana', emailVerified: true })
  return readBalance(on.doors, id)
}

test('gives the free words once to an address, however often its account is deleted', async () => {
  const user = await app.signUp()
  expect(await wordsLeft(app, user)).toBe(2_000)
  const { email } = user
  const gone = await user.send('POST', '/api/account/delete', { password: testPassword })
  expect(gone.status).toBe(200)
  expect((await account(app, 'again', email)).remainingWords).toBe(0)
  expect((await account(app, 'plus', email.replace('@', '+2@'))).remainingWords).toBe(0)
  expect((await account(app, 'other', 'other@example.org')).remainingWords).toBe(2_000)
  const { lines } = await readStatement({ ...app.doors, userId: 'again' })
  expect(lines).toMatchObject([{ kind: 'grant', cause: 'given-before', words: 0, balance: 0 }])
})

test('remembers the address that the account has when it is deleted', async () => {
  await account(app, 'old', 'first@example.org')
  const { db } = app.doors
  // As in an account that is older than the table of hashes.
  await db.delete(freeGrants)
  const user = await signUpUser(app.request)
  await wordsLeft(app, user)
  await db.delete(freeGrants)
  expect((await user.send('POST', '/api/account/delete', { password: testPassword })).status).toBe(200)
  expect((await account(app, 'second', user.email)).remainingWords).toBe(0)
})

test('keeps a hash that cannot be told from the address, and nothing where plans are not sold', async () => {
  const hashes = await app.doors.db.select().from(freeGrants)
  for (const { addressHash } of hashes) expect(addressHash).toMatch(/^[\w-]{43}$/)
  const open = await useTestApp({ settings: { BILLING: 'off' } })
  const user = await open.signUp()
  await wordsLeft(open, user)
  expect(await open.doors.db.select().from(freeGrants)).toEqual([])
})

test('gives the words once for simultaneous accounts of one mailbox', async () => {
  const names = Array.from({ length: 8 }, (_, i) => `crowd+${i}@example.org`)
  const balances = await Promise.all(names.map((email, i) => account(app, `crowd-${i}`, email)))
  expect(balances.filter(({ remainingWords }) => remainingWords > 0)).toHaveLength(1)
  const { db } = app.doors
  const rows = await db.select().from(userCredits)
  for (const { userId, remainingWords } of rows) {
    const entries = (await db.select().from(creditEntries)).filter((entry) => entry.userId === userId)
    expect(entries.reduce((sum, { words }) => sum + words, 0)).toBe(remainingWords)
  }
})
