import type { Env } from '../../platform/env.ts'
import { isLoopbackName } from '../../platform/loopback.ts'

/** Addresses from which the product's own pages call the server. Loopback has several names for one place. */
export function trustedOrigins(env: Pick<Env, 'BASE_URL'>): string[] {
  const base = new URL(env.BASE_URL)
  const origins = [base.origin]
  if (isLoopbackName(base.hostname)) {
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      origins.push(`${base.protocol}//${host}${base.port ? `:${base.port}` : ''}`)
    }
  }
  return [...new Set(origins)]
}

type BaseUrl = Pick<Env, 'BASE_URL'>

export function isSecure({ BASE_URL }: BaseUrl): boolean {
  return BASE_URL.startsWith('https:')
}

/** With the prefix by which browsers take a cookie from https alone. */
function cookieName(env: BaseUrl, name: string): string {
  return `${isSecure(env) ? '__Secure-' : ''}longhand.${name}`
}

export function sessionCookieName(env: BaseUrl): string {
  return cookieName(env, 'session_token')
}

export function deviceCookieName(env: BaseUrl): string {
  return cookieName(env, 'device')
}
