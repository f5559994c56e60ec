import type { Context } from 'hono'
import type { ActorEnv } from './actor.ts'
import { addressGroup, remoteAddress } from './address.ts'

/** Whose work a request is, for the lines in front of the workers: the account's, or the visitor's network's. */
export function workOwner(c: Context<ActorEnv>, env: { TRUST_PROXY: boolean }): string {
  return c.get('user')?.id ?? `network ${addressGroup(remoteAddress(c, env.TRUST_PROXY))}`
}
