import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailSubjects, mailsTo } from '../../testing/account-calls.ts'
import { openCheckout, payCheckout } from '../../testing/buy-plan.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { contextOf } from '../../testing/words.ts'
import { readStatement } from '../credits/read-statement.ts'
import { cancelPlan, renewPlan } from './cancel-plan.ts'
import { changePlan, previewChange } from './change-plan.ts'
import { findSubscription } from './find-subscription.ts'
import { refreshDue } from './jobs/refresh-credits.ts'
import { readSubscription } from './read-plan.ts'
import { syncSubscription } from './sync-subscription.ts'
import { userSubscriptions } from './tables.ts'

let app: TestApp
let aheadMs = 0

beforeAll(async () => {
  app = await createTestApp({
    doors: { now: () => new Date(Date.now() + aheadMs) },
    // Every webhook is lost: each test reads the provider itself, as often as it wants.
    sendWebhook: async () => 200,
  })
  await app.doors.jobs.start()
})
afterAll(() => app.close())

async function purchase(plan: 'pro' | 'unlimited' = 'pro'): Promise<TestUser> {
  const user = await app.signUp()
  await payCheckout(app, await openCheckout(user, plan))
  return user
}

/** Reads the provider as several webhooks at once would. */
async function readTwice({ id }: TestUser): Promise<void> {
  await Promise.all([syncSubscription(app.doors, id), syncSubscription(app.doors, id)])
  await syncSubscription(app.doors, id)
}

async function passDays(days: number): Promise<void> {
  aheadMs += days * 86_400_000
  await app.localPayments!.work()
}

test('sends one receipt for a purchase, however often the provider is read', async () => {
  const user = await purchase()
  await readTwice(user)
  expect(await mailSubjects(app, user.email, 1)).toEqual(['Your Longhand receipt: Pro'])
  const [mail] = await mailsTo(app, user.email)
  for (const words of [
    'Amount paid: $24.99',
    'Pro, billed monthly',
    'Words added: 55,000',
    'Next payment: $24.99',
  ])
    expect(mail?.text).toContain(words)
  expect(mail?.links[0]).toContain('/local/payments/invoices/in_')
})

test('sends receipts for renewal and upgrade, and confirms downgrade, cancellation and reactivation', async () => {
  const user = await purchase()
  await readTwice(user)
  await passDays(32)
  await refreshDue(app.doors)
  const ctx = contextOf(app, user)
  await changePlan(ctx, { plan: 'unlimited', billing: 'monthly' })
  await readTwice(user)
  await changePlan(ctx, { plan: 'pro', billing: 'monthly' })
  expect(await readSubscription(ctx)).toMatchObject({ tier: 'unlimited', nextTier: 'pro' })
  await cancelPlan(ctx)
  expect(await readSubscription(ctx)).toMatchObject({
    status: 'cancelled',
    nextTier: 'free',
    plannedTier: 'pro',
  })
  await renewPlan(ctx)
  expect(await readSubscription(ctx)).toMatchObject({ nextTier: 'pro', plannedTier: null })
  await readTwice(user)
  const subjects = [
    'Your Longhand receipt: Pro',
    'Your Longhand plan was renewed',
    'Your Longhand plan is now Unlimited',
    'Your Longhand plan changes to Pro',
    'Your Longhand plan was cancelled',
    'Your Longhand plan goes on',
  ]
  // Mails of one queue may arrive in any order.
  expect((await mailSubjects(app, user.email, subjects.length)).toSorted()).toEqual(subjects.toSorted())
  const mails = await mailsTo(app, user.email)
  const textOf = (part: string) => mails.find(({ subject }) => subject.includes(part))?.text
  expect(textOf('was cancelled')).toContain('with at most 2,000 of the words that are left')
  expect(textOf('goes on')).toContain('The change that you had planned stands again: Pro follows after that')
})

test('a change that follows takes a planned end back', async () => {
  const user = await purchase('unlimited')
  const ctx = contextOf(app, user)
  await cancelPlan(ctx)
  await changePlan(ctx, { plan: 'pro', billing: 'monthly' })
  expect(await readSubscription(ctx)).toMatchObject({ status: 'active', endsAt: null, nextTier: 'pro' })
})

test('keeping the plan takes a planned end back', async () => {
  const user = await purchase()
  const ctx = contextOf(app, user)
  await cancelPlan(ctx)
  await changePlan(ctx, { plan: 'pro', billing: 'monthly' })
  expect(await readSubscription(ctx)).toMatchObject({ status: 'active', endsAt: null, nextTier: null })
})

test('writes in the language of the account, with its dates and sums', async () => {
  const user = await app.signUp()
  await user.send('PUT', '/api/preferences', { language: 'fr', shown_language: 'fr' })
  await payCheckout(app, await openCheckout(user))
  await syncSubscription(app.doors, user.id)
  expect(await mailSubjects(app, user.email, 1)).toEqual(['Votre reçu Longhand : Pro'])
  const text = (await mailsTo(app, user.email))[0]?.text.replaceAll(/\s/g, ' ')
  expect(text).toContain('Montant payé: 24,99 $US')
  expect(text).toMatch(/Période payée: \d+ \S+ \d{4} au \d+ \S+ \d{4}/)
})

test('tells every payment that came while the provider was not read', async () => {
  const user = await purchase()
  await syncSubscription(app.doors, user.id)
  await passDays(65)
  await refreshDue(app.doors)
  // Mails of one queue may arrive in any order.
  expect((await mailSubjects(app, user.email, 3)).toSorted()).toEqual(
    ['Your Longhand receipt: Pro', 'Your Longhand receipt', 'Your Longhand plan was renewed'].toSorted(),
  )
})

test('sends no receipt for what was paid before receipts were sent', async () => {
  const user = await purchase()
  await syncSubscription(app.doors, user.id)
  await mailSubjects(app, user.email, 1)
  const none = { receiptedInvoice: null, refundedCents: null }
  await app.doors.db.update(userSubscriptions).set(none).where(eq(userSubscriptions.userId, user.id))
  await syncSubscription(app.doors, user.id)
  expect((await findSubscription(app.doors.db, user.id)).receiptedInvoice).toMatch(/^in_/)
  await cancelPlan(contextOf(app, user))
  // Mails of one queue may arrive in any order.
  expect((await mailSubjects(app, user.email, 2)).toSorted()).toEqual(
    ['Your Longhand receipt: Pro', 'Your Longhand plan was cancelled'].toSorted(),
  )
})

test('says what an upgrade costs, what the old plan is worth and what follows', async () => {
  const user = await purchase()
  const ctx = contextOf(app, user)
  await syncSubscription(app.doors, user.id)
  const month = await previewChange(ctx, { plan: 'unlimited', billing: 'monthly' })
  expect(month).toMatchObject({
    when: 'now',
    billing: 'monthly',
    amountDue: 3_000,
    charge: 5_499,
    credit: 2_499,
  })
  const { periodEnd } = await findSubscription(app.doors.db, user.id)
  expect(month.next).toEqual({ at: periodEnd?.toISOString(), amount: 5_499 })
  const year = await previewChange(ctx, { plan: 'unlimited', billing: 'yearly' })
  expect(year).toMatchObject({ billing: 'yearly', amountDue: 32_988 - 2_499, charge: 32_988, credit: 2_499 })
  expect(year.next?.amount).toBe(32_988)
  expect(Date.parse(year.next?.at ?? '') - Date.now() - aheadMs).toBeGreaterThan(364 * 86_400_000)
})

test('the success page reads the same receipt again, by both ways of paying', async () => {
  const user = await purchase('unlimited')
  await syncSubscription(app.doors, user.id)
  const { stripeSubscriptionId } = await findSubscription(app.doors.db, user.id)
  const read = async (sessionId: string, who = user) =>
    (await who.send('POST', '/api/fix-subscription', { sessionId })).json()
  for (let times = 0; times < 2; times++)
    expect((await read(stripeSubscriptionId ?? '')).receipt).toMatchObject({
      plan: 'unlimited',
      amountPaid: 5_499,
      words: 200_000,
      next: { amount: 5_499 },
    })
  expect(await read(stripeSubscriptionId ?? '', await app.signUp())).toMatchObject({
    error: 'Invalid payment session',
  })
  expect(await read('sub_unknown')).toMatchObject({ error: 'Invalid payment session' })
})

test('the statement names causes and keeps a running balance', async () => {
  const user = await purchase()
  const ctx = contextOf(app, user)
  await syncSubscription(app.doors, user.id)
  await changePlan(ctx, { plan: 'unlimited', billing: 'monthly' })
  await passDays(32)
  await refreshDue(app.doors)
  const { lines } = await readStatement(ctx)
  expect(lines.map(({ kind, cause, tier }) => [kind, cause, tier])).toEqual([
    ['grant', 'cycle', 'unlimited'],
    ['expire', 'cycle', 'unlimited'],
    ['grant', 'upgrade', 'unlimited'],
    ['grant', 'purchase', 'pro'],
    ['grant', 'free', null],
  ])
  const sums = lines.map((_, i) => lines.slice(i).reduce((sum, { words }) => sum + words, 0))
  expect(lines.map(({ balance }) => balance)).toEqual(sums)
  expect(lines[0]?.balance).toBe(200_000)
})

test('sells in another currency, with taxes on top', async () => {
  const settings = { BILLING_CURRENCY: 'eur', BILLING_TAX: 'exclusive' }
  const shop = await useTestApp({ settings, sendWebhook: async () => 200 })
  await shop.doors.jobs.start()
  const user = await shop.signUp()
  const config = await (await shop.request('/api/config')).json()
  expect(config).toMatchObject({ currency: 'eur', tax: 'exclusive', cardForm: null })
  await payCheckout(shop, await openCheckout(user))
  await syncSubscription(shop.doors, user.id)
  await mailSubjects(shop, user.email, 1)
  const [mail] = await mailsTo(shop, user.email)
  expect(mail?.text).toContain('Amount paid: €29.99')
  expect(mail?.text).toContain('Tax included: €5.00')
  const wish = { plan: 'pro', billing: 'monthly', paymentMethodId: 'pm_any' }
  expect((await user.send('POST', '/api/create-subscription', wish)).status).toBe(409)
})
