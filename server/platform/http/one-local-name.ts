import type { MiddlewareHandler } from 'hono'
import { isLoopbackName } from '../loopback.ts'

/**
 * This computer has several names, and a browser keeps cookies for each. Pages that are opened under another one than
 * BASE_URL's go there first: links in mails and the way back from Google lead to BASE_URL, and would find nobody signed in.
 */
export function oneLocalName(baseUrl: string): MiddlewareHandler {
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
