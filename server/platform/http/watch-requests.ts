import type { MiddlewareHandler } from 'hono'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { countRequest } from '../telemetry/metrics.ts'
import { describeSpan } from '../telemetry/spans.ts'
import { addressGroup, remoteAddress } from './address.ts'
import { routeNameOf } from './name-route.ts'

/** Counts each request by its route and status, and logs it if `LOG_REQUESTS` is on. No line has a path or a text. */
export function watchRequests({
  env,
  log,
}: {
  env: Pick<Env, 'LOG_REQUESTS' | 'LOG_ADDRESSES' | 'TRUST_PROXY'>
  log: Log
}): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    const ms = performance.now() - startedAt
    const { method, route } = routeNameOf(c)
    const { status } = c.res
    describeSpan(
      { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
      { hasFailed: status >= 500 },
    )
    countRequest({ method, route, status, seconds: ms / 1_000 })
    if (!env.LOG_REQUESTS) return
    const address = loggedAddress(remoteAddress(c, env.TRUST_PROXY), env)
    log.info({ method, route, status, ms: Math.round(ms * 10) / 10, ...address }, 'request')
  }
}

/** Returns as much of an address as `LOG_ADDRESSES` allows, for a line of the log. */
export function loggedAddress(
  address: string,
  { LOG_ADDRESSES }: Pick<Env, 'LOG_ADDRESSES'>,
): { address?: string } {
  if (LOG_ADDRESSES === 'off') return {}
  return { address: LOG_ADDRESSES === 'full' ? address : networkOf(address) }
}

/** The /24 of an IPv4 address, or the /64 of an IPv6 address. */
function networkOf(address: string): string {
  const [a, b, c] = address.split('.')
  return c === undefined ? addressGroup(address) : `${a}.${b}.${c}.0/24`
}
