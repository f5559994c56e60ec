import { Hono } from 'hono'
import { z } from 'zod'
import type { Client, Emulator } from './emulator.ts'
import { choicePage, refusalPage } from './page.ts'

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
/** Parameters of the product's request, which are passed to the emulator unchanged. */
const carried = [
  'client_id',
  'redirect_uri',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
]

/** The account chooser and the actions of its buttons. */
export function googleRoutes(client: Client, start: () => Promise<Emulator>): Hono {
  const isOurs = (request: URLSearchParams) =>
    request.get('client_id') === client.clientId && request.get('redirect_uri') === client.redirectUri
  return new Hono()
    .use('*', async (c, next) => {
      await next()
      c.header('content-security-policy', policy)
    })
    .get('/', (c) => {
      const request = pick(new URL(c.req.url).searchParams)
      if (!isOurs(request)) return c.html(refusalPage(), 400)
      return c.html(choicePage({ request, asksConsent: c.req.query('prompt') === 'consent' }))
    })
    .post('/choose', async (c) => {
      const form = new URLSearchParams(await c.req.text())
      const request = pick(form)
      if (!isOurs(request)) return c.html(refusalPage(), 400)
      if (form.get('deny')) return c.redirect(denied(client, request), 302)
      const email = (form.get('email') ?? '').trim().toLowerCase()
      if (!z.email().safeParse(email).success)
        return c.html(choicePage({ request, asksConsent: false, wrongEmail: email }), 400)
      const emulator = await start()
      emulator.add(email)
      return c.redirect(await emulator.choose(email, request), 302)
    }) as unknown as Hono
}

function denied(client: Client, request: URLSearchParams): string {
  const url = new URL(client.redirectUri)
  url.searchParams.set('error', 'access_denied')
  url.searchParams.set('state', request.get('state') ?? '')
  return url.toString()
}

function pick(from: URLSearchParams): URLSearchParams {
  return new URLSearchParams(carried.flatMap((name) => (from.has(name) ? [[name, from.get(name)!]] : [])))
}
