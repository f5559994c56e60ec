import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signWebhook } from '../../local/payments/deliver.ts'
import { mailSubjects } from '../../testing/account-calls.ts'
import { cards, openCheckout, payCheckout } from '../../testing/buy-plan.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { until } from '../../testing/until.ts'
import { contextOf, wordsLeft } from '../../testing/words.ts'
import { releaseRun, settleRun } from '../credits/end-run.ts'
import { findUnbalanced } from '../credits/read-balance.ts'
import { reserveWords } from '../credits/reserve-words.ts'
import { creditEntries } from '../credits/tables.ts'
import { changePlan } from './change-plan.ts'
import { findSubscription } from './find-subscription.ts'
import { compareWithProvider } from './jobs/compare-with-provider.ts'
import { refreshDue } from './jobs/refresh-credits.ts'
import { syncSubscription } from './sync-subscription.ts'
import { billingEvents, userSubscriptions } from './tables.ts'

let app: TestApp
/** A second server on the same database. */
let other: TestApp
let aheadMs = 0
const now = () => new Date(Date.now() + aheadMs)
const dayMs = 86_400_000

beforeAll(async () => {
  app = await createTestApp({ doors: { now }, sendWebhook: async () => 200 })
  other = await createTestApp({
    doors: { now },
    sendWebhook: async () => 200,
    database: app.connection,
    settings: { SECRET: app.doors.env.SECRET },
  })
  await app.doors.jobs.start()
})
afterAll(async () => {
  expect(await findUnbalanced(app.doors.db)).toEqual([])
  await other.close()
  await app.close()
})

async function purchase(plan: 'pro' | 'unlimited' = 'pro', card: string = cards.pays): Promise<TestUser> {
  const user = await app.signUp()
  await payCheckout(app, await openCheckout(user, plan), card)
  await syncSubscription(app.doors, user.id)
  return user
}

async function passDays(days: number): Promise<void> {
  aheadMs += days * dayMs
  await app.localPayments!.work()
}

function rowOf({ id }: TestUser) {
  return findSubscription(app.doors.db, id)
}

async function endsSoon(user: TestUser): Promise<number> {
  const { periodEnd } = await rowOf(user)
  return (periodEnd!.getTime() - now().getTime()) / dayMs
}

test('words that were reserved when a plan ended do not come back above those of the free plan', async () => {
  const user = await purchase()
  const ctx = contextOf(app, user)
  const runs = []
  for (let i = 0; i < 20; i++) runs.push(await reserveWords(ctx, { words: 2_000, text: `text ${i}` }))
  const stripe = await app.doors.payments!.client()
  await stripe.subscriptions.cancel((await rowOf(user)).stripeSubscriptionId!)
  await syncSubscription(app.doors, user.id)
  await settleRun(app.doors.db, runs[0]!.runId, 2_000)
  for (const { runId } of runs.slice(1)) await releaseRun(app.doors.db, runId)
  expect(await wordsLeft(app, user)).toBeLessThanOrEqual(2_000)
})

test('words that were reserved when a cycle ended do not add up with those of the next one', async () => {
  const user = await purchase('unlimited')
  await changePlan(contextOf(app, user), { plan: 'pro', billing: 'monthly' })
  const ctx = contextOf(app, user)
  const runs = []
  for (let i = 0; i < 40; i++) runs.push(await reserveWords(ctx, { words: 4_000, text: `text ${i}` }))
  await passDays(62)
  await refreshDue(app.doors)
  for (const { runId } of runs) await releaseRun(app.doors.db, runId)
  expect((await rowOf(user)).subscriptionTier).toBe('pro')
  expect(await wordsLeft(app, user)).toBe(55_000)
})

test('two servers that refresh and read at once grant each cycle once', async () => {
  const user = await purchase()
  await passDays(30.5)
  const work = [app, other].flatMap(({ doors }) => [
    refreshDue(doors),
    syncSubscription(doors, user.id),
    compareWithProvider(doors),
    syncSubscription(doors, user.id),
  ])
  await Promise.all(work)
  expect(await wordsLeft(app, user)).toBe(55_000)
  const grants = await app.doors.db
    .select({ reason: creditEntries.reason, words: creditEntries.words })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, user.id),
        isNotNull(creditEntries.reason),
        eq(creditEntries.kind, 'grant'),
      ),
    )
  expect(grants).toMatchObject([{ words: 55_000 }, { words: 55_000 }])
})

test('a plan whose grace is over is ended at the provider, so that a later charge cannot revive it', async () => {
  const user = await purchase('pro', cards.failsLater)
  await passDays(32)
  await syncSubscription(app.doors, user.id)
  const { stripeSubscriptionId, unpaidSince } = await rowOf(user)
  expect(unpaidSince).not.toBeNull()
  // Any reader ends it, not only the refresh, and the provider has not tried the card for the last time yet.
  aheadMs += 8 * dayMs
  await syncSubscription(app.doors, user.id)
  const stripe = await app.doors.payments!.client()
  expect(await stripe.subscriptions.retrieve(stripeSubscriptionId!)).toMatchObject({ status: 'canceled' })
  expect(await rowOf(user)).toMatchObject({ subscriptionTier: 'free', stripeSubscriptionId: null })
  expect(await wordsLeft(app, user)).toBe(2_000)
})

test('refuses to plan or take back a downgrade in the last minutes of a period, which may already be over', async () => {
  const user = await purchase('unlimited')
  const ctx = contextOf(app, user)
  await changePlan(ctx, { plan: 'pro', billing: 'monthly' })
  aheadMs += (await endsSoon(user)) * dayMs - 60_000
  await expect(changePlan(ctx, { plan: 'unlimited', billing: 'monthly' })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('few minutes'),
  })
  await passDays(0.1)
  await syncSubscription(app.doors, user.id)
  expect(await rowOf(user)).toMatchObject({ subscriptionTier: 'pro', nextTier: null })
})

test('an event that was given up is worked on when it is sent again', async () => {
  const user = await purchase()
  const { stripeCustomerId } = await rowOf(user)
  await app.doors.db.insert(billingEvents).values({ id: 'evt_again', type: 'invoice.paid', state: 'failed' })
  await app.doors.db
    .update(userSubscriptions)
    .set({ subscriptionTier: 'free' })
    .where(eq(userSubscriptions.userId, user.id))
  const object = { object: 'invoice', customer: stripeCustomerId }
  const body = JSON.stringify({ id: 'evt_again', object: 'event', type: 'invoice.paid', data: { object } })
  const signature = signWebhook(body, app.localPayments!.webhookSecret, Math.floor(Date.now() / 1_000))
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': signature,
    'content-length': String(body.length),
  }
  await app.request('/api/stripe-webhook', { method: 'POST', headers, body })
  await until(async () => (await rowOf(user)).subscriptionTier === 'pro')
})

test('a customer who cannot be read keeps no other customer waiting, and is reported', async () => {
  const [broken, whole] = [await purchase(), await purchase()]
  await app.doors.db
    .update(userSubscriptions)
    .set({ stripeCustomerId: 'cus_of_another_account' })
    .where(eq(userSubscriptions.userId, broken.id))
  await passDays(30.2)
  await refreshDue(app.doors)
  expect(await wordsLeft(app, whole)).toBe(55_000)
  // A key of another account must not end the plans of all.
  expect(await rowOf(broken)).toMatchObject({ subscriptionTier: 'pro' })
  const found = await compareWithProvider(app.doors)
  expect(found).toContainEqual({
    about: 'cus_of_another_account',
    text: expect.stringContaining('could not be read'),
  })
  expect(found).toContainEqual({
    about: expect.stringMatching(/^sub_/),
    text: expect.stringContaining('This running plan belongs to no account'),
  })
})

test('warns once of a card that expires before the next payment', async () => {
  const user = await purchase()
  const { stripeSubscriptionId, stripeCustomerId } = await rowOf(user)
  const stripe = await app.doors.payments!.client()
  const soon = new Date(now().getTime() - 20 * dayMs)
  const card = await stripe.paymentMethods.create({
    type: 'card',
    card: { number: cards.pays, exp_month: soon.getUTCMonth() + 1, exp_year: soon.getUTCFullYear() },
  })
  await stripe.paymentMethods.attach(card.id, { customer: stripeCustomerId! })
  await stripe.subscriptions.update(stripeSubscriptionId!, { default_payment_method: card.id })
  await syncSubscription(app.doors, user.id)
  await syncSubscription(other.doors, user.id)
  // Mails of one queue may arrive in any order.
  expect((await mailSubjects(app, user.email, 2)).toSorted()).toEqual(
    ['Your Longhand receipt: Pro', 'Your card expires before your Longhand plan renews'].toSorted(),
  )
})
