import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signWebhook } from '../../local/payments/deliver.ts'
import { mailSubjects } from '../../testing/account-calls.ts'
import { openCheckout, payCheckout } from '../../testing/buy-plan.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { until } from '../../testing/until.ts'
import { findUnbalanced, readBalance } from '../credits/read-balance.ts'
import { findSubscription } from './find-subscription.ts'
import { compareWithProvider as reconcile } from './jobs/compare-with-provider.ts'
import { refreshDue } from './jobs/refresh-credits.ts'
import { summarizeBilling } from './operator/summarize-billing.ts'
import { billingEvents, userSubscriptions } from './tables.ts'

type Webhook = { body: string; signature: string }

let app: TestApp
let caught: Webhook[] = []
/** How far the clock of provider and app is ahead. */
let aheadMs = 0

beforeAll(async () => {
  app = await createTestApp({
    doors: { now: () => new Date(Date.now() + aheadMs) },
    sendWebhook: async (body, signature) => {
      caught.push({ body, signature })
      return 200
    },
  })
  await app.doors.jobs.start()
})
afterAll(() => app.close())

function deliver({ body, signature }: Webhook): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': signature,
    'content-length': String(body.length),
  }
  return app.request('/api/stripe-webhook', { method: 'POST', headers, body })
}

/** Signs what was caught again, because the clock of this file moves. */
function fresh({ body }: Webhook): Webhook {
  const secret = app.localPayments!.webhookSecret
  return { body, signature: signWebhook(body, secret, Math.floor(Date.now() / 1_000)) }
}

async function untilWorkedOff(): Promise<void> {
  await until(async () => {
    const waiting = await app.doors.db.select().from(billingEvents).where(eq(billingEvents.state, 'waiting'))
    return waiting.length === 0
  })
}

/** Moves the time of the provider and of the app, and does what the provider has to do until then. */
async function passDays(days: number): Promise<void> {
  aheadMs += days * 86_400_000
  await app.localPayments!.work()
}

async function purchase(card?: string): Promise<TestUser> {
  const user = await app.signUp()
  await payCheckout(app, await openCheckout(user), card)
  await app.localPayments!.work()
  return user
}

async function stateOf(user: TestUser) {
  const { subscriptionTier, subscriptionStatus, endsAt } = await findSubscription(app.doors.db, user.id)
  const { remainingWords } = await readBalance(app.doors, user.id)
  return { subscriptionTier, subscriptionStatus, endsAt, remainingWords }
}

test('a forged, a stale and an unsigned webhook are refused and change nothing', async () => {
  const secret = app.localPayments!.webhookSecret
  const now = Math.floor(Date.now() / 1_000)
  const body = JSON.stringify({
    id: 'evt_forged',
    object: 'event',
    type: 'invoice.paid',
    data: { object: {} },
  })
  for (const signature of [
    '',
    't=1,v1=00',
    signWebhook(body, 'whsec_other', now),
    signWebhook(body, secret, now - 3_600),
    signWebhook(`${body} `, secret, now),
  ]) {
    const answer = await deliver({ body, signature })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'signature_invalid' })
  }
  const found = await app.doors.db.select().from(billingEvents).where(eq(billingEvents.id, 'evt_forged'))
  expect(found).toEqual([])
})

test('refuses a huge webhook, and records one that it does not know without work', async () => {
  const secret = app.localPayments!.webhookSecret
  const signed = (body: string) => ({
    body,
    signature: signWebhook(body, secret, Math.floor(Date.now() / 1_000)),
  })
  expect((await deliver(signed(' '.repeat(600_000)))).status).toBe(413)
  const event = { id: 'evt_odd', object: 'event', type: 'issuing.odd', data: { object: { object: 'odd' } } }
  expect((await deliver(signed(JSON.stringify(event)))).status).toBe(200)
  expect((await deliver(signed('{"id":'))).status).toBe(400)
})

test.each([
  ['in order', 1, (list: Webhook[]) => list],
  ['five times each, shuffled', 5, (list: Webhook[]) => list.reverse()],
])('webhooks %s lead to the same plan and the same words', async (_, times, order) => {
  caught = []
  const user = await purchase()
  expect(await stateOf(user)).toMatchObject({ subscriptionTier: 'free', remainingWords: 2_000 })
  const all = order(
    Array.from({ length: times }, () => caught)
      .flat()
      .map(fresh),
  )
  expect(all.length).toBeGreaterThan(3)
  const answers = await Promise.all(all.map(deliver))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await untilWorkedOff()
  expect(await stateOf(user)).toMatchObject({ subscriptionTier: 'pro', remainingWords: 57_000 })
})

test('without any webhook the nightly comparison finds and repairs the difference', async () => {
  const user = await purchase()
  expect(await reconcile(app.doors)).toMatchObject([
    { text: expect.stringContaining('plan free is now pro') },
  ])
  expect(await stateOf(user)).toMatchObject({ subscriptionTier: 'pro', remainingWords: 57_000 })
  expect(await reconcile(app.doors)).toEqual([])
})

test('words come back every 30 days, once, and nothing carries over', async () => {
  const user = await purchase()
  await reconcile(app.doors)
  await passDays(29)
  await refreshDue(app.doors)
  expect(await stateOf(user)).toMatchObject({ remainingWords: 57_000 })
  await passDays(2)
  await Promise.all([refreshDue(app.doors), refreshDue(app.doors), reconcile(app.doors)])
  expect(await stateOf(user)).toMatchObject({ remainingWords: 55_000 })
  await refreshDue(app.doors)
  expect(await stateOf(user)).toMatchObject({ remainingWords: 55_000 })
  expect(await findUnbalanced(app.doors.db)).toEqual([])
})

test('a failed renewal keeps the plan for seven days without new words, with two mails, then ends it', async () => {
  const user = await purchase('4000000000000341')
  await reconcile(app.doors)
  await passDays(32)
  await refreshDue(app.doors)
  const before = await stateOf(user)
  expect(before).toMatchObject({ subscriptionTier: 'pro' })
  const details = await findSubscription(app.doors.db, user.id)
  expect(details.unpaidSince).not.toBeNull()
  await passDays(4)
  await refreshDue(app.doors)
  expect(await stateOf(user)).toEqual(before)
  await passDays(5)
  await refreshDue(app.doors)
  expect(await stateOf(user)).toMatchObject({ subscriptionTier: 'free', remainingWords: 2_000 })
  // Mails of one queue may arrive in any order.
  expect((await mailSubjects(app, user.email, 3)).toSorted()).toEqual(
    [
      'Your Longhand receipt: Pro',
      'The payment for your Longhand plan failed',
      'Your Longhand plan has ended',
    ].toSorted(),
  )
})

test('a plan with a failed renewal is not active, and reactivating it charges the card again', async () => {
  const user = await purchase('4000000000000341')
  await reconcile(app.doors)
  await passDays(32)
  await refreshDue(app.doors)
  const details = async () =>
    (await user.send('POST', '/api/user-subscription-details', { userId: user.id })).json()
  expect(await details()).toMatchObject({ is_actually_active: false, status_label: 'Payment failed' })
  const renew = () => user.send('POST', '/api/renew-subscription', {})
  const refused = await renew()
  expect([refused.status, (await refused.json()).error]).toEqual([402, 'Your card was declined.'])
  const { url } = await (await user.send('POST', '/api/create-portal-session', {})).json()
  const body = new URLSearchParams({ action: 'card', number: '4242424242424242' })
  await app.request(new URL(url).pathname, { method: 'POST', body })
  expect((await renew()).status).toBe(200)
  expect(await details()).toMatchObject({ is_actually_active: true, status_label: 'Active' })
  expect(await stateOf(user)).toMatchObject({ subscriptionTier: 'pro', remainingWords: 55_000 })
})

test('a cancelled plan ends with its period, and at most the free words remain', async () => {
  const user = await purchase()
  await reconcile(app.doors)
  const { stripeSubscriptionId } = await findSubscription(app.doors.db, user.id)
  const stripe = await app.doors.payments!.client()
  await stripe.subscriptions.update(stripeSubscriptionId!, { cancel_at_period_end: true })
  await reconcile(app.doors)
  expect(await stateOf(user)).toMatchObject({ subscriptionTier: 'pro', subscriptionStatus: 'cancelled' })
  await passDays(32)
  await refreshDue(app.doors)
  expect(await stateOf(user)).toEqual({
    subscriptionTier: 'free',
    subscriptionStatus: 'active',
    endsAt: null,
    remainingWords: 2_000,
  })
})

test('the words of a subscription override those of the plan', async () => {
  const user = await purchase()
  await reconcile(app.doors)
  const { stripeSubscriptionId } = await findSubscription(app.doors.db, user.id)
  const stripe = await app.doors.payments!.client()
  await stripe.subscriptions.update(stripeSubscriptionId!, { metadata: { words: '80000' } })
  await reconcile(app.doors)
  const [row] = await app.doors.db
    .select()
    .from(userSubscriptions)
    .where(eq(userSubscriptions.userId, user.id))
  expect(row!.wordsOverride).toBe(80_000)
})

test('the summary counts subscribers, what a month brings and the webhooks that were given up', async () => {
  const before = await summarizeBilling(app.doors.db)
  await purchase()
  await reconcile(app.doors)
  await app.doors.db.insert(billingEvents).values({ id: 'evt_dead', type: 'invoice.paid', state: 'failed' })
  const after = await summarizeBilling(app.doors.db)
  const subscribers = (of: typeof after) => of.plans.reduce((sum, plan) => sum + plan.subscribers, 0)
  expect(subscribers(after)).toBe(subscribers(before) + 1)
  expect(after.monthlyCents).toBe(before.monthlyCents + 2_499)
  expect(after.failedWebhooks).toMatchObject([{ id: 'evt_dead', type: 'invoice.paid' }])
})
