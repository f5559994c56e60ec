import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { useFolder } from '../../testing/use-folder.ts'
import { openPages } from './pages.ts'

function site() {
  const folder = useFolder()
  mkdirSync(join(folder, 'assets'))
  const write = (name: string, text: string | Buffer) => writeFileSync(join(folder, name), text)
  for (const name of ['index', 'app', '404', '500', 'terms']) write(`${name}.html`, `<p>${name}</p>`)
  write('assets/app-1a2b.js', 'let a')
  write('assets/app-1a2b.js.gz', gzipSync('let a'))
  write('assets/app-1a2b.js.map', '{}')
  write('.stamp', 'a fingerprint')
  write('csp.json', '{"scriptHashes":["sha256-x"]}')
  const pages = openPages(folder, ['/chat', '/chat/:chatId', '/chat/*'])
  const app = new Hono().get('*', (c) => pages.serve(c))
  return { pages, get: (path: string, headers = {}) => app.request(path, { headers }) }
}

test.each([
  ['/', 200, 'index'],
  ['/terms', 200, 'terms'],
  ['/chat', 200, 'app'],
  ['/chat/', 200, 'app'],
  ['/chat/1', 200, 'app'],
  ['/chat/1/chat/2', 200, 'app'],
  ['/chats', 404, '404'],
  ['/404', 404, '404'],
  ['/app', 404, '404'],
  ['/terms.html', 404, '404'],
  ['/csp.json', 404, '404'],
  ['/.stamp', 404, '404'],
  ['/%2e%2e/%2e%2e/etc/passwd', 404, '404'],
  ['/__proto__', 404, '404'],
])('responds to %s with %i and the page %s', async (path, status, page) => {
  const answer = await site().get(path)
  expect([answer.status, await answer.text()]).toEqual([status, `<p>${page}</p>`])
})

test('caches files with a hash in their name forever, and revalidates pages', async () => {
  const { get } = site()
  const script = await get('/assets/app-1a2b.js')
  expect(script.headers.get('cache-control')).toContain('immutable')
  const page = await get('/')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  const again = await get('/', { 'if-none-match': page.headers.get('etag')! })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('sends compressed copies to clients that accept them', async () => {
  const { get } = site()
  const packed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, deflate' })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(packed.headers.get('vary')).toContain('accept-encoding')
  expect((await get('/assets/app-1a2b.js')).headers.get('content-encoding')).toBeNull()
})

test('responds with 404 in JSON to a missing file, and serves no maps', async () => {
  const { get } = site()
  for (const path of ['/assets/gone.js', '/assets/app-1a2b.js.map']) {
    const answer = await get(path)
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not_found' }])
  }
})

test('reports how to build when there is no build', async () => {
  const pages = openPages(join(useFolder(), 'nothing'), ['/chat'])
  const answer = await new Hono().get('*', (c) => pages.serve(c)).request('/chat')
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('npm run build')
})

test('uses the hashes of inline scripts only in the policy', () => {
  expect(site().pages.scriptHashes).toEqual(['sha256-x'])
})
