import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { standardIdentity } from '../../../contract/brand.ts'
import { useFolder } from '../../testing/use-folder.ts'
import { openPages } from './pages.ts'

function site() {
  const folder = useFolder()
  mkdirSync(join(folder, 'assets'))
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('app.html', '<html lang="en"><div id="app"></div>')
  write('404.html', '<p>404</p>')
  write('preloads.json', JSON.stringify({ '/chat/:chatId': ['/assets/chat.js'] }))
  const view = (text: string) => `<div id="first-view">${text}</div>`
  write(
    'first-views.json',
    JSON.stringify({
      en: { '/chat/new': view('new $& chat'), '/chat/:id': view('a chat') },
      es: { '/chat/new': view('chat nuevo') },
    }),
  )
  const pages = openPages(folder, {
    currency: 'usd',
    routes: ['/chat/:chatId', '/settings'],
    baseUrl: 'https://write.example',
    sellsPlans: () => false,
    identity: () => standardIdentity,
  })
  const app = new Hono().get('*', (c) => pages.serve(c))
  const signedIn = { cookie: '__Host-longhand.session_token=x', 'sec-fetch-dest': 'document' }
  return { get: (path: string, headers = {}) => app.request(path, { headers: { ...signedIn, ...headers } }) }
}

test('sends signed-in users the first view of a page, in their language', async () => {
  const { get } = site()
  expect(await (await get('/chat/new')).text()).toBe(
    '<html lang="en"><div id="first-view">new $& chat</div><div id="app"></div>',
  )
  expect(await (await get('/chat/1')).text()).toContain('a chat')
  expect(await (await get('/chat/new', { 'accept-language': 'es-MX' })).text()).toContain('chat nuevo')
  expect(await (await get('/chat/1', { 'accept-language': 'es' })).text()).not.toContain('first-view')
})

test('sends no first view to visitors, to the service worker and for other pages', async () => {
  const { get } = site()
  const bodies = await Promise.all([
    get('/chat/new', { cookie: 'language=en' }),
    get('/chat/new', { 'sec-fetch-dest': 'empty' }),
    get('/settings'),
  ])
  for (const body of bodies) expect(await body.text()).toBe('<html lang="en"><div id="app"></div>')
  expect((await get('/first-views.json')).status).toBe(404)
})

test('leaves the scripts of a page to its first view', async () => {
  const { get } = site()
  expect((await get('/chat/1')).headers.get('link')).toBeNull()
  const visitor = await get('/chat/1', { cookie: 'language=en' })
  expect(visitor.headers.get('link')).toBe('</assets/chat.js>; rel=modulepreload')
})

test('compresses a page with its first view, and revalidates it', async () => {
  const { get } = site()
  const page = await get('/chat/new', { 'accept-encoding': 'br' })
  expect(brotliDecompressSync(Buffer.from(await page.arrayBuffer())).toString()).toContain('chat</div>')
  expect(page.headers.get('vary')).toContain('sec-fetch-dest')
  const again = await get('/chat/new', { 'if-none-match': page.headers.get('etag')! })
  expect(again.status).toBe(304)
})
