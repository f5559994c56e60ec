import type { Env } from '../../platform/env.ts'
import { isLoopbackName } from '../../platform/loopback.ts'

/** Returns the origins from which the product's own pages call the server, including all names of loopback. */
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

/** Over https, the prefix keeps other hosts, subdomains and paths from writing a cookie of this name (RFC 6265bis). */
export function cookiePrefix(env: BaseUrl): string {
  return `${isSecure(env) ? '__Host-' : ''}longhand`
}

function cookieName(env: BaseUrl, name: string): string {
  return `${cookiePrefix(env)}.${name}`
}

export function sessionCookieName(env: BaseUrl): string {
  return cookieName(env, 'session_token')
}

export function deviceCookieName(env: BaseUrl): string {
  return cookieName(env, 'device')
}
