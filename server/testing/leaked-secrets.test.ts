import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { TOTP } from 'otpauth'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../platform/database/database.ts'
import { findLeaks, findLeaksInDatabase, type KnownSecrets } from './find-leaks.ts'
import { clientSecret, type ForgingProvider, startForgingProvider } from './servers/forging-provider.ts'
import { askProvider, type Jar, keep } from './servers/google-journey.ts'
import { type ServerProcess, startServerProcess } from './servers/server-process.ts'
import { createTestDatabase } from './test-database.ts'
import { until } from './until.ts'
import { openFolder } from './use-folder.ts'

const passwords = {
  first: 'planted first pass 1',
  second: 'planted second pass 2',
  wrong: 'planted wrong pass 3',
}
const words = {
  chat: 'planted-words-of-a-chat',
  detector: 'planted-words-of-a-check',
  title: 'planted-words-of-a-title',
}
const secretSetting = 'planted-secret-setting-that-is-long-enough'

let google: ForgingProvider
beforeAll(async () => {
  google = await startForgingProvider()
})
afterAll(() => google.stop())

test('writes no secret to the log, to an error or unencrypted to the database', async () => {
  const planted: KnownSecrets = new Map(
    Object.entries(passwords).map(([name, secret]) => [`password ${name}`, secret]),
  )
  planted.set('client secret', clientSecret).set('SECRET', secretSetting)
  const { connection, drop } = await createTestDatabase()
  onTestFinished(drop)
  const server = await startServerProcess(openFolder('longhand-planted-'), {
    NODE_ENV: 'test',
    LOG_LEVEL: 'debug',
    SECRET: secretSetting,
    DATABASE_URL: addressOf(connection),
    GOOGLE_CLIENT_ID: 'longhand-test',
    GOOGLE_CLIENT_SECRET: clientSecret,
    GOOGLE_DISCOVERY_URL: (await google.door()).discoveryUrl,
  })
  const person = new Person(server, planted)
  const email = 'planted@example.org'

  // Signs up, with valid and invalid links.
  await person.post('/api/auth/sign-up/email', { email, password: passwords.first })
  const verification = tokenOf(await person.newLink(email))!
  await person.get(`/api/auth/verify-email?token=${verification}`)
  await person.post('/api/auth/verify-email', { token: `${verification}x` })
  await person.post('/api/auth/verify-email', { token: verification })
  await person.post('/api/auth/sign-in/email', { email, password: passwords.wrong })
  await person.signIn(email, passwords.first)
  await person.post('/api/auth/request-password-reset', { email })
  const reset = tokenOf(await person.newLink(email, 2))!
  await person.get(`/api/auth/reset-password?token=${reset}`)
  await person.post('/api/auth/reset-password', { token: reset.slice(0, -3), newPassword: passwords.second })
  await person.post('/api/auth/reset-password', { token: reset, newPassword: passwords.second })
  await person.post('/api/auth/reset-password', { token: reset, newPassword: passwords.first })
  await person.signIn(email, passwords.second)
  await person.get('/api/account/sessions', { authorization: `Bearer ${person.token}` })
  await person.get('/api/account/sessions', { authorization: `Bearer ${person.token}x` })

  // Sends user text in valid and in malformed calls.
  const chatId = randomUUID()
  await person.post('/api/chat', { message: `Say ${words.chat}`, chatId })
  await person.post('/api/chat', { message: { text: words.chat }, chatId })
  await person.send('PATCH', `/api/chats/${chatId}`, { title: words.title })
  await person.send('PATCH', `/api/chats/${words.chat}`, { title: words.title })
  await person.post('/api/zerogpt/detect', { input_text: `Here are ${words.detector}.` })
  await person.post('/api/zerogpt/detect', { input_text: [words.detector] })
  await person.raw('/api/auth/sign-in/email', `{"email":"${email}","password":"${passwords.second}"`)
  await person.raw('/api/auth/sign-in/email', JSON.stringify({ email, password: { is: passwords.second } }))
  await person.raw('/api/chat', `{"message":"${words.chat}`)
  await person.raw('/api/chat', JSON.stringify({ message: `${words.chat}\u0000`, chatId }))

  // Stores keys of other services; one is refused because of its spaces.
  planted.set('own key', 'sk-planted-own-key-58213')
  for (const key of ['sk-planted-own-key-58213', 'sk-planted-own-key-58213 and more'])
    await person.send('PUT', '/api/preferences/keys', { service: 'openai', key })

  // Sets up a second factor.
  const { secret } = await person.json('POST', '/api/account/two-factor/setup', {
    password: passwords.second,
  })
  planted.set('TOTP secret', secret)
  await person.post('/api/account/two-factor/enable', { code: '000000' })
  const totp = new TOTP({ secret, digits: 6, period: 30, algorithm: 'SHA1' })
  const { recoveryCodes } = await person.json('POST', '/api/account/two-factor/enable', {
    code: totp.generate(),
  })
  for (const [i, code] of (recoveryCodes as string[]).entries()) {
    planted.set(`recovery code ${i}`, code)
    planted.set(`recovery code ${i} without its dash`, code.replaceAll('-', ''))
  }
  await person.post('/api/account/change-email', {
    newEmail: 'planted-new@example.org',
    password: passwords.second,
    code: recoveryCodes[1],
  })
  await person.post('/api/account/delete/link', {})
  await person.post('/api/account/delete', { password: passwords.wrong, code: '000000' })
  await person.post('/api/auth/change-password', {
    currentPassword: passwords.second,
    newPassword: passwords.first,
  })
  const elsewhere = new Person(server, planted)
  await elsewhere.post('/api/auth/sign-in/email', { email, password: passwords.first })
  elsewhere.plantCookies('a second step')
  await elsewhere.post('/api/auth/two-factor/verify-totp', { code: '000000' })
  await elsewhere.post('/api/auth/two-factor/verify-backup-code', {
    code: recoveryCodes[0],
    trustDevice: true,
  })
  elsewhere.plantCookies('a trusted device')

  // Google, honest and lying; export.
  google.person = { sub: 'planted', email: 'planted-google@example.org', email_verified: true, name: 'Ana' }
  const visitor = new Person(server, planted)
  await visitor.throughGoogle()
  google.lies = { claims: (claims) => Object.assign(claims, { nonce: 'another' }) }
  await new Person(server, planted).throughGoogle()
  for (const [i, token] of google.handedOut.entries()) planted.set(`token of the provider ${i}`, token)
  await person.post('/api/account/export', {})
  await until(async () => {
    const { export: asked } = await person.json('GET', '/api/account/export')
    return asked?.state === 'ready'
  }, 'a finished export')
  await person.plantLinks()

  const { db, close } = openDatabase({ ...connection, max: 1 }, () => {})
  const inDatabase = (await findLeaksInDatabase(db, planted)).filter(
    // The local mailbox represents the mail's reader and does not exist in production.
    (place) => !place.startsWith('local_mails.'),
  )
  // The search finds what is there.
  expect(await findLeaksInDatabase(db, new Map([['it', email]]))).toContain('users.email: it')
  await close()
  expect(await visitor.json('GET', '/api/session')).toMatchObject({
    user: { email: 'planted-google@example.org' },
  })
  expect(planted.size).toBeGreaterThan(30)
  expect(inDatabase).toEqual([])

  // Closes the database in the middle of everything.
  await shut(connection, true)
  await person.post('/api/auth/sign-in/email', { email, password: passwords.first })
  await person.post('/api/auth/sign-up/email', { email: 'other@example.org', password: passwords.second })
  await person.post('/api/auth/reset-password', { token: reset, newPassword: passwords.second })
  await person.post('/api/chat', { message: words.chat, chatId })
  await person.get('/api/account/sessions', { authorization: `Bearer ${person.token}` })
  await visitor.throughGoogle()
  await shut(connection, false)

  const statuses = new Set(Person.refusals.map(({ status }) => status))
  expect([...statuses]).toEqual(expect.arrayContaining([400, 401, 503]))
  const inAnswers = Person.refusals.flatMap(({ call, text }) =>
    findLeaks(planted, text).map((name) => `${call}: ${name}`),
  )
  expect(inAnswers).toEqual([])

  const { stdout, stderr } = await server.end('SIGTERM')
  for (const [name, text] of Object.entries(words)) planted.set(`words of a ${name}`, text)
  planted.set('e-mail address', email)
  const log = stdout + stderr
  expect(log).toContain('database_unavailable')
  expect(findLeaks(planted, log)).toEqual([])
})

test('finds planted values in every encoding', () => {
  const planted: KnownSecrets = new Map([['it', 'planted "it" 1']])
  for (const wrapped of ['planted "it" 1', 'planted%20%22it%22%201', JSON.stringify('planted "it" 1')])
    expect(findLeaks(planted, `a ${wrapped} b`)).toEqual(['it'])
  const bytes = Buffer.from('planted "it" 1')
  for (const form of ['hex', 'base64', 'base64url'] as const)
    expect(findLeaks(planted, `a ${bytes.toString(form)} b`)).toEqual(['it'])
  expect(findLeaks(planted, readFileSync(import.meta.filename, 'latin1').slice(0, 40))).toEqual([])
})

/** A browser. Collects every secret that it receives, and every refusal. */
class Person {
  static refusals: { call: string; status: number; text: string }[] = []
  token = ''
  readonly jar: Jar = new Map()
  private readonly server: ServerProcess
  private readonly planted: KnownSecrets

  constructor(server: ServerProcess, planted: KnownSecrets) {
    this.server = server
    this.planted = planted
  }

  async call(path: string, init: RequestInit): Promise<Response> {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...(cookie ? { cookie } : {}), ...(init.headers as Record<string, string>) }
    const answer = await this.server.request(path, { redirect: 'manual', ...init, headers })
    keep(this.jar, answer)
    if (answer.status >= 400)
      Person.refusals.push({
        call: `${init.method} ${path}`,
        status: answer.status,
        text: await answer.clone().text(),
      })
    return answer
  }

  send(method: string, path: string, body: unknown): Promise<Response> {
    const headers = { 'content-type': 'application/json' }
    return this.call(path, { method, headers, body: JSON.stringify(body) })
  }

  async post(path: string, body: unknown): Promise<Response> {
    const answer = await this.send('POST', path, body)
    await answer.clone().text()
    return answer
  }

  raw(path: string, body: string): Promise<Response> {
    return this.call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.call(path, { method: 'GET', headers })
  }

  // biome-ignore lint/suspicious/noExplicitAny: responses of several calls, read for one field each
  async json(method: string, path: string, body?: unknown): Promise<any> {
    const answer = body === undefined ? await this.get(path) : await this.send(method, path, body)
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }

  async signIn(email: string, password: string): Promise<void> {
    const answer = await this.call('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-want-token': '1' },
      body: JSON.stringify({ email, password }),
    })
    const { token } = (await answer.json()) as { token: string }
    this.token = token
    this.planted.set(`session token ${this.planted.size}`, token)
    this.plantCookies('a sign-in')
  }

  plantCookies(what: string): void {
    for (const [name, value] of this.jar)
      this.planted.set(`cookie ${name} of ${what}`, decodeURIComponent(value))
  }

  async throughGoogle(): Promise<void> {
    const start = await this.post('/api/auth/sign-in/google', { intent: 'sign-up' })
    if (!start.ok) return
    this.plantCookies('leaving for Google')
    const { url } = (await start.json()) as { url: string }
    const back = new URL(await askProvider(url))
    for (const name of ['code', 'state']) this.planted.set(`${name} of Google`, back.searchParams.get(name)!)
    await this.get(back.pathname + back.search)
    this.plantCookies('Google')
  }

  async newLink(email: string, mails = 1): Promise<string> {
    const link = await until(async () => {
      const theirs = (await this.mails()).filter(({ to }) => to === email)
      return theirs.length >= mails ? theirs[0]!.links.find(tokenOf) : undefined
    }, `mail ${mails} to ${email}`)
    await this.plantLinks()
    return link
  }

  async plantLinks(): Promise<void> {
    for (const { links } of await this.mails())
      for (const token of links.flatMap((link) => tokenOf(link) ?? []))
        this.planted.set(`token of a link ${token.slice(0, 4)}`, token)
  }

  async mails(): Promise<{ to: string; links: string[] }[]> {
    const answer = await this.server.request('/local/mail.json')
    return ((await answer.json()) as { messages: { to: string; links: string[] }[] }).messages
  }
}

function tokenOf(link: string): string | undefined {
  return /[?#&](?:token|delete)=([\w.-]{16,})/.exec(link)?.[1]
}

type Connection = Awaited<ReturnType<typeof createTestDatabase>>['connection']

/** The socket's folder goes into the query, because a host name cannot contain it. */
function addressOf({ host, port, user, password, database }: Connection): string {
  const query = new URLSearchParams({ host, port: String(port) })
  return `postgres://${user}:${encodeURIComponent(password)}@localhost/${database}?${query}`
}

async function shut(connection: Connection, isShut: boolean): Promise<void> {
  const client = new Client({ ...connection, database: 'postgres' })
  await client.connect()
  await client.query(`alter database ${connection.database} allow_connections ${!isShut}`)
  if (isShut)
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [
      connection.database,
    ])
  await client.end()
}
