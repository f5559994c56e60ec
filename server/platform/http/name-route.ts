import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { nameWork } from '../watchdog.ts'

/** Names the work of a request by its route, such as `GET /api/chats/:id`, for the watchdog. */
export const nameRoute: MiddlewareHandler = (c, next) => nameWork(`${c.req.method} ${routePath(c, -1)}`, next)
