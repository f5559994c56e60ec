import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** The response header with the request's id, which the log and error pages show too. */
export const requestIdHeader = 'x-request-id'

const current = new AsyncLocalStorage<string>()

/** Returns the id of the request that the caller works for. */
export function currentRequestId(): string | undefined {
  return current.getStore()
}

/** Ids of a proxy, such as 32 hexadecimal digits of nginx. */
const proxyId = /^[\w-]{8,64}$/

/**
 * Gives each request an id. One that a trusted proxy has set is kept, so that its log and this one can be compared;
 * those of other callers are not.
 */
export function giveRequestId({ trustsProxy }: { trustsProxy: boolean }): MiddlewareHandler {
  return async (c, next) => {
    const given = trustsProxy ? c.req.header(requestIdHeader) : undefined
    const id = given && proxyId.test(given) ? given : randomUUID()
    await current.run(id, next)
    // A stream has sent its headers already, with the id.
    if (!c.env?.outgoing?.headersSent) c.res.headers.set(requestIdHeader, id)
  }
}
