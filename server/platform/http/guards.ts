import type { MiddlewareHandler } from 'hono'
import { AppError } from '../errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Accepts state changes only from the product's own pages and from programs that send a Bearer token. */
export function sameOrigin(trusted: string[]): MiddlewareHandler {
  const allowed = new Set(trusted)
  return async (c, next) => {
    if (!safeMethods.has(c.req.method)) {
      const origin = c.req.header('origin')
      const site = c.req.header('sec-fetch-site')
      if (origin ? !allowed.has(origin) : site && !['same-origin', 'none'].includes(site)) {
        throw new AppError('forbidden_origin')
      }
    }
    await next()
  }
}

/**
 * Refuses a GET that changes something if another site's page makes the browser send it with the user's cookie, which
 * `SameSite=Lax` allows for links. Own pages, typed addresses and programs pass.
 */
export const ownPagesOnly: MiddlewareHandler = async (c, next) => {
  const site = c.req.header('sec-fetch-site')
  if (site && !['same-origin', 'none'].includes(site)) throw new AppError('forbidden_origin')
  await next()
}

/** Accepts only JSON bodies: a form on another site can send other types without a preflight request. */
export const jsonBodies: MiddlewareHandler = async (c, next) => {
  const type = c.req.header('content-type')
  // `raw.body` does not tell: Node's server gives every request except GET a stream, even an empty one.
  const hasBody =
    type !== undefined ||
    Number(c.req.header('content-length') ?? 0) > 0 ||
    c.req.header('transfer-encoding') !== undefined
  if (!safeMethods.has(c.req.method) && hasBody && !/^application\/json\b/i.test(type ?? '')) {
    throw new AppError('unsupported_media_type')
  }
  await next()
}

/** Hosts of the payment provider that its card form loads scripts and frames from, and sends cards to. */
type CardFormSources = { scripts: string; frames: string; calls: string }

const cardFormSources = {
  stripe: {
    scripts: ' https://js.stripe.com https://*.js.stripe.com',
    frames: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    calls: ' https://api.stripe.com',
  },
  local: { scripts: '', frames: " 'self'", calls: '' },
  none: { scripts: '', frames: '', calls: '' },
} as const satisfies Record<string, CardFormSources>

type PageParts = { scripts: string[]; secure: boolean; cardForm?: keyof typeof cardFormSources }

/**
 * Sets the security headers of every response. `scripts` are the hashes of the inline scripts that the build made;
 * `cardForm` is the provider whose card form pages may show.
 */
export function securityHeaders({ scripts, secure, cardForm = 'none' }: PageParts): MiddlewareHandler {
  const sources = cardFormSources[cardForm]
  const pagePolicy = [
    "default-src 'self'",
    `script-src 'self'${scripts.map((hash) => ` '${hash}'`).join('')}${sources.scripts}`,
    // Dialogs write the measured width of the scroll bar into a style element, so its hash cannot be known in advance.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${sources.calls}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    // An essay is printed from its PDF file, which the page makes.
    `frame-src blob:${sources.frames}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return async (c, next) => {
    await next()
    const { headers } = c.res
    const isPage = headers.get('content-type')?.startsWith('text/html')
    // The pages of local mode set a policy of their own.
    if (!headers.has('content-security-policy')) {
      headers.set('content-security-policy', isPage ? pagePolicy : policyOfData(c.req.path))
      headers.set('x-frame-options', 'DENY')
    }
    if (isPage) headers.set('permissions-policy', permissions)
    if (c.req.path.startsWith('/api/') && !headers.has('cache-control'))
      headers.set('cache-control', 'no-store')
    headers.set('x-content-type-options', 'nosniff')
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin')
    headers.set('cross-origin-opener-policy', 'same-origin')
    headers.set('cross-origin-resource-policy', 'same-origin')
    if (secure) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains')
  }
}

/**
 * Returns the policy for responses that are not pages: they may not be framed. A script's own policy also binds the
 * workers that it runs in, so scripts and other files get no further limits.
 */
function policyOfData(path: string): string {
  for (const [worker, policy] of workerPolicies) if (worker.test(path)) return policy
  const isFile = !path.startsWith('/api/') && /\.\w+$/.test(path)
  return isFile ? "frame-ancestors 'none'" : "default-src 'none'; frame-ancestors 'none'"
}

/**
 * A worker is bound by the policy of its own script. The grammar checker of essays alone may compile WebAssembly
 * (web/domains/essays/help/worker/help-worker.ts). All workers can reach this site only, so that a text which they read
 * cannot leave for another.
 */
const workerPolicies = [
  [
    /^\/assets\/help-worker-[\w-]+\.js$/,
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
  ],
  [
    /^\/assets\/[a-z-]{0,40}worker-[\w-]{1,40}\.js$/,
    "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
  ],
] as const

const permissions =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(self), payment=(), usb=()'
