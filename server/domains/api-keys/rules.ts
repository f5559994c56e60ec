import { createHash, randomBytes } from 'node:crypto'
import { BlockList, isIP } from 'node:net'
import { plans, type Tier } from '../../../contract/plans.ts'
import type { Env } from '../../platform/env.ts'

/** Marks a text as a key, for people and for programs that look for leaked ones. */
export const keyMark = 'lh_'
const secretBytes = 32

export function createSecret(): string {
  return keyMark + randomBytes(secretBytes).toString('base64url')
}

/** A key has 256 random bits, so that a plain hash cannot be reversed. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Whether a plan includes the API; without plans every account has it (docs/spec/decisions.md 61). */
export function includesApi({ billing }: Pick<Env, 'billing'>, tier: Tier): boolean {
  return billing === null || plans[tier].hasApi
}

/** Whether a plan includes bulk jobs and usage by key. */
export function includesBulk({ billing }: Pick<Env, 'billing'>, tier: Tier): boolean {
  return billing === null || plans[tier].hasBulk
}

/** Reports whether this is an address or a network in CIDR notation. */
export function isAddressRange(range: string): boolean {
  const [address = '', prefix, ...more] = range.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  if (prefix === undefined) return true
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128)
}

export function isAddressIn(ranges: readonly string[], address: string): boolean {
  const version = isIP(address)
  if (version === 0) return false
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/')
    const kind = isIP(network) === 4 ? 'ipv4' : 'ipv6'
    if (prefix === undefined) list.addAddress(network, kind)
    else list.addSubnet(network, Number(prefix), kind)
  }
  return list.check(address, version === 4 ? 'ipv4' : 'ipv6')
}
