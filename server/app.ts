import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { HTTPException } from 'hono/http-exception'
import { apiErrorBody, isApiPath, mcpPath } from '../contract/api/errors.ts'
import { refusalTexts } from '../contract/refusals.ts'
import type { BeforeAccountDeleted } from './domains/accounts/deletion/delete-account.ts'
import { accountExport } from './domains/accounts/export/export-account.ts'
import { handleExports } from './domains/accounts/export/export-job.ts'
import { leavingRoutes } from './domains/accounts/leaving-routes.ts'
import { handleLinkRequests } from './domains/accounts/links/send-link.ts'
import { operatorRoutes } from './domains/accounts/operator-routes.ts'
import { passkeyRoutes } from './domains/accounts/passkey-routes.ts'
import { pictureExport } from './domains/accounts/picture/export-picture.ts'
import { pictureRoutes } from './domains/accounts/picture-routes.ts'
import { accountsRoutes } from './domains/accounts/routes.ts'
import { sessionCookieName, trustedOrigins } from './domains/accounts/rules.ts'
import { securityRoutes } from './domains/accounts/security-routes.ts'
import { createReadSession, findOpenSessions } from './domains/accounts/sessions/read-session.ts'
import type { Auth } from './domains/accounts/sign-in/auth.ts'
import { requireOperator } from './domains/accounts/sign-in/operators.ts'
import { apiKeysExport } from './domains/api-keys/export-keys.ts'
import { readProgram } from './domains/api-keys/read-program.ts'
import { apiKeyRoutes } from './domains/api-keys/routes.ts'
import { endPlanOfAccount } from './domains/billing/cancel-plan.ts'
import { subscriptionExport } from './domains/billing/export-subscription.ts'
import { countPaidPlans } from './domains/billing/find-subscription.ts'
import { handleBillingEvents } from './domains/billing/jobs/receive-webhook.ts'
import { handleRefreshes } from './domains/billing/jobs/refresh-credits.ts'
import { billingRoutes } from './domains/billing/routes.ts'
import { createChatNews } from './domains/chats/chat-news.ts'
import { chatFileRoutes } from './domains/chats/file-routes.ts'
import { countWrittenChats, messagesByHour } from './domains/chats/list/count-written-chats.ts'
import { chatListRoutes } from './domains/chats/list-routes.ts'
import { chatNewsRoutes } from './domains/chats/news-routes.ts'
import { stopAllReplies } from './domains/chats/replies/stop-all-replies.ts'
import type { ReplyRuns } from './domains/chats/reply-runs.ts'
import { chatsRoutes } from './domains/chats/routes.ts'
import { chatShareRoutes } from './domains/chats/share-routes.ts'
import { temporaryChatRoutes } from './domains/chats/temporary-routes.ts'
import { chatsExport } from './domains/chats/transfer/export-chats.ts'
import { tokensOfPlans } from './domains/credits/daily-tokens.ts'
import { creditsExport } from './domains/credits/export-credits.ts'
import { rememberFreeWords } from './domains/credits/grant-free-words.ts'
import type { UsageSources } from './domains/credits/read-usage.ts'
import { creditsRoutes } from './domains/credits/routes.ts'
import { checksByHour, countChecks } from './domains/detector/count-checks.ts'
import { scansExport } from './domains/detector/export-scans.ts'
import { expireScans, keptScans } from './domains/detector/kept-scans.ts'
import { detectorRoutes } from './domains/detector/routes.ts'
import { handleCompactions } from './domains/essays/compact-essay.ts'
import { essaysExport } from './domains/essays/export-essays.ts'
import { essayRecordRoutes } from './domains/essays/record-routes.ts'
import { essaysRoutes } from './domains/essays/routes.ts'
import { searchEssays } from './domains/essays/search-essays.ts'
import { essaySourceRoutes } from './domains/essays/source-routes.ts'
import { essaySuggestionRoutes } from './domains/essays/suggestion-routes.ts'
import { essayVersionRoutes } from './domains/essays/version-routes.ts'
import { countHumanized, countRewrittenWords, rewritesByHour } from './domains/humanizer/count-humanized.ts'
import { humanizedTextsExport } from './domains/humanizer/export-humanized-texts.ts'
import { expireHumanizedTexts, keptHumanizedTexts } from './domains/humanizer/kept-humanized-texts.ts'
import { humanizerRoutes } from './domains/humanizer/routes.ts'
import { handleAnnouncements } from './domains/letters/announce.ts'
import { lettersExport } from './domains/letters/export-letters.ts'
import { lettersRoutes } from './domains/letters/routes.ts'
import { handleWeeklyReports, type WeekSources } from './domains/letters/weekly-report.ts'
import { localModelRoutes } from './domains/local-models/routes.ts'
import { auditCalls, operatingRoutes } from './domains/operating/routes.ts'
import { originalityExport } from './domains/originality/export-checks.ts'
import { expireChecks, keptChecks } from './domains/originality/kept-checks.ts'
import { originalityRoutes } from './domains/originality/routes.ts'
import { handleHistoryExpiry } from './domains/preferences/expire-history.ts'
import { preferencesExport } from './domains/preferences/export-preferences.ts'
import { keyRoutes } from './domains/preferences/key-routes.ts'

import { preferencesRoutes } from './domains/preferences/routes.ts'
import { apiChatRoutes } from './domains/public-api/chat-routes.ts'
import { apiEssayRoutes } from './domains/public-api/essay-routes.ts'
import { mcpRoutes } from './domains/public-api/mcp-routes.ts'
import { openApiRoutes } from './domains/public-api/openapi-routes.ts'
import { apiTextRoutes } from './domains/public-api/text-routes.ts'
import { paysForModels } from './domains/site/pays-for-models.ts'
import { siteRoutes } from './domains/site/routes.ts'
import { studyExport } from './domains/study/export-study.ts'
import { studyRoutes } from './domains/study/routes.ts'
import type { Doors } from './platform/context.ts'
import { AppError, asAppError, notFound } from './platform/errors.ts'
import { type ActorEnv, withActor } from './platform/http/actor.ts'
import { remoteAddress } from './platform/http/address.ts'
import { redirectToCanonicalHost } from './platform/http/canonical-host.ts'
import { gate, policyGaps } from './platform/http/gate.ts'
import { sameOrigin, securityHeaders } from './platform/http/guards.ts'
import { nameRoute } from './platform/http/name-route.ts'
import { createOpenStreams } from './platform/http/open-streams.ts'
import type { Pages } from './platform/http/pages.ts'
import { createPendingWork, type PendingWork } from './platform/http/pending-work.ts'
import { withProgram } from './platform/http/program.ts'
import { warnAboutProxy } from './platform/http/proxy-warning.ts'
import type { CallOf } from './platform/http/route-policy.ts'
import { keptTextRoutes } from './platform/kept-texts/kept-text-routes.ts'
import { healthRoutes } from './platform/readiness/health-routes.ts'
import type { ReadinessProbe } from './platform/readiness/readiness.ts'
import { countError } from './platform/telemetry/metrics.ts'
import { currentRequestId, giveRequestId } from './platform/telemetry/request-id.ts'
import { metricsRoutes } from './platform/telemetry/serve-metrics.ts'
import { watchRequests } from './platform/telemetry/watch-requests.ts'
import { routeCosts } from './route-costs.ts'
import { routePolicies } from './route-policies.ts'

/** The parts that main.ts adds to the domains: the built pages, and in local mode the stand-ins. */
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
  /** Work that a stopping server waits for. */
  work?: PendingWork
  /** Called in this order before an account is deleted; a failure keeps the account. */
  beforeAccountDeleted?: BeforeAccountDeleted[]
}

/** The contents of an account's export, in the order of the progress display. */
export const exportSources = [
  accountExport,
  pictureExport,
  preferencesExport,
  subscriptionExport,
  creditsExport,
  chatsExport,
  essaysExport,
  studyExport,
  scansExport,
  humanizedTextsExport,
  originalityExport,
  lettersExport,
  apiKeysExport,
]

/** The figures of the weekly report. */
export const weekSources: WeekSources = {
  chats: countWrittenChats,
  humanized: countHumanized,
  checks: countChecks,
}

/** Deletes the expired entries of each history. */
export const historyExpiries = [expireScans, expireHumanizedTexts, expireChecks]

/** The figures of the usage chart that the ledger does not have. */
const usageSources: UsageSources = {
  messages: messagesByHour,
  checks: checksByHour,
  rewrites: rewritesByHour,
  rewrittenWords: countRewrittenWords,
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
  } = parts
  const letGo: BeforeAccountDeleted[] = [
    ({ id }) => stopAllReplies(doors, runs, id),
    ({ id }) => endPlanOfAccount(doors, id),
    (user) => rememberFreeWords(doors, user),
    ...beforeAccountDeleted,
  ]
  handleExports(doors, exportSources)
  handleLinkRequests(doors)
  handleWeeklyReports(doors, weekSources)
  handleHistoryExpiry(doors, historyExpiries)
  handleAnnouncements(doors)
  handleCompactions(doors)
  handleBillingEvents(doors)
  handleRefreshes(doors)
  const { env } = doors
  const secure = env.BASE_URL.startsWith('https:')
  const readSession = createReadSession(doors.db, env.SECRET, sessionCookieName(env))
  const streams = createOpenStreams(doors, (ids) => findOpenSessions(doors.db, ids))
  const news = createChatNews(doors)
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
  app.use('/api/operator/*', auditCalls(doors))
  if (local) app.route('/local', local)

  const mounted = app
    .get('/api/config', (c) =>
      c.json({
        local: local !== null,
        mailbox: mailbox ? '/local/mail' : null,
        google: googleOn,
        signUps: env.SIGN_UPS,
        passwordMin: env.PASSWORD_MIN,
        humanizer: env.HUMANIZER,
        detector: env.DETECTOR,
        sourceLookUps: env.SOURCE_LOOKUPS,
        webSearch: doors.webSearch.isOn,
        // Applies to replies that the operator's key pays for; others are never blocked (docs/spec/decisions.md 45).
        chatNeedsWords: env.billing !== null && env.CHAT_NEEDS_WORDS,
        // Where plans are not sold nothing is limited, and no page mentions them.
        billing: env.billing !== null,
        // What the plans page says about the plans of this site.
        modelPlans: [...new Set(Object.values(env.AI_MODEL_PLANS))],
        tokensPerDay: env.AI_BASE_URL || paysForModels(doors) ? tokensOfPlans(env) : null,
        checkoutHosts: doors.payments?.hosts ?? [],
        cardForm: doors.payments?.cardForm ?? null,
        currency: env.BILLING_CURRENCY,
        tax: env.BILLING_TAX,
      }),
    )
    .route('/', accountsRoutes(auth, doors))
    .route('/', securityRoutes(doors, auth))
    .route('/', passkeyRoutes(doors, auth))
    .route('/', pictureRoutes(doors))
    .route('/', leavingRoutes(doors, auth, letGo))
    .route('/', operatorRoutes(doors))
    .route('/', localModelRoutes(doors))
    .route('/', operatingRoutes(doors, auth, letGo))
    .route('/', siteRoutes(doors, countPaidPlans))
    .route('/', preferencesRoutes(doors))
    .route('/', keyRoutes(doors))
    .route('/', lettersRoutes(doors))
    .route('/', creditsRoutes(doors, usageSources))
    .route('/', billingRoutes(doors))
    .route('/', detectorRoutes(doors))
    .route('/api/scans', keptTextRoutes(doors, keptScans))
    .route('/', humanizerRoutes(doors, work))
    .route('/api/humanized-texts', keptTextRoutes(doors, keptHumanizedTexts))
    .route('/', originalityRoutes(doors, work))
    .route('/api/originality/checks', keptTextRoutes(doors, keptChecks))
    .route('/', chatNewsRoutes(doors, news))
    .route('/', chatListRoutes(doors, searchEssays))
    .route('/', chatFileRoutes(doors))
    .route('/', chatShareRoutes(doors))
    .route('/', temporaryChatRoutes(doors))
    .route('/', chatsRoutes(doors, runs, news))
    .route('/', essaysRoutes(doors, news))
    .route('/', essayVersionRoutes(doors))
    .route('/', essaySuggestionRoutes(doors, work))
    .route('/', essayRecordRoutes(doors, news))
    .route('/', essaySourceRoutes(doors))
    .route('/', studyRoutes(doors, work))
    .route('/', apiKeyRoutes(doors))
    .route('/', openApiRoutes(doors))
    .route('/', apiTextRoutes(doors, work))
    .route('/', apiChatRoutes(doors, work))
    .route('/', apiEssayRoutes(doors, work, news))
    .route(
      '/',
      mcpRoutes(async (request, inner) => app.fetch(request, inner as object)),
    )
    .all('/api/*', missing)
    .get('*', (c) => pages.serve(c))
  const gaps = policyGaps(app.routes, routePolicies)
  if (gaps.length > 0) throw new Error(`server/route-policies.ts: ${gaps.join(', ')}.`)
  return mounted
}

/** Retry-After for 503 responses of the server itself. */
const unavailableSeconds = 5

export type AppType = ReturnType<typeof createApp>

/** Does not compile if a call has no row in server/route-policies.ts. */
routePolicies satisfies Record<CallOf<AppType>, unknown>

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
  const error = notFound('This address')
  return c.json(isApiPath(c.req.path) ? apiErrorBody(error) : error.body(), 404)
}

function isPageRequest(path: string): boolean {
  return !path.startsWith('/api/') && !path.startsWith('/assets/') && path !== mcpPath
}
