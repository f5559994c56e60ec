import type { IncomingMessage } from 'node:http'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Env } from '../platform/env.ts'
import { notFound } from '../platform/errors.ts'
import { remoteAddress } from '../platform/http/address.ts'
import { isLoopbackAddress, isLoopbackName } from '../platform/loopback.ts'

type Site = Pick<Env, 'BASE_URL' | 'production'>

/** Whether stand-ins for other services may exist: never in production, and only where BASE_URL is this computer. */
export function isLocalSite({ BASE_URL, production }: Site): boolean {
  return !production && isLoopbackName(new URL(BASE_URL).hostname)
}

/** Every stand-in calls this before it starts. */
export function requireLocalSite(site: Site, standIn: string): void {
  if (!isLocalSite(site))
    throw new Error(`${standIn} starts only where BASE_URL is this computer, and never in production.`)
}

/** All stand-ins under one guard, to be mounted at /local. A new one is a new entry here, never a mount of its own. */
export function localSite(site: Site, standIns: Record<`/${string}`, Hono | null | undefined>): Hono {
  requireLocalSite(site, 'The local site')
  const routes = new Hono().use('*', localOnly(site))
  for (const [path, standIn] of Object.entries(standIns)) if (standIn) routes.route(path, standIn)
  return routes
}

/**
 * Takes requests that a program or a browser on this computer sends directly, under BASE_URL's own name and port.
 * Everything else gets the answer of a page that does not exist. A proxy on this computer is a loopback peer too, so any
 * header that proxies add is refused, and so is a page of another site, whether it links here, frames or posts.
 */
function localOnly({ BASE_URL }: Site): MiddlewareHandler {
  const { host, origin } = new URL(BASE_URL)
  return async (c, next) => {
    const { headers } = c.req.raw
    // A request that a test hands to the app directly has no connection, and its Host stands in its address alone.
    const incoming: IncomingMessage | undefined = c.env?.incoming
    const asked = incoming ? headers.get('host') : new URL(c.req.url).host
    const isDirect =
      isLoopbackAddress(remoteAddress(c, false)) &&
      // No browser speaks HTTP/1.0 any more, but nginx does by default, and it may add no header at all.
      incoming?.httpVersion !== '1.0' &&
      ![...headers.keys()].some(isAddedByProxies)
    const isOwnPage =
      ['none', 'same-origin'].includes(headers.get('sec-fetch-site') ?? 'none') &&
      (headers.get('origin') ?? origin) === origin
    if (asked?.toLowerCase() !== host || !isDirect || !isOwnPage) throw notFound('This page')
    await next()
    if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', policyOfData)
    c.header('x-frame-options', 'SAMEORIGIN')
    c.header('cache-control', 'no-store')
  }
}

const policyOfData = "default-src 'none'; frame-ancestors 'none'"

/**
 * Neither browsers nor command line tools send a header that begins with `x-` on their own; proxies, tunnels and content
 * networks do. The others are the proxies' headers without that beginning.
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
