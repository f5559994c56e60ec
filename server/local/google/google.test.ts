import { expect, test } from 'vitest'
import { asksGoogle, type LocalApp, openApp } from '../../testing/servers/local-google.ts'
import { startServerProcess } from '../../testing/servers/server-process.ts'
import { openFolder } from '../../testing/use-folder.ts'
import { openLocalGoogle } from './google.ts'

test('shows LOCAL in the chooser, loads nothing, and signs in its people', async () => {
  const app = await openApp()
  const page = await asksGoogle(app, 'sign-up')
  expect(page.text).toContain('<b>LOCAL</b>')
  expect(page.text).not.toMatch(/https?:\/\/(?!localhost)/)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  for (const email of ['ana.moreau@example.org', 'somebody+else@example.org', 'ana.moreau@example.org']) {
    const { path, user } = await choose(app, { email })
    expect(path).toMatch(/^\/auth\/callback\?intent=sign-in$/)
    expect(user).toMatchObject({ email })
  }
})

test('returns an unconfirmed address, a missing address and “Cancel” with their reasons', async () => {
  const app = await openApp()
  expect((await choose(app, { email: 'sam@example.org' })).path).toContain('error=email_not_verified')
  expect((await choose(app, { deny: '1', email: '' })).path).toContain('error=access_denied')
  const wrong = await app.choose(new URL((await asksGoogle(app)).url), { email: 'no address' })
  expect(wrong.status).toBe(400)
  expect(await wrong.text()).toContain('Please enter a valid email address.')
})

test('redirects only to the product', async () => {
  const app = await openApp()
  const { url } = await asksGoogle(app)
  for (const [name, value] of [
    ['redirect_uri', 'https://evil.example/'],
    ['client_id', 'somebody-else'],
  ] as const) {
    const changed = new URL(url)
    changed.searchParams.set(name, value)
    expect((await app.get(changed)).status).toBe(400)
    expect((await app.choose(changed, { email: 'ana.moreau@example.org' })).status).toBe(400)
    expect((await app.choose(changed, { deny: '1' })).status).toBe(400)
  }
})

test('works only for this machine', () => {
  for (const env of [
    { BASE_URL: 'http://localhost:3000', production: true },
    { BASE_URL: 'https://longhand.example', production: false },
    { BASE_URL: 'http://192.168.1.4:3000', production: false },
  ])
    expect(() => openLocalGoogle(env)).toThrow('only where BASE_URL is this computer')
})

test('shows no button without keys on a server with a public address', async () => {
  const server = await startServerProcess(openFolder('longhand-google-'), {
    BASE_URL: 'http://192.0.2.1:3000',
    SMTP_URL: 'smtp://mail.example',
  })
  expect(await (await server.request('/api/config')).json()).toMatchObject({ google: false })
  expect((await server.request('/local/google')).status).toBe(404)
})

async function choose(app: LocalApp, form: Record<string, string>) {
  return app.finish(await app.choose(new URL((await asksGoogle(app)).url), form))
}
