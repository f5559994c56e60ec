import type { Context } from 'hono'
import type { ActorEnv } from './actor.ts'
import { addressGroup, addressSite, remoteAddress } from './address.ts'

const visitorMark = 'network '

/** Returns the owner of a request's work, for the workers' queues: the account, or the visitor's network. */
export function workOwner(c: Context<ActorEnv>, env: { TRUST_PROXY: boolean }): string {
  return c.get('user')?.id ?? visitorMark + addressGroup(remoteAddress(c, env.TRUST_PROXY))
}

/** Returns the /48 of a visitor who has an IPv6 address; null for users and for other visitors. */
export function visitorSite(c: Context<ActorEnv>, env: { TRUST_PROXY: boolean }): string | null {
  const site = c.get('user') ? null : addressSite(remoteAddress(c, env.TRUST_PROXY))
  return site && visitorMark + site
}

export function isVisitor(owner: string): boolean {
  return owner.startsWith(visitorMark)
}
