import type { IncomingMessage } from 'node:http'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Env } from '../platform/env.ts'
import { notFound } from '../platform/errors.ts'
import { remoteAddress } from '../platform/http/address.ts'
import { isLoopbackAddress, isLoopbackName } from '../platform/loopback.ts'

type Site = Pick<Env, 'BASE_URL' | 'production'>

/**
 * Returns true when stand-ins for other services may run: never in production, and only if BASE_URL is this computer.
 */
export function isLocalSite({ BASE_URL, production }: Site): boolean {
  return !production && isLoopbackName(new URL(BASE_URL).hostname)
}

/** Throws unless the site is local. Every stand-in calls this before it starts. */
export function requireLocalSite(site: Site, standIn: string): void {
  if (!isLocalSite(site))
    throw new Error(`${standIn} starts only where BASE_URL is this computer, and never in production.`)
}

/** Mounts all stand-ins under one guard, at /local. Add a new one here, never with a mount of its own. */
export function localSite(site: Site, standIns: Record<`/${string}`, Hono | null | undefined>): Hono {
  requireLocalSite(site, 'The local site')
  const routes = new Hono().use('*', localOnly(site))
  for (const [path, standIn] of Object.entries(standIns)) if (standIn) routes.route(path, standIn)
  return routes
}

/**
 * Accepts only requests that a program or a browser on this computer sends directly, under BASE_URL's name and port;
 * all others get a 404. A proxy on this computer also connects from loopback, so any header that proxies add is
 * refused. Links, frames and posts from another site's pages are refused too.
 */
function localOnly({ BASE_URL }: Site): MiddlewareHandler {
  const { host, origin } = new URL(BASE_URL)
  return async (c, next) => {
    const { headers } = c.req.raw
    // A request that a test passes to the app directly has no connection; its host is only in the URL.
    const incoming: IncomingMessage | undefined = c.env?.incoming
    const asked = incoming ? headers.get('host') : new URL(c.req.url).host
    const isDirect =
      isLoopbackAddress(remoteAddress(c, false)) &&
      // No current browser sends HTTP/1.0, but nginx does by default and may add no header.
      incoming?.httpVersion !== '1.0' &&
      ![...headers.keys()].some(isAddedByProxies)
    const isOwnPage =
      ['none', 'same-origin'].includes(headers.get('sec-fetch-site') ?? 'none') &&
      (headers.get('origin') ?? origin) === origin
    if (asked?.toLowerCase() !== host || !isDirect || !isOwnPage) throw notFound('page')
    await next()
    if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', policyOfData)
    c.header('x-frame-options', 'SAMEORIGIN')
    c.header('cache-control', 'no-store')
  }
}

const policyOfData = "default-src 'none'; frame-ancestors 'none'"

/**
 * Browsers and command line tools send no header that begins with `x-` by themselves; proxies, tunnels and content
 * networks do. The list has the proxies' headers without this prefix.
 */
function isAddedByProxies(name: string): boolean {
  return proxyHeaders.has(name) || proxyPrefixes.some((prefix) => name.startsWith(prefix))
}

const proxyHeaders = new Set(['via', 'client-ip', 'remote-addr', 'max-forwards', 'forwarded-for'])
const proxyPrefixes = [
  'x-',
  'forwarded',
  'true-client-',
  'proxy-',
  'cf-',
  'cdn-',
  'fastly-',
  'fly-',
  'akamai-',
  'ali-',
  'incap-',
  'sucuri-',
  'tailscale-',
  'ngrok-',
  'wl-proxy-',
]
