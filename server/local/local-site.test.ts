import { connect } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asAppError } from '../platform/errors.ts'
import { freePort } from '../testing/servers/server-process.ts'
import { useTestApp } from '../testing/test-app.ts'
import { isLocalSite, localSite } from './local-site.ts'
import { startMailbox } from './mailbox/mailbox.ts'

let server: ReturnType<typeof serve>
let port: number

/** Runs a guarded stand-in on a port of its own, so that headers and connections are real. */
beforeAll(async () => {
  port = await freePort()
  const standIn = new Hono().get('/', (c) => c.text('a mail'))
  const site = localSite({ BASE_URL: `http://localhost:${port}`, production: false }, { '/mail': standIn })
  const app = new Hono().route('/local', site)
  app.onError((error, c) => c.text('refused', asAppError(error).status as 404))
  await new Promise<void>((resolve) => {
    server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, () => resolve())
  })
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** Sends the lines unchanged, so that Host may have any value or be missing. Returns the status and the headers. */
function ask(lines: string[], version = '1.1'): Promise<{ status: number; head: string }> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `${[`GET /local/mail HTTP/${version}`, ...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`,
      ),
    )
    socket.on('data', (piece) => {
      text += piece
    })
    socket.on('error', reject)
    socket.on('end', () =>
      resolve({ status: Number(text.slice(9, 12)), head: text.split('\r\n\r\n')[0]!.toLowerCase() }),
    )
  })
}

const asUser = (...lines: string[]) => ask([`Host: localhost:${port}`, ...lines])

test('shows mail to a browser on this computer', async () => {
  expect((await asUser()).status).toBe(200)
  const browser = ['User-Agent: Mozilla/5.0', 'Accept: text/html', 'Sec-Fetch-Mode: navigate', 'DNT: 1']
  for (const site of ['none', 'same-origin'])
    expect((await asUser(...browser, `Sec-Fetch-Site: ${site}`)).status).toBe(200)
})

test('refuses every Host except BASE_URL’s, including the port', async () => {
  const hosts = [
    'localhost',
    'localhost:9999',
    `127.0.0.1:${port}`,
    `[::1]:${port}`,
    `desk.example:${port}`,
    `localhost.:${port}`,
    `localhost.evil.example:${port}`,
    `evil@localhost:${port}`,
  ]
  for (const host of hosts) expect((await ask([`Host: ${host}`])).status, host).not.toBe(200)
  expect((await ask([])).status).not.toBe(200)
  expect((await ask(['Host:'])).status).not.toBe(200)
})

test.each([
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-Port',
  'X-Forwarded-Server',
  'Forwarded',
  'Via',
  'X-Real-IP',
  'CF-Connecting-IP',
  'CF-Ray',
  'CDN-Loop',
  'True-Client-IP',
  'X-Client-IP',
  'X-Cluster-Client-IP',
  'X-Original-Host',
  'X-Original-URL',
  'X-Envoy-External-Address',
  'Fastly-Client-IP',
  'Fly-Client-IP',
  'Tailscale-User-Login',
])('refuses a request with the header %s, also when it is empty', async (name) => {
  expect((await asUser(`${name}: 127.0.0.1`)).status).toBe(404)
  expect((await asUser(`${name}:`)).status).toBe(404)
})

test('refuses HTTP/1.0, in which nginx forwards by default', async () => {
  expect((await ask([`Host: localhost:${port}`], '1.0')).status).toBe(404)
})

test('refuses links, frames and posts from pages of other sites', async () => {
  for (const site of ['cross-site', 'same-site'])
    expect((await asUser(`Sec-Fetch-Site: ${site}`)).status, site).toBe(404)
  for (const origin of ['https://evil.example', 'null', `http://127.0.0.1:${port}`])
    expect((await asUser(`Origin: ${origin}`)).status, origin).toBe(404)
  expect((await asUser(`Origin: http://localhost:${port}`)).status).toBe(200)
  const { head } = await asUser()
  expect(head).toContain('x-frame-options: sameorigin')
  expect(head).toContain("frame-ancestors 'none'")
  expect(head).toContain('cache-control: no-store')
})

test('no page of the mailbox may be framed by another site', async () => {
  const app = await useTestApp()
  for (const path of ['/local/mail', '/local/mail/templates', '/local/mail.json']) {
    const { headers } = await app.request(path)
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
    expect(headers.get('x-frame-options'), path).toBe('SAMEORIGIN')
  }
})

test.each([
  { BASE_URL: 'https://desk.example', production: false },
  { BASE_URL: 'http://192.168.1.4:3000', production: false },
  { BASE_URL: 'http://localhost.example:3000', production: false },
  { BASE_URL: 'http://localhost:3000', production: true },
])('starts no stand-in for %j', async (site) => {
  expect(isLocalSite(site)).toBe(false)
  expect(() => localSite(site, {})).toThrow('only where BASE_URL is this computer')
  await expect(startMailbox({} as never, site)).rejects.toThrow('only where BASE_URL is this computer')
})

test('has no local site on a server with a public address and a mail server', async () => {
  const app = await useTestApp({ settings: { BASE_URL: 'https://desk.example' } })
  for (const path of ['/local/mail', '/local/mail.json', '/local/google'])
    expect((await app.request(path)).status, path).not.toBe(200)
  expect(await (await app.request('/api/config')).json()).toMatchObject({ local: false, mailbox: null })
})
