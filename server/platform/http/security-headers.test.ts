import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { standardIdentity } from '../../../contract/brand.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import { post, testPassword } from '../../testing/test-user.ts'
import { useFolder } from '../../testing/use-folder.ts'
import { openPages } from '../pages/pages.ts'
import { securityHeaders } from './guards.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Serves a built page with the policy that the server sends. */
async function pageHeaders(secure: boolean, path = '/', cardForm?: 'stripe' | 'local'): Promise<Headers> {
  const folder = useFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  const workers = ['help-worker-a1_B.js', 'try-out-engine-worker-a1.js', 'import-worker-a1_B.js']
  const others = ['parse-worker-a1.js', 'render-worker-a1.js', 'every-page-a1.js', 'harper-a1.wasm']
  const assets = [...workers, ...others]
  for (const name of assets) writeFileSync(join(folder, 'assets', name), 'x')
  writeFileSync(join(folder, 'csp.json'), JSON.stringify({ scriptHashes: ['sha256-abc='] }))
  const pages = openPages(folder, {
    routes: [],
    baseUrl: 'https://write.example',
    sellsPlans: () => true,
    identity: () => standardIdentity,
    currency: 'usd',
  })
  const served = new Hono()
    .use(securityHeaders({ scripts: pages.scriptHashes, secure, cardForm }))
    .get('*', (c) => pages.serve(c))
  return (await served.request(path)).headers
}

function policyOf(headers: Headers): Map<string, string> {
  const parts = headers.get('content-security-policy')!.split('; ')
  return new Map(
    parts.map((part) => [part.split(' ')[0]!, part.split(' ').slice(1).join(' ')] as [string, string]),
  )
}

describe('a page', () => {
  test('runs only this site’s scripts and the build’s hashed ones', async () => {
    const policy = policyOf(await pageHeaders(false))
    expect(policy.get('script-src')).toBe("'self' 'sha256-abc='")
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy.get(name)).toBe("'none'")
    expect(policy.get('frame-src')).toBe('blob:')
    expect(policy.get('form-action')).toBe("'self'")
    expect(policy.get('connect-src')).toBe("'self'")
  })

  test('loads the card form of the provider that sells plans here, and nothing of another', async () => {
    const local = policyOf(await pageHeaders(false, '/', 'local'))
    expect(local.get('frame-src')).toBe("blob: 'self'")
    expect(local.get('script-src')).toBe("'self' 'sha256-abc='")
    const stripe = policyOf(await pageHeaders(false, '/', 'stripe'))
    expect(stripe.get('script-src')).toContain(' https://js.stripe.com ')
    expect(stripe.get('frame-src')).toContain('https://hooks.stripe.com')
    expect(stripe.get('connect-src')).toBe("'self' https://api.stripe.com")
    expect(stripe.get('frame-ancestors')).toBe("'none'")
  })

  test('cannot be framed, shares no window, and allows no device except the microphone', async () => {
    const headers = await pageHeaders(false)
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*microphone=\(self\)/)
  })

  test('requires https from then on, if it was loaded over https', async () => {
    expect((await pageHeaders(true)).get('strict-transport-security')).toMatch(/max-age=63072000/)
    expect((await pageHeaders(false)).has('strict-transport-security')).toBe(false)
  })
})

describe('WebAssembly', () => {
  const policyAt = async (path: string) => (await pageHeaders(false, path)).get('content-security-policy')

  test('may be compiled by the worker of the grammar checker alone', async () => {
    expect(await policyAt('/assets/help-worker-a1_B.js')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
    )
    for (const path of [
      '/',
      '/assets/every-page-a1.js',
      '/assets/harper-a1.wasm',
      '/assets/help-worker-a1/x.js',
    ])
      expect(await policyAt(path)).not.toContain('wasm')
  })

  test('has the type that browsers compile while they load it, and is kept for a year', async () => {
    const headers = await pageHeaders(false, '/assets/harper-a1.wasm')
    expect(headers.get('content-type')).toBe('application/wasm')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })
})

test.each([
  '/assets/try-out-engine-worker-a1.js',
  '/assets/import-worker-a1_B.js',
  '/assets/parse-worker-a1.js',
  '/assets/render-worker-a1.js',
])('lets the worker %s reach this site only', async (path) => {
  const headers = await pageHeaders(false, path)
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
  )
})

test.each([
  ['GET', '/api/session'],
  ['GET', '/api/nothing-here'],
  ['POST', '/api/auth/sign-in/email'],
  ['GET', '/api/auth/verify-email?token=x'],
  ['GET', '/healthz'],
])('%s %s responds with data that runs nothing and is not cached', async (method, path) => {
  const { headers } = await app.request(path, { method })
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  if (path.startsWith('/api/')) expect(headers.get('cache-control')).toContain('no-store')
})

test('does not send the address of a mail’s link to other sites', async () => {
  const answer = await app.request('/api/auth/verify-email?token=secret')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
})

test('sends HSTS with every response over https', async () => {
  const secure = await useTestApp({ settings: { BASE_URL: 'https://longhand.example' } })
  for (const path of ['/api/session', '/healthz', '/api/nothing'])
    expect((await secure.request(path)).headers.get('strict-transport-security')).toContain(
      'includeSubDomains',
    )
})

/** Returns every call that changes state, as the app lists them. */
function changingCalls(): [string, string][] {
  return app.routes
    .filter(({ method }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method))
    .map(({ method, path }) => [method, path.replace(/:[^/]+/g, 'x').replace(/\*$/, 'sign-in/email')])
}

test('accepts no state change from another site, on any route', async () => {
  const user = await app.signUp()
  const calls = changingCalls()
  expect(calls.length).toBeGreaterThan(15)
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example:3000' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  for (const [method, path] of calls)
    for (const headers of foreign) {
      const answer = await app.request(path, {
        method,
        headers: { cookie: user.cookie, 'content-type': 'application/json', ...headers },
        body: '{}',
      })
      if (path.startsWith('/local/')) {
        // The stand-ins exist only for requests from this computer: local-site.test.ts.
        expect([method, path, answer.status]).toEqual([method, path, 404])
        continue
      }
      // The calls for programs have the code inside of `error`.
      const body = (await answer.json()) as { code?: string; error?: { code?: string } }
      const code = body.code ?? body.error?.code
      expect([method, path, answer.status, code]).toEqual([method, path, 403, 'forbidden_origin'])
    }
  expect((await user.get('/api/chats')).status).toBe(200)
})

test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x', ''])(
  'refuses a sign-in by a form of the type %j',
  async (type) => {
    const user = await app.signUp()
    const answer = await app.request('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': type },
      body: `email=${user.email}&password=${encodeURIComponent(testPassword)}`,
    })
    expect(answer.status).toBe(415)
    expect(answer.headers.getSetCookie()).toEqual([])
  },
)

test('refuses a body that is not JSON in the library’s calls too', async () => {
  const answer = await app.request('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":',
  })
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'bad_json' }])
})

test.each([
  '/get-session',
  '/list-sessions',
  '/update-user',
  '/delete-user',
  '/sign-in/social',
  '/error',
  '/ok',
])('does not expose the library’s further calls: %s', async (path) => {
  expect((await app.request(`/api/auth${path}`)).status).toBe(404)
  expect((await post(app.request, `/api/auth${path}`, {})).status).toBe(404)
})

test.each(['/assets/parse-worker-a1/x.js', '/assets/parse-worker-a1.js.map'])(
  'does not take %s for a worker',
  async (path) => {
    expect((await pageHeaders(false, path)).get('content-security-policy')).not.toContain(
      "script-src 'self';",
    )
  },
)
