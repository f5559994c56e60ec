import type { MiddlewareHandler } from 'hono'
import { isLoopbackName } from '../loopback.ts'

/**
 * Redirects pages that are opened under another name of this computer to the name in BASE_URL. A browser keeps separate
 * cookies for each name, and links in mails and the return from Google lead to BASE_URL, where the user would not be
 * signed in.
 */
export function redirectToCanonicalHost(baseUrl: string): MiddlewareHandler {
  const base = new URL(baseUrl)
  return async (c, next) => {
    const { hostname, port, pathname, search } = new URL(c.req.url)
    const isOther = hostname !== base.hostname && port === base.port
    const isPage = c.req.method === 'GET' && (c.req.header('accept') ?? '').includes('text/html')
    if (isPage && isOther && isLoopbackName(hostname) && isLoopbackName(base.hostname))
      return c.redirect(base.origin + pathname + search, 307)
    await next()
  }
}
