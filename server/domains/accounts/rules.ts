import type { Env } from '../../platform/env.ts'

/** Addresses from which the product's own pages call the server. Loopback has several names for one place. */
export function trustedOrigins(env: Pick<Env, 'BASE_URL'>): string[] {
  const base = new URL(env.BASE_URL)
  const origins = [base.origin]
  if (['localhost', '127.0.0.1', '[::1]'].includes(base.hostname)) {
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      origins.push(`${base.protocol}//${host}${base.port ? `:${base.port}` : ''}`)
    }
  }
  return [...new Set(origins)]
}
