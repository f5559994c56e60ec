import { Hono } from 'hono'
import type { Doors } from '../../platform/context.ts'
import type { ActorEnv } from '../../platform/http/actor.ts'
import { remoteAddress } from '../../platform/http/address.ts'
import type { Auth } from './auth.ts'

/** better-auth's own routes, and the session as the pages read it. */
export function accountsRoutes(auth: Auth, doors: Doors) {
  const { env } = doors
  return new Hono<ActorEnv>()
    .on(['GET', 'POST'], '/api/auth/*', (c) => {
      const request = new Request(c.req.raw)
      // The library takes the caller's address from a header; only this server may set it.
      request.headers.set('x-longhand-address', remoteAddress(c, env.TRUST_PROXY))
      return auth.handler(request)
    })
    .get('/api/session', async (c) => {
      if (!c.get('user')) return c.json({ user: null })
      // better-auth's own reading also moves the expiry of a session that is in use.
      const answer = await auth.api.getSession({ headers: c.req.raw.headers, returnHeaders: true })
      for (const cookie of answer.headers?.getSetCookie() ?? [])
        c.header('set-cookie', cookie, { append: true })
      return c.json({ user: c.get('user') })
    })
}
