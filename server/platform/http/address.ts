import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** The caller's address; behind a trusted proxy the last one that it added to X-Forwarded-For. */
export function remoteAddress(c: Context, trustProxy: boolean): string {
  if (trustProxy) {
    const last = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    if (last) return last
  }
  // A request that a test hands to the app directly has no connection.
  if (!c.env?.incoming) return '127.0.0.1'
  return getConnInfo(c).remote.address ?? 'unknown'
}
