import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cards, confirmPayment, openCheckout, payCheckout, storeCard } from '../../testing/buy-plan.ts'
import { openUnsteadyPayments } from '../../testing/servers/payments-proxy.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { until } from '../../testing/until.ts'
import { findUnbalanced } from '../credits/read-balance.ts'
import { endPlanOfAccount } from './cancel-plan.ts'
import { changePlan } from './change-plan.ts'
import { createSubscription } from './create-subscription.ts'
import { findSubscription } from './find-subscription.ts'

let app: TestApp
let stripe: Stripe

beforeAll(async () => {
  app = await createTestApp()
  await app.doors.jobs.start()
  stripe = await app.doors.payments!.client()
})
afterAll(() => app.close())

type Reply = { status: string; clientSecret: string; error?: string }

async function subscribe(user: TestUser, paymentMethodId: string, more = {}) {
  const body = { plan: 'pro', billing: 'monthly', paymentMethodId, ...more }
  const answer = await user.send('POST', '/api/create-subscription', body)
  return { http: answer.status, ...((await answer.json()) as Reply) }
}

async function tier({ id }: TestUser): Promise<string> {
  return (await findSubscription(app.doors.db, id)).subscriptionTier
}

function untilTier(user: TestUser, wanted: string) {
  return until(async () => (await tier(user)) === wanted, `The plan ${wanted}`)
}

async function paidInvoices({ id }: TestUser) {
  const { stripeCustomerId: customer } = await findSubscription(app.doors.db, id)
  return (await stripe.invoices.list({ customer: customer!, status: 'paid' })).data
}

test('a card pays once it is confirmed, and the webhook gives the plan', async () => {
  const user = await app.signUp()
  const card = await storeCard(app, cards.pays)
  const started = await subscribe(user, card, { billing: 'yearly' })
  expect(started).toMatchObject({ http: 200, status: 'requires_confirmation' })
  await app.localPayments!.work()
  expect(await tier(user)).toBe('free')
  expect((await confirmPayment(app, started.clientSecret, { card })).paymentIntent?.status).toBe('succeeded')
  await untilTier(user, 'pro')
  expect(await paidInvoices(user)).toMatchObject([{ amount_paid: 14_988 }])
  expect(await subscribe(user, card, { billing: 'yearly' })).toMatchObject({
    http: 409,
    error: 'You are already subscribed to this plan',
  })
  expect((await confirmPayment(app, started.clientSecret, { card })).error?.code).toBe(
    'payment_intent_unexpected_state',
  )
})

test('an abandoned or refused authentication grants nothing, and the same purchase can be paid later', async () => {
  const user = await app.signUp()
  const card = await storeCard(app, cards.authenticates)
  const started = await subscribe(user, card)
  const asked = await confirmPayment(app, started.clientSecret, { card })
  expect(asked.paymentIntent?.status).toBe('requires_action')
  await confirmPayment(app, started.clientSecret, { card, bank: 'refuses' })
  expect(await tier(user)).toBe('free')
  const again = await subscribe(user, card)
  expect(again.clientSecret).toBe(started.clientSecret)
  await confirmPayment(app, again.clientSecret, { card, bank: 'confirms' })
  await untilTier(user, 'pro')
  expect(await paidInvoices(user)).toHaveLength(1)
})

test('a declined card is refused with the provider’s words, and another card pays', async () => {
  const user = await app.signUp()
  const declined = await storeCard(app, cards.insufficientFunds)
  const { clientSecret } = await subscribe(user, declined)
  const refused = await confirmPayment(app, clientSecret, { card: declined })
  expect(refused.error?.message).toBe('Your card has insufficient funds.')
  expect(await tier(user)).toBe('free')
  await confirmPayment(app, clientSecret, { card: await storeCard(app, cards.pays) })
  await untilTier(user, 'pro')
})

test('double clicks, two tabs and another plan lead to one open purchase, which is paid once', async () => {
  const user = await app.signUp()
  const card = await storeCard(app, cards.pays)
  const first = await Promise.all([subscribe(user, card), subscribe(user, card), subscribe(user, card)])
  expect(first.map(({ http }) => http)).toEqual([200, 200, 200])
  expect(new Set(first.map(({ clientSecret }) => clientSecret)).size).toBe(1)
  const other = await subscribe(user, card, { plan: 'unlimited' })
  expect(other.http).toBe(200)
  const secrets = [first[0]!.clientSecret, other.clientSecret]
  await Promise.all(secrets.map((secret) => confirmPayment(app, secret, { card })))
  await untilTier(user, 'unlimited')
  expect(await paidInvoices(user)).toMatchObject([{ amount_paid: 5_499 }])
})

test('two tabs that start different plans at the same moment cannot both pay', async () => {
  const user = await app.signUp()
  const card = await storeCard(app, cards.pays)
  const started = await Promise.all([
    subscribe(user, card),
    subscribe(user, card, { plan: 'unlimited', billing: 'yearly' }),
  ])
  for (const { clientSecret } of started) if (clientSecret) await confirmPayment(app, clientSecret, { card })
  expect((await paidInvoices(user)).length).toBeLessThanOrEqual(1)
})

test('the card form closes an open checkout, and a checkout gives up the card form', async () => {
  const user = await app.signUp()
  const card = await storeCard(app, cards.pays)
  const path = await openCheckout(user)
  const { clientSecret } = await subscribe(user, card)
  expect(await (await payCheckout(app, path)).text()).toContain('This checkout has expired')
  const next = await openCheckout(user)
  expect((await confirmPayment(app, clientSecret, { card })).error).toBeDefined()
  expect((await payCheckout(app, next)).status).toBe(303)
  await app.localPayments!.work()
  await untilTier(user, 'pro')
  expect(await paidInvoices(user)).toHaveLength(1)
})

test('refuses unknown cards and those of another customer in the same words', async () => {
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  const card = await storeCard(app, cards.pays)
  const { clientSecret } = await subscribe(ana, card)
  await confirmPayment(app, clientSecret, { card })
  await untilTier(ana, 'pro')
  const refusals = [await subscribe(ben, card), await subscribe(ben, 'pm_none')]
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ http: 400, error: 'This card could not be used. Please enter it again.' })
  const own = await subscribe(ben, await storeCard(app, cards.pays))
  expect((await confirmPayment(app, own.clientSecret, { card })).error).toBeDefined()
  expect(await tier(ben)).toBe('free')
})

test('refuses forged plans, periods and prices', async () => {
  const user = await app.signUp()
  const card = await storeCard(app, cards.pays)
  const wrong = [
    { plan: 'free' },
    { plan: 'gold' },
    { billing: 'weekly' },
    { plan: 'monthly', billing: 'pro' },
    { paymentMethodId: '' },
  ]
  for (const more of wrong) expect((await subscribe(user, card, more)).http).toBe(400)
  const { clientSecret } = await subscribe(user, card, { price: 'price_1', amount: 1, customer: 'cus_1' })
  await confirmPayment(app, clientSecret, { card })
  await untilTier(user, 'pro')
  expect(await paidInvoices(user)).toMatchObject([{ amount_paid: 2_499 }])
})

test('a payment cannot be confirmed without its secret', async () => {
  const user = await app.signUp()
  const card = await storeCard(app, cards.pays)
  const { clientSecret } = await subscribe(user, card)
  const forged = `${clientSecret.split('_secret_')[0]}_secret_forged`
  expect((await confirmPayment(app, forged, { card })).error?.code).toBe('resource_missing')
  expect(await tier(user)).toBe('free')
})

test('an account with an abandoned purchase can be deleted, and the purchase can no longer be paid', async () => {
  const user = await app.signUp()
  const card = await storeCard(app, cards.pays)
  const { clientSecret } = await subscribe(user, card, { plan: 'unlimited' })
  await subscribe(user, card)
  await endPlanOfAccount(app.doors, user.id)
  expect((await confirmPayment(app, clientSecret, { card })).error).toBeDefined()
  expect(await paidInvoices(user)).toEqual([])
})

/** Buys Pro with a card that asks the bank at every payment. */
async function buyWithBank(user: TestUser): Promise<void> {
  const card = await storeCard(app, cards.alwaysAuthenticates)
  const { clientSecret } = await subscribe(user, card)
  await confirmPayment(app, clientSecret, { card, bank: 'confirms' })
  await untilTier(user, 'pro')
}

async function upgrade(user: TestUser) {
  const wish = { plan: 'unlimited', billing: 'monthly' }
  const answer = await user.send('POST', '/api/change-plan', wish)
  return { http: answer.status, ...((await answer.json()) as Reply) }
}

test('an upgrade waits for the bank, and a refusal or a second try changes and charges nothing twice', async () => {
  const user = await app.signUp()
  await buyWithBank(user)
  const first = await upgrade(user)
  expect(first).toMatchObject({ http: 200, subscription: { tier: 'pro' } })
  await confirmPayment(app, first.clientSecret, { bank: 'refuses' })
  expect(await tier(user)).toBe('pro')
  const second = await upgrade(user)
  expect((await confirmPayment(app, first.clientSecret)).error).toBeDefined()
  await confirmPayment(app, second.clientSecret, { bank: 'confirms' })
  await untilTier(user, 'unlimited')
  expect(await paidInvoices(user)).toMatchObject([{ amount_paid: 3_000 }, { amount_paid: 2_499 }])
})

test('an abandoned upgrade leaves the plan paid, with its words', async () => {
  const user = await app.signUp()
  await buyWithBank(user)
  await upgrade(user)
  await user.send('POST', '/api/fix-subscription', {})
  expect(await findSubscription(app.doors.db, user.id)).toMatchObject({
    subscriptionTier: 'pro',
    unpaidSince: null,
    grantedCycle: 0,
    grantedWords: 55_000,
  })
})

test('a declined upgrade is refused with the provider’s words and given up', async () => {
  const user = await app.signUp()
  const card = await storeCard(app, cards.failsLater)
  const { clientSecret } = await subscribe(user, card)
  await confirmPayment(app, clientSecret, { card })
  await untilTier(user, 'pro')
  expect(await upgrade(user)).toMatchObject({ http: 402, error: 'Your card was declined.' })
  const { stripeSubscriptionId } = await findSubscription(app.doors.db, user.id)
  expect(await stripe.subscriptions.retrieve(stripeSubscriptionId!)).toMatchObject({ pending_update: null })
  expect(await tier(user)).toBe('pro')
})

test('a provider that is lost at any step charges nothing, and the next try buys once', async () => {
  const user = await app.signUp()
  const card = await storeCard(app, cards.pays)
  const { payments, set } = await openUnsteadyPayments(app)
  const ctx = { ...app.doors, payments, userId: user.id }
  const wish = { plan: 'pro', billing: 'monthly', paymentMethodId: card } as const
  for (const trouble of [
    { from: 'POST /v1/customers', kind: 'silent' },
    { from: 'GET /v1/payment_methods', kind: 'down' },
    { from: 'POST /v1/subscriptions', kind: 'silent' },
    { from: 'GET /v1/checkout/sessions', kind: 'down' },
  ] as const) {
    set(trouble)
    await expect(createSubscription(ctx, wish)).rejects.toThrow()
    set(null)
    expect(await tier(user)).toBe('free')
  }
  const { clientSecret } = await createSubscription(ctx, wish)
  await confirmPayment(app, clientSecret!, { card })
  await untilTier(user, 'pro')
  expect(await paidInvoices(user)).toHaveLength(1)
})

test('an upgrade whose reply is lost is not called free of charge, and is made once', async () => {
  const user = await app.signUp()
  const card = await storeCard(app, cards.pays)
  const { clientSecret } = await subscribe(user, card)
  await confirmPayment(app, clientSecret, { card })
  await untilTier(user, 'pro')
  const { payments, set } = await openUnsteadyPayments(app)
  const ctx = { ...app.doors, payments, userId: user.id }
  const wish = { plan: 'unlimited', billing: 'monthly' } as const
  set({ from: 'POST /v1/subscriptions', kind: 'silent' })
  await expect(changePlan(ctx, wish)).rejects.toThrow('so the change may have been made')
  set(null)
  await app.localPayments!.work()
  await untilTier(user, 'unlimited')
  await expect(changePlan(ctx, wish)).rejects.toThrow('You are already subscribed to this plan')
  expect(await paidInvoices(user)).toHaveLength(2)
})

test('the balance always equals the ledger', async () => {
  expect(await findUnbalanced(app.doors.db)).toEqual([])
})
