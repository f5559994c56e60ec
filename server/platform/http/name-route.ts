import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { nameWork } from '../watchdog.ts'

/** Names a request's work by its route, such as `GET /api/chats/:id`, for the watchdog and for traces. */
export const nameRoute: MiddlewareHandler = (c, next) => {
  const { method, route } = routeNameOf(c)
  return nameWork(`${method} ${route}`, next, 'server')
}

/** A request with another method is named with this word, because callers could make many. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Returns the method and the pattern of a request's route. Middleware is registered for all methods, so the match for
 * this method is the handler.
 */
export function routeNameOf(c: Context): { method: string; route: string } {
  const given = c.req.method
  const handled = given === 'HEAD' ? 'GET' : given
  const handler = matchedRoutes(c).find(({ method }) => method === handled)
  return { method: methods.has(given) ? given : 'other', route: handler?.path ?? 'no route' }
}
