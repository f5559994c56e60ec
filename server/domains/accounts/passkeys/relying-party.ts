import type { Env } from '../../../platform/env.ts'
import { isLoopbackName } from '../../../platform/loopback.ts'
import { trustedOrigins } from '../rules.ts'

/** Returns the name of this site to authenticators. Browsers take a host's name only, never its address. */
export function relyingParty(env: Pick<Env, 'BASE_URL'>): { id: string; origins: string[] } {
  const { hostname } = new URL(env.BASE_URL)
  return { id: isLoopbackName(hostname) ? 'localhost' : hostname, origins: trustedOrigins(env) }
}
