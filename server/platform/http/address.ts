import { BlockList, isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * Returns the caller's address. After a trusted proxy, this is the last address in X-Forwarded-For, which the proxy
 * added.
 */
export function remoteAddress(c: Context, trustProxy: boolean): string {
  if (trustProxy) {
    const last = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    if (last) return plainAddress(last)
  }
  // A request that a test passes to the app directly has no connection.
  if (!c.env?.incoming) return '127.0.0.1'
  return plainAddress(getConnInfo(c).remote.address ?? 'unknown')
}

/** Returns the address and user agent of a call, for the security log and the limits. */
export function callOrigin(
  c: Context,
  env: { TRUST_PROXY: boolean },
): { address: string; userAgent: string | null } {
  return { address: remoteAddress(c, env.TRUST_PROXY), userAgent: c.req.header('user-agent') ?? null }
}

/**
 * Returns the unit that a limit counts: an IPv4 address, or the /64 of an IPv6 address, which is the smallest network a
 * customer gets (RFC 6177). Anything else is returned unchanged.
 */
export function addressGroup(address: string): string {
  const plain = plainAddress(address)
  return isIP(plain) === 6 ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain
}

/**
 * Returns the /48 of an IPv6 address, which one customer may have with its 65,536 networks; null for other addresses.
 * It gets a second, larger limit.
 */
export function addressSite(address: string): string | null {
  const plain = plainAddress(address)
  return isIP(plain) === 6 ? `${groupsOf(plain).slice(0, 3).join(':')}::/48` : null
}

/** How many times the limit of one network all networks of a /48 have together. */
export const networksOfSite = 10

/** Removes the port, brackets and zone that proxies add. Converts an IPv4-mapped IPv6 address to IPv4. */
export function plainAddress(address: string): string {
  const bare = /^\[(.+)\](:\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
  const unzoned = bare.replace(/%.*$/s, '').toLowerCase()
  if (isIP(unzoned) !== 6) return unzoned
  const groups = groupsOf(unzoned)
  if (!mapped.check(unzoned, 'ipv6')) return unzoned
  const [high, low] = [Number.parseInt(groups[6]!, 16), Number.parseInt(groups[7]!, 16)]
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

const mapped = new BlockList()
mapped.addSubnet('::ffff:0:0', 96, 'ipv6')

/** Returns the eight groups of a valid IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const hex = address.replace(/(?<!\d)(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
    [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((group) => group.toString(16)).join(':'),
  )
  const [head = '', tail] = hex.split('::')
  const first = head ? head.split(':') : []
  const last = tail ? tail.split(':') : []
  const gap = tail === undefined ? 0 : 8 - first.length - last.length
  return [...first, ...Array<string>(gap).fill('0'), ...last].map((group) =>
    Number.parseInt(group, 16).toString(16),
  )
}
