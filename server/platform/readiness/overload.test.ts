import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { errors } from '../../../contract/errors.ts'
import { refusalTexts } from '../../../contract/refusals.ts'
import { inEnglish } from '../../../texts/english.ts'
import { listen } from '../../testing/listen.ts'
import { type TestApp, useTestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { AppError } from '../errors.ts'
import type { ActorEnv } from '../http/actor.ts'
import { refuseOverload } from './overload.ts'

const blockedSeconds = 3

/** Keeps every connection of the server busy, with a line of statements behind them. */
function blockDatabase({ doors }: TestApp): Promise<unknown> {
  const { $client: pool } = doors.db
  const slow = Array.from({ length: 5 }, () => pool.query('select pg_sleep($1)', [blockedSeconds]))
  return Promise.all([...slow, ...Array.from({ length: 40 }, () => pool.query('select 1'))])
}

test('refuses new costly work while the line is long, and answers what was accepted', async () => {
  const app = await useTestApp({ refusesOverload: true })
  const user = await app.signUp()
  const url = await listen(app)
  const { cookie } = user
  const origin = app.doors.env.BASE_URL
  const ask = (path: string, body?: object, signal: AbortSignal | null = null) =>
    fetch(url + path, {
      signal,
      method: body ? 'POST' : 'GET',
      headers: { cookie, origin, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const question = { message: 'Are you there?' }
  expect((await ask('/api/chat', question)).status).toBe(200)

  const blocked = blockDatabase(app)
  const listed = ask('/api/chats')
  const refused = await until(async () => {
    // A call that is accepted waits in the line.
    const answer = ask('/api/humanize', { input: 'A text of a few words.' }, AbortSignal.timeout(100))
    return (await answer.catch(() => null))?.status === 503 ? answer : null
  }, 'a refusal')
  expect(await refused.json()).toMatchObject({
    code: 'server_busy',
    error: inEnglish(errors.server_busy.text),
  })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(2)

  await blocked
  expect((await listed).status).toBe(200)
  expect((await ask('/api/chat', question)).status).toBe(200)
})

test('refuses every call only when even a short one would wait for long', async () => {
  let expectedMs = 0
  const busyText = refusalTexts.tooManyPages
  const costs = { reply: { isCostly: true, busyText, user: {} }, read: { busyText, user: {} } }
  const policies = {
    'POST /api/reply': { caller: 'user', cost: 'reply' },
    'GET /api/list': { caller: 'user', cost: 'read' },
  } as const
  const app = new Hono<ActorEnv>()
  app.onError((error, c) => c.text('', error instanceof AppError ? (error.status as 503) : 500))
  app.use(refuseOverload({ expectedMs: () => expectedMs }, { policies, costs }))
  app.post('/api/reply', (c) => c.text('replied'))
  app.get('/api/list', (c) => c.text('listed'))
  const statuses = async () => [
    (await app.request('/api/reply', { method: 'POST' })).status,
    (await app.request('/api/list')).status,
  ]
  expect(await statuses()).toEqual([200, 200])
  expectedMs = 2_500
  expect(await statuses()).toEqual([503, 200])
  expectedMs = 9_000
  expect(await statuses()).toEqual([503, 503])
  expectedMs = 0
  expect(await statuses()).toEqual([200, 200])
})
