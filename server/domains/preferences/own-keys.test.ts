import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { KeyTest, OwnKeys } from '../../../contract/keys.ts'
import { ownModelPrefix } from '../../../contract/own-models.ts'
import { createPublicApiFetch } from '../../platform/look-ups/public-api-fetch.ts'
import { refusalOf, say } from '../../testing/chat-calls.ts'
import { findLeaksInDatabase } from '../../testing/find-leaks.ts'
import { type KeyServer, startKeyServer } from '../../testing/servers/key-server.ts'
import { startUndetectableServer } from '../../testing/servers/undetectable-server.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { userPreferences } from './tables.ts'

const key = 'sk-planted-own-key-4711'
let app: TestApp
let service: KeyServer

beforeAll(async () => {
  service = await startKeyServer(key)
  app = await createTestApp({ settings: { OPENAI_BASE_URL: service.url } })
})
afterAll(async () => {
  await app.close()
  await service.stop()
})

async function keysOf(user: TestUser): Promise<OwnKeys> {
  return (await (await user.get('/api/preferences/keys')).json()) as OwnKeys
}

const put = (user: TestUser, name: string, value: string) =>
  user.send('PUT', '/api/preferences/keys', { service: name, key: value })

async function tried(user: TestUser, name = 'openai'): Promise<KeyTest> {
  return (await (await user.send('POST', '/api/preferences/keys/test', { service: name })).json()) as KeyTest
}

test('writes a key, shows its last four characters, tests and removes it, and stores it encrypted in every table', async () => {
  const user = await app.signUp()
  expect(await keysOf(user)).toMatchObject({ allowed: true, openai: null, undetectable: null })
  const written = await put(user, 'openai', ` ${key}\n`)
  const answers = [await written.clone().text(), await (await user.get('/api/preferences')).text()]
  expect(await written.json()).toMatchObject({ openai: { lastFour: '4711' } })
  expect(answers.join()).not.toContain(key)
  expect(await findLeaksInDatabase(app.doors.db, new Map([['key', key]]))).toEqual([])
  expect(await tried(user)).toMatchObject({
    ok: true,
    text: expect.stringContaining('offers 2 models for chat'),
  })
  const removed = await user.send('DELETE', '/api/preferences/keys?service=openai')
  expect(await removed.json()).toMatchObject({ openai: null })
  expect((await user.send('POST', '/api/preferences/keys/test', { service: 'openai' })).status).toBe(404)
})

test('reports a refused key without repeating it', async () => {
  const user = await app.signUp()
  await put(user, 'openai', 'sk-planted-wrong-0815')
  const answer = await tried(user)
  expect(answer).toMatchObject({ ok: false, text: expect.stringContaining('refused this key') })
  expect(answer.text).not.toContain('planted')
})

test('does not open a key of another user, or one sealed with another secret', async () => {
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  await put(ana, 'openai', key)
  await put(ben, 'openai', key)
  const [hers] = await app.doors.db
    .select({ sealed: userPreferences.openaiKey })
    .from(userPreferences)
    .where(eq(userPreferences.userId, ana.id))
  await app.doors.db
    .update(userPreferences)
    .set({ openaiKey: hers!.sealed })
    .where(eq(userPreferences.userId, ben.id))
  expect((await keysOf(ben)).openai).toEqual({ lastFour: null, address: null })
  expect(await tried(ben)).toMatchObject({ ok: false, text: expect.stringContaining('enter it again') })
})

test.each(['', 'short', 'has a space in it', 'ключ-из-букв', 'x'.repeat(401)])(
  'refuses “%s” as a key',
  async (value) => {
    const user = await app.signUp()
    const { status } = await refusalOf(put(user, 'openai', value))
    expect([400, 413]).toContain(status)
  },
)

/** Starts a service that redirects every request to another host, and that host, which records its requests. */
async function startRedirectingService(status: number) {
  const reached: string[] = []
  const elsewhere = createServer((request, response) => {
    reached.push(`${request.method} ${request.url}`)
    response.end('{}')
  })
  const port = await listenOn(elsewhere)
  const asked: string[] = []
  const named = createServer((request, response) => {
    asked.push(request.url!)
    if (request.url === '/v1/models') return void response.end('{"data":[{"id":"gpt-4o"}]}')
    request.resume()
    response.writeHead(status, { location: `http://127.0.0.1:${port}${request.url}` }).end()
  })
  return { url: `http://127.0.0.1:${await listenOn(named)}/v1`, asked, reached }
}

async function listenOn(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

test.each([302, 307, 308])(
  'does not follow a redirect (%i) to another host in a chat with an own key',
  async (status) => {
    const { url, asked, reached } = await startRedirectingService(status)
    const own = await useTestApp({ settings: { OPENAI_BASE_URL: url } })
    const user = await own.signUp()
    await put(user, 'openai', key)
    const { events } = await say(user, 'A private text.', { model: `${ownModelPrefix}gpt-4o` })
    expect(asked).toContain('/v1/chat/completions')
    expect(events.at(-1)).toMatchObject({ type: 'error', code: 'model_failed' })
    expect(reached).toEqual([])
  },
)

test('does not follow a redirect to another host when listing models or testing a key', async () => {
  const reached: string[] = []
  const elsewhere = createServer((request, response) => {
    reached.push(request.url!)
    response.end('{"data":[{"id":"gpt-4o"}]}')
  })
  const port = await listenOn(elsewhere)
  const named = createServer((_, response) => {
    response.writeHead(307, { location: `http://127.0.0.1:${port}/v1/models` }).end()
  })
  const url = `http://127.0.0.1:${await listenOn(named)}/v1`
  const own = await useTestApp({ settings: { OPENAI_BASE_URL: url } })
  const user = await own.signUp()
  await put(user, 'openai', key)
  expect(await tried(user)).toMatchObject({ ok: false })
  await user.get('/api/models')
  expect(reached).toEqual([])
})

describe('a key with an address', () => {
  const allowsService = (address: string, port: number) =>
    address === '127.0.0.1' && port === Number(new URL(service.url).port)
  const putAt = (user: TestUser, address: string, value = key) =>
    user.send('PUT', '/api/preferences/keys', { service: 'openai', key: value, address })

  test('reaches that service alone, and its models answer in the chat', async () => {
    const own = await useTestApp({ fetchPublic: createPublicApiFetch({ allows: allowsService }) })
    const user = await own.signUp()
    expect((await putAt(user, `${service.url}/`)).status).toBe(200)
    const { host } = new URL(service.url)
    expect(await keysOf(user)).toMatchObject({ openai: { lastFour: '4711' }, hosts: { openai: host } })
    expect(await tried(user)).toMatchObject({ ok: true, text: expect.stringContaining(host) })
    const { events } = await say(user, 'A private text.', { model: `${ownModelPrefix}gpt-4o` })
    expect(events.filter(({ type }) => type === 'error')).toEqual([])
    expect(events.at(-1)).toMatchObject({ type: 'done' })
  })

  test('is not sent into the server’s own network, nor over http or to another port', async () => {
    const user = await app.signUp()
    const before = service.refused.length
    expect((await putAt(user, service.url)).status).toBe(200)
    expect(await tried(user)).toMatchObject({
      ok: false,
      text: expect.stringContaining('could not be reached'),
    })
    for (const address of ['https://10.0.0.1/v1', 'https://[::1]/v1', 'https://localhost/v1']) {
      expect((await putAt(user, address)).status).toBe(200)
      expect((await tried(user)).ok).toBe(false)
    }
    expect(service.refused.length).toBe(before)
  })

  test.each([
    'http://models.example/v1',
    'https://user:word@models.example/v1',
    'https://models.example/v1?to=https://elsewhere.example',
    'file:///etc/passwd',
    'models.example',
    `https://models.example/${'x'.repeat(300)}`,
  ])('refuses the address “%s”', async (address) => {
    expect((await putAt(await app.signUp(), address)).status).toBe(400)
  })

  test('is replaced as a whole: a key without an address goes to the operator’s service again', async () => {
    const user = await app.signUp()
    await putAt(user, 'https://models.example/v1', 'sk-for-elsewhere')
    await put(user, 'openai', key)
    expect(await keysOf(user)).toMatchObject({ openai: { address: null }, hosts: keysHosts() })
    expect(await tried(user)).toMatchObject({ ok: true })
  })

  test('is not accepted or used where the operator allows no other address', async () => {
    const closed = await useTestApp({ settings: { OWN_KEY_ADDRESSES: 'false' } })
    const user = await closed.signUp()
    expect((await putAt(user, 'https://models.example/v1')).status).toBe(400)
    expect(await keysOf(user)).toMatchObject({ addressed: [], openai: null })
    const undetectable = { service: 'undetectable', key, address: 'https://models.example/v1' }
    expect((await user.send('PUT', '/api/preferences/keys', undetectable)).status).toBe(400)
  })

  const keysHosts = () => ({ openai: new URL(service.url).host })
})

test('accepts no keys of visitors, or where the operator has disabled them', async () => {
  expect((await app.request('/api/preferences/keys')).status).toBe(401)
  const closed = await useTestApp({ settings: { OWN_KEYS: 'off' } })
  const user = await closed.signUp()
  expect(await keysOf(user)).toMatchObject({ allowed: false })
  expect((await put(user, 'openai', key)).status).toBe(400)
})

test('pays the humanizing service with the user’s own key if there is one', async () => {
  const text =
    'Additionally, individuals must utilize digital tools to enhance their productivity, and so must organizations. ' +
    'The intricate interplay between policy and markets did play a crucial role in shaping the rise of prices.'
  const humanizing = await startUndetectableServer()
  const site = await useTestApp({
    settings: {
      HUMANIZER: 'undetectable',
      UNDETECTABLE_API_KEY: 'key-of-the-site',
      UNDETECTABLE_BASE_URL: humanizing.url,
    },
    pace: { pollMs: 20, timeoutMs: 5_000 },
  })
  const user = await site.signUp()
  await user.send('POST', '/api/humanize', { text })
  await put(user, 'undetectable', 'key-of-the-user')
  await user.send('POST', '/api/humanize', { text })
  const used = [...new Set(humanizing.calls.map(({ apiKey }) => apiKey))]
  expect(used).toEqual(['key-of-the-site', 'key-of-the-user'])
  expect(await keysOf(user)).toMatchObject({ used: { undetectable: true } })
})
