import type { Context } from 'hono'
import type { ActorEnv } from './actor.ts'
import { addressGroup, remoteAddress } from './address.ts'

/** Returns the owner of a request's work, for the workers' queues: the account, or the visitor's network. */
export function workOwner(c: Context<ActorEnv>, env: { TRUST_PROXY: boolean }): string {
  return c.get('user')?.id ?? `network ${addressGroup(remoteAddress(c, env.TRUST_PROXY))}`
}
