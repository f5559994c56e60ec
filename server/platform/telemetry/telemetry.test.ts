import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { post } from '../../testing/test-user.ts'
import { openStateMetrics } from '../state-metrics.ts'

const token = 'a token of this test'
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

let app: TestApp
let proxied: TestApp

beforeAll(async () => {
  app = await createTestApp({ settings: { METRICS_TOKEN: token } })
  proxied = await createTestApp({ settings: { TRUST_PROXY: 'true' } })
  openStateMetrics(app.doors)
})
afterAll(async () => {
  await app.close()
  await proxied.close()
})

async function metrics(): Promise<string> {
  const answer = await app.request('/metrics', { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/plain')
  return answer.text()
}

/**
 * The sum of a figure's lines with these labels; 0 where there are none yet. Other tests of the same process count in
 * the same registry, under other methods too.
 */
function figureOf(text: string, name: string, labels: Record<string, string>): number {
  const wanted = Object.entries(labels).map(([key, value]) => `${key}="${value}"`)
  return text
    .split('\n')
    .filter((each) => each.startsWith(`${name}{`) && wanted.every((label) => each.includes(label)))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

test('refuses the figures to callers without the token, and has no such address without one', async () => {
  for (const headers of [{}, { authorization: 'Bearer a guess' }, { authorization: token }]) {
    const answer = await app.request('/metrics', { headers: headers as Record<string, string> })
    expect(answer.status).toBe(401)
    expect(await answer.text()).not.toContain('longhand_http')
  }
  const answer = await proxied.request('/metrics', { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(404)
})

test('counts requests by route pattern, and no part of an address that a user chose', async () => {
  const user = await app.signUp()
  const before = figureOf(await metrics(), 'longhand_http_requests_total', {
    route: '/api/chats/:chatId',
    status: '404',
  })
  for (const id of ['00000000-0000-4000-8000-00000000abcd', '00000000-0000-4000-8000-00000000abce'])
    await user.get(`/api/chats/${id}`)
  await app.request('/api/made-up/secret-word')
  await app.request('/secret-page-word')
  const text = await metrics()
  expect(figureOf(text, 'longhand_http_requests_total', { route: '/api/chats/:chatId', status: '404' })).toBe(
    before + 2,
  )
  expect(figureOf(text, 'longhand_http_requests_total', { route: '/*', status: '404' })).toBeGreaterThan(0)
  expect(text).not.toContain('secret-')
  expect(text).not.toContain('abcd')
  expect(text).not.toContain(user.email)
})

test('has the figures of pools, lines, streams, jobs and the event loop', async () => {
  const user = await app.signUp()
  await user.send('POST', '/api/zerogpt/detect', { input_text: 'One two three four five six. '.repeat(20) })
  const text = await metrics()
  for (const name of [
    'longhand_database_connections{pool="requests",state="open"}',
    'longhand_line_tasks{line="engine",state="waiting"}',
    'longhand_line_tasks{line="requests",state="running"}',
    'longhand_worker_threads{line="engine"}',
    'longhand_open_streams ',
    'longhand_words_total{kind="checked"}',
    'longhand_http_request_duration_seconds_bucket{le="0.1",method="POST",route="/api/zerogpt/detect"}',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    expect(text).toContain(name)
})

test('gives each request an id of its own, and keeps that of a trusted proxy only', async () => {
  const given = { 'x-request-id': 'of-the-proxy-42' }
  const own = await app.request('/api/config', { headers: given })
  expect(own.headers.get('x-request-id')).toMatch(uuid)
  const other = await app.request('/api/nothing-here')
  expect(other.headers.get('x-request-id')).toMatch(uuid)
  expect(other.headers.get('x-request-id')).not.toBe(own.headers.get('x-request-id'))
  const kept = await proxied.request('/api/config', { headers: given })
  expect(kept.headers.get('x-request-id')).toBe('of-the-proxy-42')
  for (const id of ['short', 'with spaces in it', `"}${'x'.repeat(20)}`, 'x'.repeat(65)]) {
    const answer = await proxied.request('/api/config', { headers: { 'x-request-id': id } })
    expect(answer.headers.get('x-request-id')).toMatch(uuid)
  }
})

test('counts failed sign-ins by step and reason', async () => {
  const labels = { step: 'password', reason: 'wrong' }
  const before = figureOf(await metrics(), 'longhand_failed_sign_ins_total', labels)
  const input = { email: 'nobody@example.org', password: 'not the password' }
  expect((await post(app.request, '/api/auth/sign-in/email', input)).status).toBe(401)
  expect(figureOf(await metrics(), 'longhand_failed_sign_ins_total', labels)).toBe(before + 1)
})
