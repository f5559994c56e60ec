import { readFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { like } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalTexts } from '../../contract/refusals.ts'
import { inEnglish } from '../../texts/english.ts'
import { allDomains, routePolicies } from '../all-domains.ts'
import { AppError } from '../platform/errors.ts'
import { type ActorEnv, withActor } from '../platform/http/actor.ts'
import { costGaps, type GateTables, gate, holdPlace, policyGaps } from '../platform/http/gate.ts'
import { createOpenStreams } from '../platform/http/open-streams.ts'
import { routeCosts } from '../platform/policies/route-costs.ts'
import { throttles } from '../platform/throttle/tables.ts'
import { bodyOf, refusalOf } from './chat-calls.ts'
import { listen } from './listen.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { post } from './test-user.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ settings: { TRUST_PROXY: 'true' } })
})
afterAll(() => app.close())

test('has a policy for every call, and a call for every policy', () => {
  expect(policyGaps(app.routes, routePolicies)).toEqual([])
  const more = [...app.routes, { method: 'POST', path: '/api/forgotten' }]
  expect(policyGaps(more, routePolicies)).toEqual(['POST /api/forgotten has no policy'])
  const fewer = app.routes.filter(({ path }) => path !== '/api/shares')
  expect(policyGaps(fewer, routePolicies)).toEqual(['GET /api/shares has a policy but no route'])
})

test('no two domains have a policy for the same call', () => {
  const rows = allDomains.map(({ policies = {} }) => Object.keys(policies).length)
  expect(rows.reduce((sum, count) => sum + count, 0)).toBe(Object.keys(routePolicies).length)
})

test('no two domains have a background task of the same name', () => {
  const names = allDomains.flatMap(({ chores = {} }) => Object.keys(chores))
  expect(new Set(names).size).toBe(names.length)
})

test('limits the simultaneous requests of every caller of every call that reads the database', () => {
  // They return what the server knows from its start.
  const constant = ['GET /api/config', 'GET /api/essay-records/key', 'GET /api/v1/openapi.json']
  expect(costGaps(routePolicies, routeCosts, constant)).toEqual([])
  expect(costGaps(routePolicies, routeCosts, [])).toEqual(constant.map((call) => `${call} has no cost`))
  const reads = { 'GET /api/shares': { caller: 'visitor' as const, cost: 'read' } }
  const uncounted = { read: { ...routeCosts.read, visitor: {} } }
  expect(costGaps(reads, uncounted, [])).toEqual(['GET /api/shares has no limit of places'])
})

test('lists the paths outside /api, which need no policy', () => {
  const outside = app.routes.filter(
    ({ method, path }) => method !== 'ALL' && !path.startsWith('/api/') && !path.startsWith('/local/'),
  )
  expect(new Set(outside.map(({ method, path }) => `${method} ${path}`))).toEqual(
    new Set(['GET /healthz', 'GET /readyz', 'GET /metrics', 'GET /*', 'GET /mcp', 'POST /mcp']),
  )
})

test('a visitor is refused before the body is read', async () => {
  const url = await listen(app)
  expect(await statusBeforeBody(`${url}/api/chats/import`, 5_000_000)).toBe(401)
  expect(await statusBeforeBody(`${url}/api/zerogpt/detect`, 5_000_000)).toBe(413)
})

test('limits a body to 64 KB unless the route allows more', async () => {
  const user = await app.signUp()
  const url = await listen(app)
  const send = (path: string, kilobytes: number, cookie = user.cookie) =>
    fetch(url + path, {
      method: path.endsWith('preferences') ? 'PUT' : 'POST',
      headers: { cookie, 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.64' },
      body: JSON.stringify({ input_text: 'x'.repeat(kilobytes * 1_024) }),
    })
  expect(await bodyOf(send('/api/preferences', 65))).toMatchObject({
    status: 413,
    code: 'body_too_large',
    error: expect.stringContaining('64 KB'),
  })
  expect(await refusalOf(send('/api/preferences', 60))).toMatchObject({ code: 'invalid_input' })
  expect(await refusalOf(send('/api/zerogpt/detect', 150))).toMatchObject({ code: 'text_too_long' })
  expect(await refusalOf(send('/api/chat', 100))).toMatchObject({ code: 'invalid_input' })
  expect(await refusalOf(send('/api/chat', 100, ''))).toMatchObject({ code: 'body_too_large' })
})

test("counts malformed bodies against the visitors' limit", async () => {
  const ask = (body: unknown) =>
    post(app.request, '/api/zerogpt/detect', body, { 'x-forwarded-for': '192.0.2.7' })
  for (let i = 0; i < 30; i++) expect((await ask({ wrong: true })).status).toBe(422)
  const refused = await ask({ input_text: 'A short text.' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refusalOf(refused)).toEqual({ status: 429, code: 'too_many_requests' })
})

test('all networks of a /48 have ten times the limit of one', async () => {
  const ask = (address: string) =>
    post(app.request, '/api/zerogpt/detect', {}, { 'x-forwarded-for': address })
  expect((await ask('2001:db8:9:1::1')).status).toBe(422)
  const site = like(throttles.key, '%2001:db8:9::/48')
  await app.doors.db.update(throttles).set({ used: 299 }).where(site)
  expect((await ask('2001:db8:9:2::1')).status).toBe(422)
  expect((await ask('2001:db8:9:3::1')).status).toBe(429)
})

test('addresses of one IPv6 network count as one visitor', async () => {
  const ask = (address: string) =>
    post(app.request, '/api/zerogpt/detect', {}, { 'x-forwarded-for': address })
  for (let i = 1; i <= 30; i++) expect((await ask(`2001:db8:7:8::${i.toString(16)}`)).status).toBe(422)
  expect((await ask('2001:db8:7:8:ffff::1')).status).toBe(429)
  expect((await ask('2001:db8:7:9::1')).status).toBe(422)
})

test('counts attempted links by network too', async () => {
  const ask = (address: string) =>
    post(
      app.request,
      '/api/account/change-email/confirm',
      { token: 'x'.repeat(43) },
      {
        'x-forwarded-for': address,
      },
    )
  for (let i = 1; i <= 30; i++) expect((await ask(`2001:db8:1:1::${i.toString(16)}`)).status).not.toBe(429)
  expect((await ask('2001:db8:1:1:2::')).status).toBe(429)
})

test('limits how often visitors open shared chats', async () => {
  const open = (address: string) =>
    app.request(`/api/shared/${'x'.repeat(43)}`, { headers: { 'x-forwarded-for': address } })
  const answers = await Promise.all(Array.from({ length: 121 }, () => open('198.51.100.4')))
  expect(answers.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(120)
  expect((await open('198.51.100.4')).status).toBe(429)
  expect((await open('198.51.100.5')).status).toBe(404)
})

test('keeps a place until the work has ended, and gives another user separate places', async () => {
  const work = Promise.withResolvers<void>()
  const small = gatedApp({
    costs: { work: { user: { atOnce: { max: 1, waiting: 0 } }, busyText: refusalTexts.repliesBusy } },
    policies: { 'POST /api/work': { caller: 'user', cost: 'work' } },
    requireOperator: refuse,
  }).post('/api/work', (c) => {
    holdPlace(c, work.promise)
    return c.json({})
  })
  const ask = (who: string) => small.request('/api/work', { method: 'POST', headers: { who } })
  expect((await ask('ana')).status).toBe(200)
  const refused = await ask('ana')
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await bodyOf(refused)).toMatchObject({ status: 429, error: inEnglish(refusalTexts.repliesBusy) })
  expect((await ask('ben')).status).toBe(200)
  work.resolve()
  await new Promise((resolve) => setTimeout(resolve))
  expect((await ask('ana')).status).toBe(200)
})

test('refuses operator routes to another user, and requires a session', async () => {
  const small = gatedApp({
    costs: {},
    policies: { 'GET /api/operators': { caller: 'operator', cost: null } },
    requireOperator: async (id) => (id === 'ana' ? undefined : refuse()),
  }).get('/api/operators', (c) => c.json({}))
  const ask = (who: string) => small.request('/api/operators', { headers: { who } })
  expect((await ask('ana')).status).toBe(200)
  expect((await ask('ben')).status).toBe(403)
  expect((await ask('')).status).toBe(401)
})

async function refuse(): Promise<never> {
  throw new AppError('operator_only')
}

test('limits open responses by session, and by account over all of its sessions', async () => {
  const small = gatedApp({
    policies: { 'GET /api/open': { caller: 'user', cost: 'open' } },
    costs: {
      open: {
        user: { atOnce: { max: 2, waiting: 0 } },
        allSessions: { max: 3, waiting: 0 },
        busyText: refusalTexts.tooManyPages,
      },
    },
    requireOperator: async () => {},
  })
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  small.get('/api/open', (c) => {
    void holdPlace(c, ended)
    return c.text('open')
  })
  const open = async (who: string, session: string) =>
    (await small.request('/api/open', { headers: { who, session } })).status
  expect([await open('ana', 'one'), await open('ana', 'one'), await open('ana', 'one')]).toEqual([
    200, 200, 429,
  ])
  expect([await open('ana', 'two'), await open('ana', 'two'), await open('ana', 'six')]).toEqual([
    200, 429, 429,
  ])
  expect(await open('ben', 'ben')).toBe(200)
  end()
  await expect.poll(() => open('ana', 'six')).toBe(200)
})

/** A small app with its own tables; the headers `who` and `session` are the user and the session. */
function gatedApp(tables: GateTables<string>): Hono<ActorEnv> {
  const small = new Hono<ActorEnv>()
  small.onError((error, c) => {
    const { status, details, ...known } = error as AppError
    if (details?.retryAfterSeconds) c.header('retry-after', String(details.retryAfterSeconds))
    return c.json({ ...known, error: error.message }, status as 500)
  })
  const readSession = async (headers: Headers) => {
    const id = headers.get('who')
    return id
      ? { user: { id, email: '', name: '', image: null }, sessionId: headers.get('session') ?? id }
      : null
  }
  small.use(
    withActor(
      readSession,
      createOpenStreams(app.doors, async (ids) => new Set(ids)),
    ),
  )
  return small.use(gate(app.doors, tables)) as Hono<ActorEnv>
}

/** Returns the status of a response to a request whose body never arrives. */
function statusBeforeBody(url: string, length: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': length }
    const request = httpRequest(url, { method: 'POST', headers }, (answer) => {
      resolve(answer.statusCode!)
      request.destroy()
    })
    request.on('error', reject)
    request.flushHeaders()
  })
}

test('the documented proxy accepts the largest body that a call accepts', () => {
  const howTo = readFileSync(join(import.meta.dirname, '../../docs/how-to/run-in-production.md'), 'utf8')
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(howTo)?.[1])
  const largest = Math.max(...Object.values(routePolicies).map(({ bytesMax = 0 }) => bytesMax))
  expect(megabytes * 1_048_576).toBeGreaterThanOrEqual(largest)
})
