import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Charge, disputeCharge } from '../../local/payments/charges.ts'
import { withStore } from '../../local/payments/store.ts'
import { mailSubjects, mailsTo } from '../../testing/account-calls.ts'
import { openCheckout, payCheckout } from '../../testing/buy-plan.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { until } from '../../testing/until.ts'
import { contextOf, spendWords, wordsLeft } from '../../testing/words.ts'
import { settleRun } from '../credits/end-run.ts'
import { findUnbalanced } from '../credits/read-balance.ts'
import { readStatement } from '../credits/read-statement.ts'
import { reserveWords } from '../credits/reserve-words.ts'
import { humanizedTexts } from '../humanizer/tables.ts'
import { cancelPlan } from './cancel-plan.ts'
import { changePlan } from './change-plan.ts'
import { findSubscription } from './find-subscription.ts'
import { compareWithProvider } from './jobs/compare-with-provider.ts'
import { refundPlan } from './operator/refund-plan.ts'
import { syncSubscription } from './sync-subscription.ts'

let app: TestApp
let aheadMs = 0
let hasWebhooks = true

beforeAll(async () => {
  app = await createTestApp({
    doors: { now: () => new Date(Date.now() + aheadMs) },
    sendWebhook: async (body, signature) => {
      if (!hasWebhooks) return 200
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': signature,
        'content-length': String(Buffer.byteLength(body)),
      }
      return (await app.request('/api/stripe-webhook', { method: 'POST', headers, body })).status
    },
  })
  await app.doors.jobs.start()
})
afterAll(async () => {
  expect(await findUnbalanced(app.doors.db)).toEqual([])
  await app.close()
})

async function purchase(plan: 'pro' | 'unlimited' = 'pro'): Promise<TestUser> {
  const user = await app.signUp()
  await payCheckout(app, await openCheckout(user, plan))
  await syncSubscription(app.doors, user.id)
  return user
}

function refund({ id }: TestUser) {
  return refundPlan(app.doors, id)
}

async function tierOf({ id }: TestUser): Promise<string> {
  return (await findSubscription(app.doors.db, id)).subscriptionTier
}

async function newestCharge({ id }: TestUser): Promise<string> {
  const { stripeCustomerId } = await findSubscription(app.doors.db, id)
  const stripe = await app.doors.payments!.client()
  return (await stripe.charges.list({ customer: stripeCustomerId! })).data[0]!.id
}

test('refunds within seven days, ends the plan, takes its words back and leaves those of the free plan', async () => {
  const user = await purchase()
  await spendWords(app, user, 999)
  expect(await refund(user)).toMatchObject({ ok: true, cents: 2_499, chargedWords: 999 })
  expect(await tierOf(user)).toBe('free')
  expect(await wordsLeft(app, user)).toBe(2_000 - 999)
  expect(await refund(user)).toEqual({
    ok: false,
    reason: 'There is no running plan to refund. $24.99 was paid back already.',
  })
  const { invoices } = await (await user.send('POST', '/api/billing-history', {})).json()
  expect(invoices).toMatchObject([{ status: 'paid', amount_paid: 2_499, amount_refunded: 2_499 }])
  const { lines } = await readStatement(contextOf(app, user))
  expect(lines[0]).toMatchObject({ kind: 'expire', cause: 'refund', tier: 'pro' })
})

test('two refunds at once pay back once', async () => {
  const user = await purchase()
  await Promise.all([refund(user), refund(user)])
  const stripe = await app.doors.payments!.client()
  const charge = await stripe.charges.retrieve(await newestCharge(user))
  expect(charge).toMatchObject({ refunded: true, amount_refunded: 2_499 })
  expect(await wordsLeft(app, user)).toBe(2_000)
})

test('refuses a refund after 1,000 charged words; words of runs that cost nothing do not count', async () => {
  const spent = await purchase()
  await spendWords(app, spent, 1_000)
  expect(await refund(spent)).toMatchObject({
    ok: false,
    reason: expect.stringContaining('1,000 words were charged'),
  })
  expect(await tierOf(spent)).toBe('pro')
  const chatted = await purchase('unlimited')
  await app.doors.db.insert(humanizedTexts).values({ userId: chatted.id, wordCount: 1_200 })
  const run = await reserveWords(contextOf(app, chatted), { words: 1_200, text: 'a free result' })
  await settleRun(app.doors.db, run.runId, 0)
  expect(await refund(chatted)).toMatchObject({ ok: true, chargedWords: 0 })
})

test('refuses a refund after seven days, and to a user without a plan', async () => {
  const user = await purchase()
  aheadMs += 7.5 * 86_400_000
  expect(await refund(user)).toMatchObject({
    ok: false,
    reason: expect.stringContaining('more than 7 days ago'),
  })
  expect(await refund(await app.signUp())).toMatchObject({ ok: false })
})

test('refunds an upgrade together with the purchase before it', async () => {
  const user = await purchase()
  aheadMs += 86_400_000
  await changePlan(contextOf(app, user), { plan: 'unlimited', billing: 'monthly' })
  expect(await refund(user)).toMatchObject({ ok: true, charges: [expect.any(String), expect.any(String)] })
  expect(await tierOf(user)).toBe('free')
  expect(await wordsLeft(app, user)).toBe(2_000)
})

test('a refund in the dashboard of the provider ends the plan by webhook, a partial one does not', async () => {
  const user = await purchase()
  const stripe = await app.doors.payments!.client()
  const charge = await newestCharge(user)
  await stripe.refunds.create({ charge, amount: 500 })
  await app.localPayments!.work()
  await compareWithProvider(app.doors)
  expect(await tierOf(user)).toBe('pro')
  await stripe.refunds.create({ charge })
  await app.localPayments!.work()
  await until(async () => (await tierOf(user)) === 'free')
  expect(await wordsLeft(app, user)).toBe(2_000)
  // Mails of one queue may arrive in any order.
  expect((await mailSubjects(app, user.email, 3)).toSorted()).toEqual(
    ['Your Longhand receipt: Pro', 'Your refund from Longhand', 'Your Longhand plan has ended'].toSorted(),
  )
  const mails = await mailsTo(app, user.email)
  const textOf = (words: string) => mails.find(({ subject }) => subject.includes(words))?.text
  expect(textOf('refund')).toContain('We have paid back $5.00')
  expect(textOf('ended')).toContain('We have paid back $19.99')
})

test('a dispute ends the plan by webhook, which names only the charge', async () => {
  const user = await purchase()
  const id = await newestCharge(user)
  await withStore(app.doors.db, app.doors.now, async (store) => {
    await disputeCharge(store, await store.require<Charge>('charge', id), store.realSeconds())
  })
  await app.localPayments!.work()
  await until(async () => (await tierOf(user)) === 'free')
  expect(await wordsLeft(app, user)).toBe(2_000)
})

test('the nightly comparison finds a refund whose webhook was lost', async () => {
  hasWebhooks = false
  const user = await purchase()
  await (await app.doors.payments!.client()).refunds.create({ charge: await newestCharge(user) })
  await app.localPayments!.work()
  expect(await tierOf(user)).toBe('pro')
  expect(await compareWithProvider(app.doors)).toMatchObject([
    { text: expect.stringContaining('plan pro is now free') },
  ])
  expect(await tierOf(user)).toBe('free')
  hasWebhooks = true
})

test('a plan that ran out before its dispute was learnt of keeps none of the disputed words', async () => {
  hasWebhooks = false
  const user = await purchase()
  await spendWords(app, user, 1_500)
  await cancelPlan(contextOf(app, user))
  const id = await newestCharge(user)
  await withStore(app.doors.db, app.doors.now, async (store) => {
    await disputeCharge(store, await store.require<Charge>('charge', id), store.realSeconds())
  })
  aheadMs += 32 * 86_400_000
  await app.localPayments!.work()
  await syncSubscription(app.doors, user.id)
  expect(await tierOf(user)).toBe('free')
  // What was left of the free plan, or nothing where a month of 31 days began a second cycle.
  expect([0, 500]).toContain(await wordsLeft(app, user))
  hasWebhooks = true
})
