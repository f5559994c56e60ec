import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { brand } from '../../contract/brand.ts'
import { createApp } from '../app.ts'
import type { BeforeAccountDeleted } from '../domains/accounts/deletion/delete-account.ts'
import type { GoogleDoor } from '../domains/accounts/google/google-provider.ts'
import { mailSamples } from '../domains/accounts/links/sample-mails.ts'
import { createAuth } from '../domains/accounts/sign-in/auth.ts'
import { billingMailSamples } from '../domains/billing/sample-mails.ts'
import { createReplyRuns, type ReplyRuns } from '../domains/chats/reply-runs.ts'
import { letterSamples } from '../domains/letters/letter-samples.ts'
import { readMailLanguage, wantsSecurityAlerts } from '../domains/preferences/read-preferences.ts'
import { openSite } from '../domains/site/open-site.ts'
import { isLocalSite, localSite } from '../local/local-site.ts'
import { startMailbox } from '../local/mailbox/mailbox.ts'
import { mailboxRoutes } from '../local/mailbox/routes.ts'
import type { SendWebhook } from '../local/payments/deliver.ts'
import { type LocalPayments, openLocalPayments } from '../local/payments/payments.ts'
import { openLocalWriter } from '../local/writer-model.ts'
import { openBulkFiles } from '../platform/bulk-files/bulk-files.ts'
import { connectionModels } from '../platform/connections/connection-models.ts'
import type { Doors } from '../platform/context.ts'
import { openDatabase } from '../platform/database/database.ts'
import type { Connection } from '../platform/database/embedded.ts'
import { openNotifier } from '../platform/database/notify.ts'
import { openDocuments } from '../platform/documents/documents.ts'
import { readEnv } from '../platform/env.ts'
import { openFiles } from '../platform/files/files.ts'
import { openHumanizer } from '../platform/humanizers/open-humanizer.ts'
import type { Pace } from '../platform/humanizers/undetectable.ts'
import { openJobs } from '../platform/jobs/jobs.ts'
import { type LocalModelsOptions, openLocalModels } from '../platform/local-models/local-models.ts'
import { openLog } from '../platform/log.ts'
import { openLookUps } from '../platform/look-ups/look-ups.ts'
import { createPublicApiFetch } from '../platform/look-ups/public-api-fetch.ts'
import { openMailer } from '../platform/mail/mail.ts'
import { senderOf } from '../platform/mail/sender.ts'
import { type ChatModel, openModels } from '../platform/models/models.ts'
import { openOwnModels } from '../platform/models/own-models.ts'
import { openOriginality } from '../platform/originality/originality.ts'
import { openPages } from '../platform/pages/pages.ts'
import { openPayments } from '../platform/payments/payments.ts'
import { openLoad } from '../platform/readiness/overload.ts'
import { withStoredSite } from '../platform/site/site.ts'
import { openWebSearch } from '../platform/web-search/web-search.ts'
import { type Engine, openEngine } from '../platform/workers/engine.ts'
import { openYjsDocuments } from '../platform/yjs/yjs-documents.ts'
import { makeUser } from './fixture-user.ts'
import { createTestDatabase } from './test-database.ts'
import type { TestUser } from './test-user.ts'

export type TestApp = {
  doors: Doors
  connection: Connection
  /** The stand-in for the payment provider; null where plans are not sold. */
  localPayments: LocalPayments | null
  /** Replies that this app is writing. */
  runs: ReplyRuns
  fetch: (request: Request, ...rest: unknown[]) => Response | Promise<Response>
  /** Every path of the accounts library, whether or not the app exposes it. */
  libraryRoutes: { method: string; path: string }[]
  /** Calls the app as a browser would, without a port. */
  request: (path: string, init?: RequestInit) => Promise<Response>
  /** The app's routes, as mounted. */
  routes: { method: string; path: string; handler: object }[]
  /** A signed-in user, by a fixture; `signUpUser` goes the whole way. */
  signUp: (name?: string) => Promise<TestUser>
  close: () => Promise<void>
}

export type TestAppOptions = {
  /** Work of billing and others before an account is deleted. */
  beforeAccountDeleted?: BeforeAccountDeleted[]
  settings?: Record<string, string>
  /** Models to offer before the built-in writer. */
  models?: ChatModel[]
  /** Doors that replace the usual ones. */
  doors?: Partial<Pick<Doors, 'engine' | 'mailer' | 'now' | 'lookUps' | 'webSearch'>>
  /** Sends requests to addresses that users chose: their own model services, and webhooks. */
  fetchPublic?: typeof fetch
  /** The table of models that can be downloaded, and the limits of their runtime. */
  localModels?: Omit<LocalModelsOptions, 'env' | 'log'>
  /** How often Undetectable.ai is polled, and for how long; short in tests. */
  pace?: Pace
  /** Receives the webhooks of the local payment provider instead of the app. */
  sendWebhook?: SendWebhook
  /** The Google stand-in; without it there is no such sign-in. */
  google?: GoogleDoor | null
  /** The database of another app, for a second server; it is not dropped at the end. */
  database?: Connection
  /** Refuses calls while too many statements wait, which tests that make many calls at once do not want. */
  refusesOverload?: boolean
}

const connectionsMax = 5

let sharedEngine: Engine | null = null

/**
 * Returns one engine for all test files of this process, because its thread takes a second to load the model. It ends
 * with the process.
 */
function engineOfProcess(): Engine {
  sharedEngine ??= openEngine(1)
  return sharedEngine
}

/** Creates the whole server on a separate database: real PostgreSQL, SMTP and engine, without a port. */
export async function createTestApp({
  settings = {},
  models = [],
  doors: given = {},
  database,
  refusesOverload = false,
  pace = {},
  localModels: localModelOptions = {},
  fetchPublic,
  beforeAccountDeleted = [],
  google = null,
  sendWebhook,
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'longhand-app-'))
  const chosen = readEnv(
    {
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      LOCAL_MODELS: 'off',
      // Required with a public BASE_URL. The mails of every test go to the mailbox.
      ...(settings.BASE_URL ? { SMTP_URL: 'smtp://mail.example' } : {}),
      ...settings,
    },
    '',
  )
  const { connection, drop } = database
    ? { connection: database, drop: async () => {} }
    : await createTestDatabase()
  const log = openLog(chosen)
  const {
    db,
    searchDb,
    pool,
    waits,
    close: closePool,
  } = openDatabase({ ...connection, max: connectionsMax }, () => {})
  const notifier = openNotifier(connection, pool)
  const site = await openSite({ db, env: chosen, notifier, log })
  const env = withStoredSite(chosen, site.stored)
  const mailbox = await startMailbox(db, { BASE_URL: 'http://localhost', production: false })
  const jobs = openJobs({ db, notifier, secret: env.SECRET, log, pollSeconds: 0.5 })
  const mailer = openMailer({
    jobs,
    url: mailbox.smtpUrl,
    from: () => senderOf(env),
    languageOf: (address) => readMailLanguage(db, address),
    retryDelaySeconds: 0,
  })
  const engine = given.engine ?? engineOfProcess()
  const documents = openDocuments()
  const bulkFiles = openBulkFiles()
  const yjs = openYjsDocuments()
  const originality = openOriginality()
  const lookUps = given.lookUps ?? openLookUps({ isOn: () => false, userAgent: '' })
  const writer = openLocalWriter({ engine, log })
  const localModels = openLocalModels({ env, log, ...localModelOptions })
  const offered = openModels(
    [
      async () => models,
      async () => connectionModels(site.connections(), { contextTokens: env.AI_CONTEXT_TOKENS, sees: false }),
      localModels.source,
      async () => [writer.model],
    ],
    () => site.stored().defaults.chat,
  )
  const humanizer = openHumanizer({ env, engine, models: offered, site, log, ...pace })
  const now = given.now ?? (() => new Date())
  const localPayments =
    chosen.billing === 'local'
      ? openLocalPayments(
          { env, db, log, now },
          sendWebhook ?? ((...webhook) => passWebhook(request, webhook)),
          0,
        )
      : null
  const payments = openPayments(chosen, localPayments)
  const doors: Doors = {
    env,
    db,
    searchDb,
    notifier,
    files: openFiles({ db, env, log }),
    jobs,
    mailer,
    models: offered,
    localModels,
    ownModels: openOwnModels({ ...env, ...(fetchPublic ? { fetchPublic } : {}) }),
    engine,
    documents,
    bulkFiles,
    yjs,
    lookUps,
    fetchPublic: fetchPublic ?? createPublicApiFetch(),
    originality,
    webSearch: openWebSearch({ url: env.SEARCH_URL ?? null, userAgent: '' }),
    humanizer,
    site,
    get payments() {
      return env.billing ? payments : null
    },
    log,
    now,
    ...given,
  }
  const runs = createReplyRuns(doors)
  const auth = createAuth({
    ...doors,
    wantsAlerts: (userId) => wantsSecurityAlerts(doors.db, userId),
    google,
  })
  const app = createApp(doors, {
    auth,
    runs,
    ...(refusesOverload ? { load: openLoad(waits, connectionsMax) } : {}),
    pages: openPages(join(dataDir, 'no-pages'), {
      currency: env.BILLING_CURRENCY,
      routes: ['/chat'],
      baseUrl: env.BASE_URL,
      sellsPlans: () => env.billing !== null,
      identity: () => brand,
    }),
    local: isLocalSite(env)
      ? localSite(env, {
          '/': mailboxRoutes(db, async () => [
            ...(await mailSamples(env.BASE_URL)),
            ...letterSamples(env),
            ...billingMailSamples(env.BASE_URL),
          ]),
          '/payments': localPayments?.routes,
        })
      : null,
    googleOn: google !== null,
    cardForm: payments?.cardForm ? payments.kind : 'none',
    beforeAccountDeleted,
  })

  const request: TestApp['request'] = async (path, init) => app.request(`${env.BASE_URL}${path}`, init)
  return {
    doors,
    connection,
    localPayments,
    runs,
    libraryRoutes: Object.values(auth.api).flatMap((call) => {
      const { path, options } = call as { path?: string; options: { method: string | string[] } }
      return path ? [options.method].flat().map((method) => ({ method, path: `/api/auth${path}` })) : []
    }),
    fetch: app.fetch as TestApp['fetch'],
    request,
    routes: app.routes,
    signUp: (name) => makeUser({ doors, auth, request }, name),
    async close() {
      await runs.drain(2_000)
      await localPayments?.close()
      await jobs.close(2_000)
      mailer.close()
      await mailbox.close()
      await localModels.close()
      writer.close()
      documents.close()
      bulkFiles.close()
      lookUps.close()
      yjs.close()
      originality.close()
      site.close()
      await notifier.close()
      await closePool()
      await drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function passWebhook(
  request: TestApp['request'],
  [body, signature]: Parameters<SendWebhook>,
): Promise<number> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return (await request('/api/stripe-webhook', { method: 'POST', headers, body })).status
}

/** Creates an app for a single test. */
export async function useTestApp(options?: TestAppOptions): Promise<TestApp> {
  const app = await createTestApp(options)
  onTestFinished(app.close)
  return app
}
