import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { standardIdentity } from '../../../contract/brand.ts'
import type { Banner } from '../../../contract/site/banner.ts'
import { useFolder } from '../../testing/use-folder.ts'
import { openPages, type PagesOptions } from './pages.ts'

const banner: Banner = {
  id: 'b1',
  text: 'Down on <Sunday> & "Monday"',
  tone: 'danger',
  from: null,
  until: null,
  isDismissible: true,
}
const signedIn = { cookie: '__Host-longhand.session_token=x' }

function site(options: Partial<PagesOptions>) {
  const folder = useFolder()
  mkdirSync(join(folder, 'blog'))
  for (const name of ['index', 'app', 'terms', 'features', 'help', '404', 'blog/one'])
    writeFileSync(join(folder, `${name}.html`), `<html><body>${name}</body></html>`)
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\nSitemap: x')
  writeFileSync(join(folder, 'sitemap.xml'), '<urlset></urlset>')
  writeFileSync(join(folder, 'sw.js'), 'worker')
  const pages = openPages(folder, {
    routes: ['/login', '/signup', '/shared/:token', '/chat', '/chat/:chatId', '/chat/*'],
    baseUrl: 'https://write.example',
    sellsPlans: () => false,
    identity: () => standardIdentity,
    currency: 'usd',
    ...options,
  })
  const app = new Hono().get('*', (c) => pages.serve(c))
  return (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
}

const bodyOf = async (answer: Response | Promise<Response>) => (await answer).text()

test('writes the banner into pages of those who are signed in, as text', async () => {
  const get = site({ banner: () => banner })
  const page = await bodyOf(get('/chat/1', signedIn))
  expect(page).toContain('<p role="status">Down on &lt;Sunday&gt; &amp; &quot;Monday&quot;</p>')
  expect(page).toContain('data-tone="danger"')
  expect(page).toContain('<button')
  for (const [path, headers] of [
    ['/chat/1', {}],
    ['/login', {}],
    ['/', signedIn],
    ['/terms', signedIn],
  ] as const)
    expect(await bodyOf(get(path, headers))).not.toContain('site-banner')
})

test('leaves it out for a browser that dismissed this banner, and shows another one', async () => {
  let shown = banner
  const get = site({ banner: () => shown })
  const dismissed = { cookie: `${signedIn.cookie}; longhand.banner=b1` }
  expect(await bodyOf(get('/chat', dismissed))).not.toContain('site-banner')
  shown = { ...banner, id: 'b2', text: 'Another' }
  expect(await bodyOf(get('/chat', dismissed))).toContain('Another')
  expect(await bodyOf(get('/chat', signedIn))).not.toContain('Sunday')
  shown = { ...shown, id: 'b3', isDismissible: false }
  const page = await bodyOf(get('/chat', { cookie: `${signedIn.cookie}; longhand.banner=b3` }))
  expect(page).toContain('Another')
  expect(page).not.toContain('<button')
})

test('has another tag for a page with a banner, so that no browser keeps the page before', async () => {
  let shown: Banner | null = null
  const get = site({ banner: () => shown })
  const etag = (await get('/chat', signedIn)).headers.get('etag') ?? ''
  shown = banner
  expect((await get('/chat', { ...signedIn, 'if-none-match': etag })).status).toBe(200)
})

test('leads visitors of an internal site to the sign-in, and users to the chat', async () => {
  const get = site({ showsPublicPages: () => false })
  const to = async (path: string, headers = {}) => (await get(path, headers)).headers.get('location')
  expect(await to('/')).toBe('/login')
  expect(await to('/features')).toBe('/login')
  expect(await to('/blog/one')).toBe('/login')
  expect(await to('/chat/1')).toBe('/login?next=%2Fchat%2F1')
  expect(await to('/', signedIn)).toBe('/chat')
  expect(await to('/features', signedIn)).toBe('/chat')
  for (const path of ['/login', '/signup', '/shared/abc', '/terms', '/help', '/sw.js'])
    expect([path, (await get(path)).status]).toEqual([path, 200])
  expect((await get('/chat/1', signedIn)).status).toBe(200)
})

test('hides an internal site from search engines', async () => {
  const get = site({ showsPublicPages: () => false })
  expect(await bodyOf(get('/robots.txt'))).toBe('User-agent: *\nDisallow: /\n')
  expect((await get('/sitemap.xml')).status).toBe(404)
  const open = site({})
  expect(await bodyOf(open('/robots.txt'))).toContain('Sitemap')
  expect((await open('/')).status).toBe(200)
})
