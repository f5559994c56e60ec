import { eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import { refreshDue } from '../../domains/billing/jobs/refresh-credits.ts'
import { billingEvents, userSubscriptions } from '../../domains/billing/tables.ts'
import type { Connection } from '../../platform/database/embedded.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { until } from '../until.ts'
import { type Dice, rollDice } from './dice.ts'
import type { Life } from './life.ts'

type Webhook = { body: string; signature: string }

/** An app whose clock is the test clock of the provider, and a network that loses, repeats and reorders webhooks. */
export type World = {
  app: TestApp
  stripe: Stripe
  dice: Dice
  seconds: () => number
  addCustomer: () => Promise<Life>
  /** Moves the clock, delivers webhooks and does what the servers do every ten minutes. */
  pass: (seconds: number) => Promise<void>
  counts: { webhooks: number; delivered: number; steps: number }
  close: () => Promise<void>
}

const usualDeliveries = [0, 1, 1, 1, 5]
const lateShare = 0.1
const patienceMs = 300_000

export type WorldOptions = {
  deliveries?: readonly number[]
  startsAt?: number
  /** Without one, the world has a test's own database. */
  database?: Connection
}

export async function openWorld(
  dice: Dice,
  { deliveries = usualDeliveries, startsAt, database }: WorldOptions,
): Promise<World> {
  let time = startsAt ?? Math.floor(Date.now() / 1_000)
  // The network has its own dice, so that the lives are the same however webhooks are delivered.
  const network = rollDice(dice.whole(0, 2 ** 31))
  let caught: Webhook[] = []
  const counts = { webhooks: 0, delivered: 0, steps: 0 }
  const app = await createTestApp({
    ...(database ? { database } : {}),
    doors: { now: () => new Date(time * 1_000) },
    sendWebhook: async (body, signature) => {
      caught.push({ body, signature })
      return 200
    },
  })
  await app.doors.jobs.start()
  const stripe = await app.doors.payments!.client()
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: time })

  async function deliver(): Promise<void> {
    const arrived = caught
    caught = []
    counts.webhooks += arrived.length
    const now: Webhook[] = []
    for (const webhook of arrived) {
      if (network.chance(lateShare)) caught.push(webhook)
      else for (let i = network.pick(deliveries); i > 0; i--) now.push(webhook)
    }
    counts.webhooks -= caught.length
    counts.delivered += now.length
    await Promise.all(network.shuffle(now).map((webhook) => post(app, webhook)))
    const { db } = app.doors
    const isWorkedOff = async () => (await db.$count(billingEvents, eq(billingEvents.state, 'waiting'))) === 0
    await until(isWorkedOff, 'The end of the queue', patienceMs)
  }

  return {
    app,
    stripe,
    dice,
    seconds: () => time,
    counts,
    async addCustomer() {
      const user = await app.signUp()
      const { id } = await stripe.customers.create({ test_clock: clock.id, metadata: { userId: user.id } })
      await app.doors.db.insert(userSubscriptions).values({ userId: user.id, stripeCustomerId: id })
      return { user, customerId: id, plans: [], words: [], openRun: null }
    },
    async pass(seconds) {
      time += seconds
      counts.steps++
      await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: time })
      await app.localPayments!.work()
      await deliver()
      await refreshDue(app.doors)
    },
    close: () => app.close(),
  }
}

async function post(app: TestApp, { body, signature }: Webhook): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': signature,
    'content-length': String(Buffer.byteLength(body)),
  }
  const answer = await app.request('/api/stripe-webhook', { method: 'POST', headers, body })
  if (answer.status !== 200) throw new Error(`The webhook was refused with ${answer.status}.`)
}
