import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { HTTPException } from 'hono/http-exception'
import { apiErrorBody, isApiPath, mcpPath } from '../contract/api/errors.ts'
import { refusalTexts } from '../contract/refusals.ts'
import { allDomains, routePolicies } from './all-domains.ts'
import { collectParts } from './domain-parts.ts'
import type { BeforeAccountDeleted } from './domains/accounts/deletion/delete-account.ts'
import { sessionCookieName, trustedOrigins } from './domains/accounts/rules.ts'
import { createReadSession, findOpenSessions } from './domains/accounts/sessions/read-session.ts'
import type { Auth } from './domains/accounts/sign-in/auth.ts'
import { requireOperator } from './domains/accounts/sign-in/operators.ts'
import { readProgram } from './domains/api-keys/read-program.ts'
import type { ReplyRuns } from './domains/chats/reply-runs.ts'
import type { FetchApp } from './domains/domain.ts'
import type { Doors } from './platform/context.ts'
import { AppError, asAppError, notFound } from './platform/errors.ts'
import { type ActorEnv, withActor } from './platform/http/actor.ts'
import { remoteAddress } from './platform/http/address.ts'
import { redirectToCanonicalHost } from './platform/http/canonical-host.ts'
import { gate, policyGaps } from './platform/http/gate.ts'
import { sameOrigin, securityHeaders } from './platform/http/guards.ts'
import { nameRoute } from './platform/http/name-route.ts'
import { createOpenStreams } from './platform/http/open-streams.ts'
import { createPendingWork, type PendingWork } from './platform/http/pending-work.ts'
import { withProgram } from './platform/http/program.ts'
import { warnAboutProxy } from './platform/http/proxy-warning.ts'
import { watchRequests } from './platform/http/watch-requests.ts'
import { createQuietWarning } from './platform/log.ts'
import type { Pages } from './platform/pages/pages.ts'
import { routeCosts } from './platform/policies/route-costs.ts'
import { healthRoutes } from './platform/readiness/health-routes.ts'
import { type Load, refuseOverload } from './platform/readiness/overload.ts'
import type { ReadinessProbe } from './platform/readiness/readiness.ts'
import { currentRequestId, giveRequestId } from './platform/request-id.ts'
import { countError } from './platform/telemetry/metrics.ts'
import { metricsRoutes } from './platform/telemetry/serve-metrics.ts'

/** The parts that start-server.ts adds to the domains: the built pages, and in local mode the stand-ins. */
export type AppParts = {
  auth: Auth
  runs: ReplyRuns
  pages: Pages
  local: Hono | null
  /** Whether mail waits in the local mailbox. */
  mailbox?: boolean
  googleOn: boolean
  /** The provider whose card form pages may show, also while plans are turned off. */
  cardForm?: 'stripe' | 'local' | 'none'
  /** Whether this server can serve requests; without it, always. */
  readiness?: ReadinessProbe
  /** How much this server has to do; without it, no call is refused for that. */
  load?: Load
  /** Work that a stopping server waits for. */
  work?: PendingWork
  /** Called in this order before an account is deleted; a failure keeps the account. */
  beforeAccountDeleted?: BeforeAccountDeleted[]
}

export function createApp(doors: Doors, parts: AppParts) {
  const {
    auth,
    runs,
    pages,
    local,
    googleOn,
    cardForm = 'none',
    mailbox = local !== null,
    work = createPendingWork(),
    beforeAccountDeleted = [],
    readiness = null,
    load = null,
  } = parts
  const front = { local: local !== null, mailbox, googleOn }
  const fetchApp: FetchApp = async (request, inner) => app.fetch(request, inner as object)
  const shared = collectParts(doors, { auth, runs, work, front, fetchApp, beforeAccountDeleted })
  const { env } = doors
  const secure = env.BASE_URL.startsWith('https:')
  const readSession = createReadSession(doors.db, env.SECRET, sessionCookieName(env))
  const streams = createOpenStreams(doors, (ids) => findOpenSessions(doors.db, ids))
  const app = new Hono<ActorEnv>()

  app.onError((error, c) => {
    const known = bodyFault(error) ?? asAppError(error)
    countError(known.code)
    if (known.code === 'internal' || known.code === 'database_unavailable') {
      doors.log.error({ err: error, method: c.req.method, route: c.req.routePath }, known.code)
    }
    const seconds = known.details?.retryAfterSeconds ?? (known.status === 503 ? unavailableSeconds : null)
    if (seconds) c.header('retry-after', String(seconds))
    if (isPageRequest(c.req.path)) return pages.failure(c, known.status)
    if (isApiPath(c.req.path)) return c.json(apiErrorBody(known), known.status as 500)
    const detail = c.req.path.startsWith('/api/humanize') ? { detail: known.message } : {}
    // With it, a user can name the failure, and the operator finds its lines in the log.
    const requestId = known.status >= 500 ? currentRequestId() : undefined
    return c.json({ ...known.body(), ...detail, ...(requestId ? { requestId } : {}) }, known.status as 500)
  })
  app.notFound((c) => (isPageRequest(c.req.path) ? pages.missing(c) : missing(c)))

  app.use(giveRequestId({ trustsProxy: env.TRUST_PROXY }))
  app.use(nameRoute)
  app.use(watchRequests(doors))
  app.use(securityHeaders({ scripts: pages.scriptHashes, secure, cardForm }))
  app.use(compressTexts)
  app.use('/api/*', warnAboutProxy(env, doors.log))
  app.use(redirectToCanonicalHost(env.BASE_URL))
  for (const path of ['/api/*', mcpPath]) app.use(path, sameOrigin(trustedOrigins(env)))
  if (load) {
    const overload = refuseOverload(load, {
      policies: routePolicies,
      costs: routeCosts,
      onRefusal: warnOf(doors),
    })
    for (const path of ['/api/*', mcpPath]) app.use(path, overload)
  }
  app.use('/api/*', withActor(readSession, streams))
  const programs = withProgram((secret, c) => readProgram(doors, secret, remoteAddress(c, env.TRUST_PROXY)))
  const limits = gate(doors, {
    policies: routePolicies,
    costs: routeCosts,
    requireOperator: (userId) => requireOperator({ ...doors, userId }),
  })
  for (const path of ['/api/v1/*', mcpPath]) app.use(path, programs)
  for (const path of ['/api/*', mcpPath]) app.use(path, limits)
  app.route('/', healthRoutes(readiness))
  app.route('/', metricsRoutes(env))
  for (const { beforeRoutes } of allDomains) beforeRoutes?.(app, doors)
  if (local) app.route('/local', local)

  for (const { routes } of allDomains) if (routes) app.route('/', routes(doors, shared) as Hono<ActorEnv>)
  app.all('/api/*', missing)
  app.get('*', (c) => pages.serve(c))
  const gaps = policyGaps(app.routes, routePolicies)
  if (gaps.length > 0) throw new Error(`Policies of the domains: ${gaps.join(', ')}.`)
  return app
}

/** Logs that calls are refused, at most once a minute. */
function warnOf({ log }: Pick<Doors, 'log'>): () => void {
  const warn = createQuietWarning(log, 'more work than this server can do: calls are refused')
  return () => warn(new AppError('server_busy'))
}

/** Retry-After for 503 responses of the server itself. */
const unavailableSeconds = 5

/** Streams are not compressed, because compression would delay tokens. */
const compressTexts = compress({ threshold: 1024 })

/** Hono throws its own exceptions for a body that is not JSON, and for an unreadable form. */
function bodyFault(error: Error): AppError | null {
  if (error instanceof SyntaxError || /malformed json/i.test(error.message)) {
    return new AppError('bad_json')
  }
  if (error instanceof HTTPException && error.status === 400)
    return new AppError('invalid_input', refusalTexts.formUnreadable)
  return null
}

/** The answer to a call that does not exist. */
function missing(c: Context) {
  const error = notFound('address')
  return c.json(isApiPath(c.req.path) ? apiErrorBody(error) : error.body(), 404)
}

function isPageRequest(path: string): boolean {
  return !path.startsWith('/api/') && !path.startsWith('/assets/') && path !== mcpPath
}
