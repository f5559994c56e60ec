import { BlockList, isIP } from 'node:net'
import { plainAddress } from '../http/address.ts'

/** Networks that are not part of the public internet (IANA special-purpose address registries). */
const special = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, prefix, 'ipv4')
// 6to4 and Teredo contain IPv4 addresses, which may be private.
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, prefix, 'ipv6')

/** The only part of IPv6 that is assigned to the public internet. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/** Reports whether an IP address is one of the public internet, so that a request cannot reach the server's own network. */
export function isPublicAddress(address: string): boolean {
  const plain = plainAddress(address)
  const family = isIP(plain)
  if (family === 4) return !special.check(plain, 'ipv4')
  return family === 6 && global.check(plain, 'ipv6') && !special.check(plain, 'ipv6')
}
