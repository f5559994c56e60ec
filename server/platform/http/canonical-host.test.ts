import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { redirectToCanonicalHost } from './canonical-host.ts'

const page = { headers: { accept: 'text/html,application/xhtml+xml' } }

function ask(url: string, init: RequestInit = page, baseUrl = 'http://localhost:3000') {
  const app = new Hono().use(redirectToCanonicalHost(baseUrl)).all('*', (c) => c.text('here'))
  return app.request(url, init)
}

test.each(['http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'redirects a page of %s to the one name',
  async (origin) => {
    const answer = await ask(`${origin}/login?next=%2Fchat`)
    expect(answer.status).toBe(307)
    expect(answer.headers.get('location')).toBe('http://localhost:3000/login?next=%2Fchat')
  },
)

test.each([
  ['the name itself', 'http://localhost:3000/login', page],
  ['another port, which a proxy may have', 'http://127.0.0.1:5173/login', page],
  ['a name of another machine', 'http://longhand.example:3000/login', page],
  ['a program', 'http://127.0.0.1:3000/api/config', {}],
  ['a call that changes something', 'http://127.0.0.1:3000/login', { ...page, method: 'POST' }],
])('answers %s without a redirect', async (_, url, init) => {
  expect(await (await ask(url, init)).text()).toBe('here')
})

test('does not redirect on a public server', async () => {
  const answer = await ask('http://127.0.0.1:3000/', page, 'https://longhand.example:3000')
  expect(await answer.text()).toBe('here')
})

test('redirects a path of two slashes to no other site', async () => {
  const answer = await ask('http://127.0.0.1:3000//evil.example/')
  expect(answer.headers.get('location')).toBe('http://localhost:3000//evil.example/')
})
