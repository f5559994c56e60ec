import type { MiddlewareHandler } from 'hono'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'

/**
 * Logs one warning when requests do not fit TRUST_PROXY. Without it, all users after a proxy share one address and its
 * limits; with it but without a proxy, any caller can choose an address.
 */
export function warnAboutProxy(
  { TRUST_PROXY: trusts }: Pick<Env, 'TRUST_PROXY'>,
  log: Log,
): MiddlewareHandler {
  let hasWarned = false
  return async (c, next) => {
    const hasHeader = c.req.header('x-forwarded-for') !== undefined
    if (!hasWarned && hasHeader !== trusts) {
      hasWarned = true
      log.warn(
        hasHeader
          ? 'X-Forwarded-For arrives but TRUST_PROXY is false: all visitors share the proxy’s address and its limits'
          : 'TRUST_PROXY is true but a request came without X-Forwarded-For: the server can be reached past the proxy',
      )
    }
    await next()
  }
}
