import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import type { PoolConfig } from 'pg'
import { brand } from '../contract/brand.ts'
import { applicationPaths } from '../contract/pages.ts'
import { noLegalNames } from '../contract/site/legal.ts'
import { createApp } from './app.ts'
import { startChores } from './chores.ts'
import type { GoogleDoor } from './domains/accounts/google/google-provider.ts'
import { mailSamples } from './domains/accounts/links/sample-mails.ts'
import { createAuth } from './domains/accounts/sign-in/auth.ts'
import { billingMailSamples } from './domains/billing/sample-mails.ts'
import { createReplyRuns } from './domains/chats/reply-runs.ts'
import { createShareOf } from './domains/credits/share-of-turns.ts'
import { letterSamples } from './domains/letters/letter-samples.ts'
import { readMailLanguage, wantsSecurityAlerts } from './domains/preferences/read-preferences.ts'
import { openSite } from './domains/site/open-site.ts'
import { openLocalGoogle } from './local/google/google.ts'
import { isLocalSite, localSite } from './local/local-site.ts'
import { startMailbox } from './local/mailbox/mailbox.ts'
import { mailboxRoutes } from './local/mailbox/routes.ts'
import { type LocalPayments, openLocalPayments } from './local/payments/payments.ts'
import { openLocalWriter } from './local/writer-model.ts'
import { openBulkFiles } from './platform/bulk-files/bulk-files.ts'
import { type Closers, createClosers } from './platform/closers.ts'
import { connectionModels } from './platform/connections/connection-models.ts'
import type { Doors } from './platform/context.ts'
import { openDatabase } from './platform/database/database.ts'
import { folderOf, startEmbeddedPostgres } from './platform/database/embedded.ts'
import { migrateDatabase } from './platform/database/migrate.ts'
import { openNotifier } from './platform/database/notify.ts'
import { openDocuments } from './platform/documents/documents.ts'
import type { Env } from './platform/env.ts'
import { openFiles, tryFiles } from './platform/files/files.ts'
import { createPendingWork, drainMs } from './platform/http/pending-work.ts'
import { type Doorkeeper, keepDoor } from './platform/http/stop-listening.ts'
import { openHumanizer } from './platform/humanizers/open-humanizer.ts'
import { openIdleMemory } from './platform/idle-memory.ts'
import { openJobs } from './platform/jobs/jobs.ts'
import {
  type LocalModels,
  type LocalModelsOptions,
  openLocalModels,
} from './platform/local-models/local-models.ts'
import { createQuietWarning, openLog } from './platform/log.ts'
import { openLookUps, userAgentOf } from './platform/look-ups/look-ups.ts'
import { createPublicApiFetch } from './platform/look-ups/public-api-fetch.ts'
import { openMailer } from './platform/mail/mail.ts'
import { senderOf } from './platform/mail/sender.ts'
import { endpointModel } from './platform/models/endpoint.ts'
import { localServers } from './platform/models/local-servers.ts'
import { type ChatModel, openModels } from './platform/models/models.ts'
import { openOwnModels } from './platform/models/own-models.ts'
import { streamInTurn } from './platform/models/stream-in-turn.ts'
import { openOriginality } from './platform/originality/originality.ts'
import { openPages } from './platform/pages/pages.ts'
import { openPayments } from './platform/payments/payments.ts'
import { openLoad } from './platform/readiness/overload.ts'
import { openReadiness } from './platform/readiness/readiness.ts'
import { type Site, shownBanner, withStoredSite } from './platform/site/site.ts'
import { openStateMetrics } from './platform/state-metrics.ts'
import { listenForMetrics } from './platform/telemetry/serve-metrics.ts'
import { openTracing } from './platform/telemetry/tracing.ts'
import { openWatchdog } from './platform/watchdog.ts'
import { openWebSearch } from './platform/web-search/web-search.ts'
import { openEngine } from './platform/workers/engine.ts'
import type { ShareOf } from './platform/workers/pool/pool.ts'
import { openYjsDocuments } from './platform/yjs/yjs-documents.ts'

export type RunningServer = {
  address: string
  /** The address of the mailbox on this computer, if there is no mail server. */
  mailbox: string | null
  doors: Doors
  stop: () => Promise<void>
}

type Google = { door: GoogleDoor; routes?: Hono; close?: () => Promise<void> }

const releaseMs = 1_000
/** The embedded database writes its last changes to the disk when it ends. */
const databaseStopMs = 30_000
/**
 * Longer than browsers and proxies keep a connection that nobody uses (nginx: 60 s), so that they close it and not this
 * server, which may do so in the moment when the next request arrives.
 */
const keepAliveMs = 75_000

/**
 * Opens every door, mounts the app and listens. `stop` closes everything in reverse order. `models` is another table of
 * models to download, for journeys.
 */
export async function startServer(
  given: Env,
  webFolder: string,
  { models: offered }: Pick<LocalModelsOptions, 'models'> = {},
): Promise<RunningServer> {
  const log = openLog(given)
  const closers = createClosers(log)
  try {
    const tracing = await openTracing(given, log)
    closers.add('tracing', () => tracing?.close())
    const yjs = openYjsDocuments()
    closers.add('documents of essays', () => yjs.close())
    const config = await databaseConfig(given, closers)
    const {
      db,
      searchDb,
      pool,
      waits,
      close: closePool,
    } = openDatabase({ ...config, max: given.DATABASE_POOL }, createQuietWarning(log, 'database'))
    closers.add('database', closePool)
    await migrateDatabase(pool)
    const notifier = openNotifier(config, pool)
    closers.add('notifier', () => notifier.close())
    const site = await openSite({ db, env: given, notifier, log })
    closers.add('site', () => site.close())
    const env = withStoredSite(given, site.stored)
    const files = openFiles({ db, env, log })
    await tryFiles(files, db, log)
    const lookUps = openLookUps({ isOn: () => env.SOURCE_LOOKUPS, userAgent: userAgentOf(env) })
    closers.add('look-ups', () => lookUps.close())
    const webSearch = openWebSearch({ url: env.SEARCH_URL ?? null, userAgent: userAgentOf(env) })
    const shareOf = createShareOf({ db, env })
    const engine = openEngine(env.ENGINE_THREADS, shareOf)
    closers.add('engine', () => engine.close())
    const originality = openOriginality(shareOf)
    closers.add('originality', () => originality.close())
    const documents = openDocuments(shareOf)
    closers.add('documents', () => documents.close())
    const bulkFiles = openBulkFiles(shareOf)
    closers.add('bulk files', () => bulkFiles.close())
    const mailbox = env.SMTP_URL ? null : await startMailbox(db, env)
    if (mailbox) closers.add('mailbox', () => mailbox.close())
    const jobs = openJobs({ db, notifier, secret: env.SECRET, log })
    const mailer = openMailer({
      jobs,
      url: env.SMTP_URL ?? mailbox!.smtpUrl,
      from: () => senderOf(env),
      languageOf: (address) => readMailLanguage(db, address),
    })
    closers.add('mailer', () => mailer.close())
    const writer = openLocalWriter({ engine, log, shareOf })
    closers.add('writer', writer.close)
    const localModels = openLocalModels({
      env,
      log,
      runtime: { shareOf },
      ...(offered ? { models: offered } : {}),
    })
    closers.add('local models', localModels.close)
    const models = modelsOf(env, { localModels, writer: writer.model, shareOf, site })
    openStateMetrics({ db, searchDb })
    if (env.METRICS_PORT) {
      const metrics = await listenForMetrics(env.METRICS_PORT)
      closers.add('metrics', metrics.close)
    }
    const localPayments = localPaymentsOf({ env: given, db, log })
    closers.add('local payments', () => localPayments?.close())
    const payments = openPayments(given, localPayments)
    const doors: Doors = {
      env,
      db,
      searchDb,
      notifier,
      files,
      jobs,
      mailer,
      models,
      localModels,
      ownModels: openOwnModels(env),
      engine,
      documents,
      bulkFiles,
      yjs,
      lookUps,
      fetchPublic: createPublicApiFetch(),
      originality,
      webSearch,
      humanizer: openHumanizer({ env, engine, models, site, log }),
      site,
      get payments() {
        return env.billing ? payments : null
      },
      log,
      now: () => new Date(),
    }
    const google = googleOf(env)
    closers.add('Google', () => google?.close?.())
    const runs = createReplyRuns(doors)
    const work = createPendingWork()
    const readiness = openReadiness({
      config,
      env,
      folders: [env.DATA_DIR, ...(env.DATABASE_URL ? [] : [folderOf(env.DATA_DIR)])],
      jobs,
      store: files.store,
      tryWorker: () => engine.detect('Is a worker there?', { owner: 'readiness' }),
    })
    closers.add('readiness', readiness.close)
    const app = createApp(doors, {
      auth: createAuth({
        ...doors,
        wantsAlerts: (userId) => wantsSecurityAlerts(doors.db, userId),
        google: google?.door ?? null,
      }),
      runs,
      work,
      readiness,
      load: openLoad(waits, env.DATABASE_POOL),
      pages: openPages(webFolder, {
        currency: env.BILLING_CURRENCY,
        routes: [...applicationPaths],
        baseUrl: env.BASE_URL,
        sellsPlans: () => env.billing !== null,
        identity: () => brand,
        banner: () => shownBanner(site.stored(), new Date()),
        legal: () => site.stored().legal ?? noLegalNames,
        showsPublicPages: () => env.PUBLIC_PAGES,
      }),
      local:
        mailbox || localPayments
          ? localSite(env, {
              '/': mailbox
                ? mailboxRoutes(db, async () => [
                    ...(await mailSamples(env.BASE_URL)),
                    ...letterSamples(env),
                    ...billingMailSamples(env.BASE_URL),
                  ])
                : null,
              '/google': google?.routes,
              '/payments': localPayments?.routes,
            })
          : null,
      mailbox: mailbox !== null,
      cardForm: payments?.cardForm ? payments.kind : 'none',
      googleOn: google !== null,
    })
    closers.add('jobs', () => jobs.close())
    const [door] = await Promise.all([listen(app.fetch, env), jobs.start()])
    // Interrupted runs still have to return their words.
    closers.add('interrupted work', () => work.drain(releaseMs))
    const drain = (patienceMs: number) => Promise.all([runs.drain(patienceMs), work.drain(patienceMs)])
    closers.add('requests', () => door.stop(drain), 3 * drainMs)
    const announceMs = env.DRAIN_SECONDS * 1_000
    closers.add(
      'announcing the end',
      async () => {
        readiness.drain()
        await sleep(announceMs)
      },
      announceMs + releaseMs,
    )
    void localPayments?.work().catch((err: unknown) => log.warn({ err }, 'local payments'))
    closers.add('chores', startChores(doors))
    closers.add('memory', openIdleMemory().close)
    const watchdog = openWatchdog(log)
    closers.add('watchdog', watchdog.close)
    return {
      address: env.BASE_URL,
      mailbox: mailbox && `${env.BASE_URL}/local/mail`,
      doors,
      stop: closers.close,
    }
  } catch (error) {
    await closers.close()
    throw error
  }
}

async function databaseConfig(env: Env, closers: Closers): Promise<PoolConfig> {
  if (env.DATABASE_URL) return { connectionString: env.DATABASE_URL }
  const embedded = await startEmbeddedPostgres({ dataDir: env.DATA_DIR })
  closers.add('embedded database', embedded.stop, databaseStopMs)
  return embedded.connection
}

/** Returns the operator's keys; without them a stand-in, but only together with the local mailbox. */
function googleOf(env: Env): Google | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env
  if (clientId && clientSecret) {
    const discoveryUrl = env.GOOGLE_DISCOVERY_URL
    return { door: async () => ({ clientId, clientSecret, discoveryUrl, subject: 'sub' }) }
  }
  // A stand-in of another process would not know the sign-ins that one has begun.
  return isLocalSite(env) && !env.SMTP_URL && env.WORKERS === 1 ? openLocalGoogle(env) : null
}

/** Returns the stand-in for the payment provider, which sends its webhooks to this server's own address. */
function localPaymentsOf({ env, db, log }: Pick<Doors, 'env' | 'db' | 'log'>): LocalPayments | null {
  if (env.billing !== 'local') return null
  const send = async (body: string, signature: string) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const answer = await fetch(`${env.BASE_URL}/api/stripe-webhook`, { method: 'POST', headers, body })
    return answer.status
  }
  return openLocalPayments({ env, db, log, now: () => new Date() }, send)
}

type ModelParts = { localModels: LocalModels; writer: ChatModel; shareOf: ShareOf; site: Site }

/** The models of the settings come first, then those of the operator's connections. */
function modelsOf(env: Env, { localModels, writer, shareOf, site }: ModelParts) {
  const builtIn = async () => [...(await localModels.source()), writer]
  const inTurn = env.AI_STREAMS ? streamInTurn({ max: env.AI_STREAMS, shareOf }) : (model: ChatModel) => model
  const names = [...new Set([...(env.AI_MODEL ? [env.AI_MODEL] : []), ...env.AI_MODELS])]
  const silenceMs = env.AI_SILENCE_SECONDS * 1_000
  const means = { contextTokens: env.AI_CONTEXT_TOKENS, sees: env.AI_VISION, silenceMs }
  const connected = async () => connectionModels(site.connections(), means).map(inTurn)
  const preferred = () => (env.AI_BASE_URL && env.AI_MODEL ? null : site.stored().defaults.chat)
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey } = env
  if (baseUrl && names.length > 0) {
    const reached = names.map((model) =>
      endpointModel({
        baseUrl,
        ...(apiKey ? { apiKey } : {}),
        model,
        label: model,
        kind: 'endpoint',
        ...means,
      }),
    )
    return openModels([async () => reached.map(inTurn), connected, builtIn], preferred)
  }
  const isConnected = (host: string) =>
    site.connections().some(({ address }) => new URL(address).host.replace('localhost', '127.0.0.1') === host)
  const onThisComputer = localServers(means, undefined, isConnected)
  const found = async () => (await onThisComputer()).map(inTurn)
  return openModels([connected, ...(env.LOCAL_MODELS ? [found] : []), builtIn], preferred)
}

function listen(fetch: Parameters<typeof serve>[0]['fetch'], env: Env): Promise<Doorkeeper> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, hostname: env.HOST, port: env.PORT }, () => resolve(door)) as Server
    const door = keepDoor(server)
    server.keepAliveTimeout = keepAliveMs
    server.on('error', reject)
  })
}
