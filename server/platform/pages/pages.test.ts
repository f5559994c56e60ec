import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { currencyNameMark, priceMark } from '../../../contract/billing/money.ts'
import { standardIdentity } from '../../../contract/brand.ts'
import { siteAddressMark } from '../../../contract/pages.ts'
import { imprintMark, legalMark, noLegalNames } from '../../../contract/site/legal.ts'
import { useFolder } from '../../testing/use-folder.ts'
import { openPages } from './pages.ts'

const defaults = {
  routes: ['/chat', '/chat/:chatId', '/chat/*'],
  baseUrl: 'https://write.example',
  sellsPlans: () => false,
  identity: () => standardIdentity,
  currency: 'usd' as const,
}

const largeFile = Buffer.alloc(200_000, 'wasm')

function site(options = {}) {
  const folder = useFolder()
  for (const name of ['assets', 'blog', 'with-plans/in/es', 'in/es', 'in/fr'])
    mkdirSync(join(folder, name), { recursive: true })
  const write = (name: string, text: string | Buffer) => writeFileSync(join(folder, name), text)
  for (const name of ['index', 'app', '404', '500', 'terms']) write(`${name}.html`, `<p>${name}</p>`)
  write('with-plans/index.html', '<p>index with plans</p>')
  write('with-plans/in/es/index.html', '<p>portada con planes</p>')
  write('in/es/index.html', '<p>portada</p>')
  write('named.html', '<p>Longhand</p>')
  write('imprint.html', `<p>${legalMark('operator', 'the operator')}</p><i>${imprintMark}</i>`)
  write('with-plans/subscription-plans.html', '<p>by year</p>')
  write('with-plans/subscription-plans-monthly.html', '<p>by month</p>')
  write('in/fr/404.html', '<p>rien</p>')
  write('with-plans/plans.html', `<p>plans: ${priceMark(2_499, 'en-US')} in ${currencyNameMark('fr')}</p>`)
  write(
    'preloads.json',
    JSON.stringify({
      '/chat/:chatId': ['/assets/chat.js', '/assets/chat.css'],
      '/chat/new': ['/assets/new.js'],
    }),
  )
  write('assets/app-1a2b.js', 'let a')
  write('assets/app-1a2b.js.gz', gzipSync('let a'))
  write('assets/app-1a2b.js.map', '{}')
  write('assets/large-3c4d.wasm', largeFile)
  write('assets/large-3c4d.wasm.gz', gzipSync(largeFile))
  write('blog/404.html', '<p>no post</p>')
  write('blog/first.html', `<a href="${siteAddressMark}/blog?at=${encodeURIComponent(siteAddressMark)}">`)
  write('.stamp', 'a fingerprint')
  write('csp.json', '{"scriptHashes":["sha256-x"]}')
  const pages = openPages(folder, { ...defaults, ...options })
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
  ['/with-plans', 404, '404'],
  ['/with-plans/index', 404, '404'],
  ['/.stamp', 404, '404'],
  ['/%2e%2e/%2e%2e/etc/passwd', 404, '404'],
  ['/__proto__', 404, '404'],
  ['/blog/none', 404, 'no post'],
  ['/blog/404', 404, 'no post'],
  ['/blog/a/b', 404, '404'],
  ['/in/es/index', 404, '404'],
])('responds to %s with %i and the page %s', async (path, status, page) => {
  const answer = await site().get(path)
  expect([answer.status, await answer.text()]).toEqual([status, `<p>${page}</p>`])
})

test('names who runs the site, encoded, at once after a change', async () => {
  let legal = noLegalNames
  const { get } = site({ legal: () => legal })
  const shown = async () => (await get('/imprint')).text()
  expect(await shown()).toBe('<p>the operator</p><i></i>')
  legal = { ...noLegalNames, operator: 'Longhand & Sons <i>', seat: 'Cork' }
  expect(await shown()).toBe(
    '<p>Longhand &amp; Sons &lt;i&gt;, Cork</p><i>Longhand &amp; Sons &lt;i&gt;, Cork</i>',
  )
})

test('has no page about plans where none are sold', async () => {
  const routes = ['/subscription-plans', '/checkout']
  const nothing = site({ routes })
  for (const path of routes) expect((await nothing.get(path)).status, path).toBe(404)
  const plans = site({ routes, sellsPlans: () => true })
  for (const path of routes) expect((await plans.get(path)).status, path).toBe(200)
})

test('shows the plans by the period of the address, which has no address of its own', async () => {
  const routes = ['/subscription-plans']
  const { get } = site({ routes, sellsPlans: () => true })
  const shown = async (path: string) => (await get(path)).text()
  expect(await shown('/subscription-plans')).toBe('<p>by year</p>')
  expect(await shown('/subscription-plans?billing=monthly')).toBe('<p>by month</p>')
  expect(await shown('/subscription-plans?billing=weekly')).toBe('<p>by year</p>')
  expect((await get('/subscription-plans-monthly')).status).toBe(404)
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

test('fills in the public address of the site, also where it is encoded, in every encoding', async () => {
  const { get } = site()
  const filled = '<a href="https://write.example/blog?at=https%3A%2F%2Fwrite.example">'
  const plain = await get('/blog/first')
  expect(await plain.text()).toBe(filled)
  const packed = await get('/blog/first', { 'accept-encoding': 'br' })
  expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(filled)
  expect(packed.headers.get('etag')).toBe(plain.headers.get('etag'))
})

test('reports how to build when there is no build', async () => {
  const pages = openPages(join(useFolder(), 'nothing'), defaults)
  const answer = await new Hono().get('*', (c) => pages.serve(c)).request('/chat')
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('npm run build')
})

test('uses the hashes of inline scripts only in the policy', () => {
  expect(site().pages.scriptHashes).toEqual(['sha256-x'])
})

test('mentions plans only where they are sold', async () => {
  expect(await (await site({ sellsPlans: () => true }).get('/')).text()).toBe('<p>index with plans</p>')
  expect(await (await site({ sellsPlans: () => true }).get('/terms')).text()).toBe('<p>terms</p>')
  expect((await site({ sellsPlans: () => true }).get('/with-plans/index')).status).toBe(404)
})

test('writes prices in the currency of the site', async () => {
  const { get } = site({ sellsPlans: () => true, currency: 'eur' })
  expect(await (await get('/plans')).text()).toBe('<p>plans: €24.99 in euros</p>')
  expect(await (await site().get('/')).text()).toBe('<p>index</p>')
})

test.each([
  ['the language of the browser', { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' }, 'portada'],
  ['the first language that exists', { 'accept-language': 'nl, es' }, 'portada'],
  ['the language that was chosen', { 'accept-language': 'fr', cookie: 'language=es' }, 'portada'],
  ['English by choice', { 'accept-language': 'es', cookie: 'language=en' }, 'index'],
  ['English for a language that does not exist', { 'accept-language': 'es', cookie: 'language=ja' }, 'index'],
  ['a choice that nobody can make', { cookie: 'language=__proto__' }, 'index'],
])('sends pages in %s', async (_, headers, page) => {
  const answer = await site().get('/', headers)
  expect([answer.status, await answer.text()]).toEqual([200, `<p>${page}</p>`])
  expect(answer.headers.get('vary')).toContain('accept-language, cookie')
})

test('shows visitors what a page of the application contains, and names its scripts to the browser', async () => {
  const { get } = site({ sellsPlans: () => true, routes: ['/plans', '/chat/new', '/chat/:chatId'] })
  expect(await (await get('/plans')).text()).toContain('<p>plans: $24.99')
  const shell = await get('/plans', { cookie: 'longhand.session_token=1' })
  expect(await shell.text()).toBe('<p>app</p>')
  expect(shell.headers.get('link')).toBeNull()
  expect((await get('/chat/new')).headers.get('link')).toBe('</assets/new.js>; rel=modulepreload')
  expect((await get('/chat/1')).headers.get('link')).toBe(
    '</assets/chat.js>; rel=modulepreload, </assets/chat.css>; rel=preload; as=style; crossorigin',
  )
  expect((await site({ routes: ['/plans'] }).get('/plans')).status).toBe(200)
  expect((await get('/preloads.json')).status).toBe(404)
})

test('sends error pages and pages with plans in the chosen language too', async () => {
  const missing = await site().get('/nothing', { cookie: 'language=fr' })
  expect([missing.status, await missing.text()]).toEqual([404, '<p>rien</p>'])
  const front = await site({ sellsPlans: () => true }).get('/', { cookie: 'language=es' })
  expect(await front.text()).toBe('<p>portada con planes</p>')
})

test('serves an asset that is too large to be kept in memory', async () => {
  const { get } = site()
  const plain = await get('/assets/large-3c4d.wasm')
  expect(plain.headers.get('content-type')).toBe('application/wasm')
  expect(Buffer.from(await plain.arrayBuffer())).toEqual(largeFile)
  const packed = await get('/assets/large-3c4d.wasm', { 'accept-encoding': 'gzip' })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(Buffer.from(await packed.arrayBuffer())).toEqual(gzipSync(largeFile))
})

test('follows a change of the name and of the plans without a restart', async () => {
  let identity = { name: 'Quill', supportEmail: 'help@quill.example' }
  let sells = false
  const { get } = site({ identity: () => identity, sellsPlans: () => sells })
  expect(await (await get('/about-name')).text()).toBe('<p>404</p>')
  expect(await (await get('/named')).text()).toBe('<p>Quill</p>')
  identity = { ...identity, name: 'Nib' }
  sells = true
  expect(await (await get('/named')).text()).toBe('<p>Nib</p>')
  expect(await (await get('/')).text()).toBe('<p>index with plans</p>')
  sells = false
  expect(await (await get('/')).text()).toBe('<p>index</p>')
})
