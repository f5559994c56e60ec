import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApiKeys, NewApiKey } from '../../../contract/api/api-keys.ts'
import { apiRefusal, callerWith, makeProgram } from '../../testing/api-program.ts'
import { refusalOf } from '../../testing/chat-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { isAddressIn, isAddressRange } from './rules.ts'
import { apiKeys } from './tables.ts'

let app: TestApp
let sold: TestApp

beforeAll(async () => {
  app = await createTestApp({ settings: { BILLING: 'off', TRUST_PROXY: 'true' } })
  sold = await createTestApp({ settings: {} })
})
afterAll(async () => {
  await app.close()
  await sold.close()
})

const text = { text: 'The committee met twice before the summer and approved the budget.' }

test('shows a key once, and stores only its hash', async () => {
  const ana = await app.signUp()
  const made = (await (
    await ana.send('POST', '/api/api-keys', { name: ' My script ', scopes: ['detect', 'detect'] })
  ).json()) as NewApiKey
  expect(made.key).toMatchObject({ name: 'My script', scopes: ['detect'], state: 'active', lastUsedAt: null })
  expect(made.secret).toMatch(/^lh_[\w-]{43}$/)
  const [row] = await app.doors.db.select().from(apiKeys).where(eq(apiKeys.id, made.key.id))
  expect(JSON.stringify(row)).not.toContain(made.secret.slice(3))
  const listed = await (await ana.get('/api/api-keys')).text()
  expect(listed).not.toContain(made.secret)
  expect((JSON.parse(listed) as ApiKeys).keys).toEqual([made.key])
  const { events } = (await (await ana.get('/api/account/security-events')).json()) as {
    events: { kind: string }[]
  }
  expect(events.map(({ kind }) => kind)).toContain('api_key_made')
})

test('notes the last use, and the words of the day', async () => {
  const ana = await app.signUp()
  const program = await makeProgram(app, ana)
  expect((await program.call('POST', '/api/v1/detect', text)).status).toBe(200)
  const { keys } = (await (await ana.get('/api/api-keys')).json()) as ApiKeys
  expect(keys[0]).toMatchObject({ wordsToday: 11 })
  await expect
    .poll(async () => {
      const read = (await (await ana.get('/api/api-keys')).json()) as ApiKeys
      return read.keys[0]?.lastUsedAt
    })
    .not.toBeNull()
})

test('refuses a missing, an unknown, a revoked and an expired key, each with its code', async () => {
  const ana = await app.signUp()
  const program = await makeProgram(app, ana, { expiresInDays: 1 })
  const detect = (secret: string | null) =>
    apiRefusal(callerWith(app, secret)('POST', '/api/v1/detect', text))
  expect(await detect(null)).toBe('401 key_missing')
  expect(await detect('lh_unknown')).toBe('401 key_invalid')
  expect(await detect(`${program.secret.slice(0, -1)}_`)).toBe('401 key_invalid')
  await app.doors.db
    .update(apiKeys)
    .set({ expiresAt: new Date(Date.now() - 60_000) })
    .where(eq(apiKeys.id, program.keyId))
  expect(await detect(program.secret)).toBe('401 key_expired')
  expect((await ana.send('DELETE', `/api/api-keys/${program.keyId}`)).status).toBe(200)
  expect(await detect(program.secret)).toBe('401 key_revoked')
  // Revoking again changes nothing.
  expect((await ana.send('DELETE', `/api/api-keys/${program.keyId}`)).status).toBe(200)
})

test('lets nobody revoke or use the key of another user', async () => {
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  const program = await makeProgram(app, ana)
  expect(await refusalOf(ben.send('DELETE', `/api/api-keys/${program.keyId}`))).toEqual({
    status: 404,
    code: 'not_found',
  })
  expect((await program.call('POST', '/api/v1/detect', text)).status).toBe(200)
  expect(((await (await ben.get('/api/api-keys')).json()) as ApiKeys).keys).toEqual([])
})

test('does not take a session for a key, and a key not for a session', async () => {
  const ana = await app.signUp()
  const program = await makeProgram(app, ana)
  expect(await apiRefusal(ana.send('POST', '/api/v1/detect', text))).toBe('401 key_missing')
  expect(await refusalOf(program.call('GET', '/api/api-keys'))).toEqual({
    status: 401,
    code: 'sign_in_required',
  })
  expect(await refusalOf(program.call('GET', '/api/chats'))).toEqual({
    status: 401,
    code: 'sign_in_required',
  })
})

test('keeps to the permissions of a key', async () => {
  const ana = await app.signUp()
  const program = await makeProgram(app, ana, { scopes: ['usage'] })
  expect(await apiRefusal(program.call('POST', '/api/v1/detect', text))).toBe('403 key_scope_missing')
  expect((await program.call('GET', '/api/v1/usage')).status).toBe(200)
})

test('keeps to the addresses of a key', async () => {
  const ana = await app.signUp()
  const program = await makeProgram(app, ana, { addresses: ['192.0.2.0/24', '2001:db8::/32'] })
  const from = (address: string) =>
    program.call('POST', '/api/v1/detect', text, { 'x-forwarded-for': address })
  expect((await from('192.0.2.7')).status).toBe(200)
  expect((await from('2001:db8:1::5')).status).toBe(200)
  expect(await apiRefusal(from('192.0.3.7'))).toBe('403 key_address_refused')
})

test('keeps to the words that a key may send in a day, also for calls at once', async () => {
  const ana = await app.signUp()
  const program = await makeProgram(app, ana, { wordsPerDay: 25 })
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => program.call('POST', '/api/v1/detect', text)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429])
  const refused = await program.call('POST', '/api/v1/detect', text)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await apiRefusal(refused)).toBe('429 key_words_used_up')
  // A call that fails gives its words back.
  const other = await makeProgram(app, ana, { wordsPerDay: 25 })
  for (let i = 0; i < 4; i++)
    expect(await apiRefusal(other.call('POST', '/api/v1/originality', text))).toBe('400 invalid_input')
  expect((await other.call('POST', '/api/v1/detect', text)).status).toBe(200)
})

test('limits the number of keys, also for requests at once', async () => {
  const ana = await app.signUp()
  const make = () => ana.send('POST', '/api/api-keys', { name: 'One of many', scopes: ['detect'] })
  const answers = await Promise.all(Array.from({ length: 23 }, make))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  const { keys } = (await (await ana.get('/api/api-keys')).json()) as ApiKeys
  await ana.send('DELETE', `/api/api-keys/${keys[0]?.id}`)
  expect((await make()).status).toBe(201)
})

test('needs a plan that includes the API, for a new key and for each call', async () => {
  const ana = await sold.signUp()
  const make = () => ana.send('POST', '/api/api-keys', { name: 'Mine', scopes: ['detect', 'usage'] })
  expect(await refusalOf(make())).toEqual({ status: 403, code: 'api_not_in_plan' })
  await setTier(ana.id, 'pro')
  const { secret } = (await (await make()).json()) as NewApiKey
  const call = callerWith(sold, secret)
  expect((await call('POST', '/api/v1/detect', text)).status).toBe(200)
  expect(await apiRefusal(call('GET', '/api/v1/usage/days'))).toBe('403 usage_not_in_plan')
  await setTier(ana.id, 'unlimited')
  expect(await (await call('GET', '/api/v1/usage/days')).json()).toMatchObject({
    rows: [{ kind: 'detect', calls: 1, failed: 0, words: 11, charged: 0, keyName: 'Mine' }],
  })
  await setTier(ana.id, 'free')
  expect(await apiRefusal(call('POST', '/api/v1/detect', text))).toBe('403 api_not_in_plan')
})

test('writes usage as CSV, in which a name is no formula', async () => {
  const ana = await app.signUp()
  const program = await makeProgram(app, ana, { name: '=SUM(A1), "x"' })
  await program.call('POST', '/api/v1/detect', text)
  const csv = await (await ana.get('/api/api-keys/usage.csv?days=7')).text()
  const [head, row] = csv.split('\r\n')
  expect(head).toBe('day,keyId,keyName,kind,calls,failed,words,charged')
  expect(row).toContain(`,"'=SUM(A1), ""x""",detect,1,0,11,0`)
})

test('refuses what is neither an address nor a network', async () => {
  const ana = await app.signUp()
  const make = (address: string) =>
    refusalOf(ana.send('POST', '/api/api-keys', { name: 'A', scopes: ['detect'], addresses: [address] }))
  expect(await make('example.org')).toEqual({ status: 400, code: 'invalid_input' })
  const right = ['203.0.113.7', '203.0.113.0/24', '::1', '2001:db8::/32', '0.0.0.0/0']
  const wrong = ['203.0.113', '203.0.113.0/33', '::1/129', '1.2.3.4/', '1.2.3.4/8/8', '1.2.3.4/-1', 'a/8']
  expect(right.filter(isAddressRange)).toEqual(right)
  expect(wrong.filter(isAddressRange)).toEqual([])
  expect(isAddressIn(['203.0.113.0/24'], 'unknown')).toBe(false)
})

async function setTier(userId: string, tier: 'free' | 'pro' | 'unlimited') {
  await sold.doors.db.$client.query('update user_credits set tier = $2 where user_id = $1', [userId, tier])
}
