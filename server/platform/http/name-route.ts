import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { nameWork } from '../watchdog.ts'

/** Names a request's work by its route, such as `GET /api/chats/:id`, for the watchdog. */
export const nameRoute: MiddlewareHandler = (c, next) => nameWork(nameOf(c), next)

/** Middleware is registered for all methods, so the match for this method is the handler. */
function nameOf(c: Context): string {
  const handler = matchedRoutes(c).find(({ method }) => method === c.req.method)
  return `${c.req.method} ${handler?.path ?? 'no route'}`
}
