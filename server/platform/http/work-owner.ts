import type { Context } from 'hono'
import type { ActorEnv } from './actor.ts'
import { addressGroup, remoteAddress } from './address.ts'

const visitorMark = 'network '

/** Returns the owner of a request's work, for the workers' queues: the account, or the visitor's network. */
export function workOwner(c: Context<ActorEnv>, env: { TRUST_PROXY: boolean }): string {
  return c.get('user')?.id ?? visitorMark + addressGroup(remoteAddress(c, env.TRUST_PROXY))
}

export function isVisitor(owner: string): boolean {
  return owner.startsWith(visitorMark)
}
