import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Doors } from '../../platform/context.ts'
import { requireLocalSite } from '../local-site.ts'
import { type PaymentsApi, serveApi } from './api.ts'
import { advanceSubscription } from './billing-cycle.ts'
import { deliverDue, type SendWebhook } from './deliver.ts'
import { paymentsRoutes } from './routes.ts'
import type { Subscription } from './shapes.ts'
import { withStore } from './store.ts'
import { localPaymentObjects } from './tables.ts'

export type LocalPayments = {
  /** Starts the API on first use and returns what the SDK needs to reach it. */
  start: () => Promise<{ host: string; port: number }>
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Mounted under /local/payments. */
  routes: Hono
  /** Renews subscriptions that are due and sends waiting webhooks. */
  work: () => Promise<void>
  close: () => Promise<void>
}

type LocalDoors = Pick<Doors, 'db' | 'env' | 'log' | 'now'>

const workEveryMs = 5_000

/**
 * A stand-in for the payment provider on this computer, with its objects in the database. Throws unless the site is
 * local. All servers of a database derive the same keys.
 */
export function openLocalPayments(
  doors: LocalDoors,
  send: SendWebhook,
  everyMs = workEveryMs,
): LocalPayments {
  const { env, db, log, now } = doors
  requireLocalSite(env, 'The local payment provider')
  const secretKey = `sk_test_local_${keyFor(env.SECRET, 'secret key')}`
  const publishableKey = `pk_test_local_${keyFor(env.SECRET, 'publishable key')}`
  const webhookSecret = `whsec_local_${keyFor(env.SECRET, 'webhooks')}`
  const siteUrl = env.BASE_URL
  let started: Promise<PaymentsApi> | null = null
  let working: Promise<void> | null = null
  let again = false
  let isClosed = false

  async function workOnce(): Promise<void> {
    await withStore(db, now, async (store) => {
      const { data } = localPaymentObjects
      const time = store.realSeconds()
      const own = sql`${data} ->> 'test_clock' is null and ${data} ->> 'status' <> 'canceled'`
      for (const each of await store.all<Subscription>('subscription', null, own))
        await advanceSubscription({ store, siteUrl }, each, time)
    })
    await deliverDue(doors, webhookSecret, send)
  }

  /** Runs once at a time; a wish that arrives meanwhile leads to one more run. */
  function work(): Promise<void> {
    if (isClosed) return Promise.resolve()
    again = true
    working ??= (async () => {
      while (again && !isClosed) {
        again = false
        await workOnce()
      }
    })().finally(() => {
      working = null
    })
    return working
  }
  const workSoon = () => void work().catch((err: unknown) => log.warn({ err }, 'local payments'))
  const timer = everyMs > 0 ? setInterval(workSoon, everyMs).unref() : undefined

  return {
    secretKey,
    publishableKey,
    webhookSecret,
    routes: paymentsRoutes(doors, { siteUrl, publishableKey, onChange: workSoon }),
    work,
    async start() {
      started ??= serveApi(doors, { secretKey, siteUrl, onChange: workSoon })
      return { host: '127.0.0.1', port: (await started).port }
    },
    async close() {
      isClosed = true
      clearInterval(timer)
      await working?.catch(() => {})
      const api = await started
      await api?.close()
    },
  }
}

function keyFor(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(`local payments ${purpose}`).digest('hex').slice(0, 32)
}
