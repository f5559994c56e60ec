import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyPlan, cards, openCheckout, payCheckout } from '../../../testing/buy-plan.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type TestUser, testPassword } from '../../../testing/test-user.ts'
import { until } from '../../../testing/until.ts'
import { findSubscription } from '../find-subscription.ts'
import { checkoutReference, userOfReference } from './checkout-reference.ts'
import { setUpPaymentLinks } from './payment-links.ts'

let app: TestApp
let stripe: Stripe

beforeAll(async () => {
  app = await createTestApp()
  await app.doors.jobs.start()
  stripe = await app.doors.payments!.client()
})
afterAll(() => app.close())

type Link = { plan: string; billing: string; url: string }

async function linkOf(plan: string, billing = 'monthly'): Promise<string> {
  const { links } = (await (await app.request('/api/payment-links')).json()) as { links: Link[] }
  const link = links.find((each) => each.plan === plan && each.billing === billing)
  return new URL(link!.url).pathname
}

async function referenceOf(user: TestUser): Promise<string> {
  return (await (await user.get(`/api/subscription/${user.id}`)).json()).checkoutReference
}

/** Opens a link as a browser does, pays, and returns the id of the session. Its webhooks wait. */
async function payLink(link: string, reference: string): Promise<string> {
  const opened = await app.request(`${link}?client_reference_id=${reference}`)
  const path = new URL(opened.headers.get('location')!, 'http://localhost').pathname
  const paid = await payCheckout(app, path, cards.pays, { email: 'someone@example.org' })
  expect(paid.status).toBe(303)
  return new URL(paid.headers.get('location')!).searchParams.get('session_id')!
}

async function tier({ id }: TestUser): Promise<string> {
  return (await findSubscription(app.doors.db, id)).subscriptionTier
}

async function expectRefunded(sessionId: string): Promise<void> {
  const { subscription, customer } = await stripe.checkout.sessions.retrieve(sessionId)
  await until(async () => (await stripe.subscriptions.retrieve(String(subscription))).status === 'canceled')
  const charges = await stripe.charges.list({ customer: String(customer) })
  expect(charges.data).toMatchObject([{ refunded: true }])
}

test('has one link for each price, which stays when it is set up again', async () => {
  const before = await Promise.all(['pro', 'unlimited'].map((plan) => linkOf(plan, 'yearly')))
  expect(await setUpPaymentLinks(app.doors)).toEqual([])
  expect((await stripe.paymentLinks.list({ active: true, limit: 100 })).data).toHaveLength(4)
  expect(await Promise.all(['pro', 'unlimited'].map((plan) => linkOf(plan, 'yearly')))).toEqual(before)
})

test('gives the plan to the user who opened the link, by webhook', async () => {
  const user = await app.signUp()
  await payLink(await linkOf('pro'), await referenceOf(user))
  await app.localPayments!.work()
  await until(async () => (await tier(user)) === 'pro', 'The plan pro')
})

test('the success page knows the session before the webhook arrives, for its own user only', async () => {
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  const sessionId = await payLink(await linkOf('unlimited'), await referenceOf(ana))
  const reread = (user: TestUser) => user.send('POST', '/api/fix-subscription', { plan: 'pro', sessionId })
  expect((await reread(ben)).status).toBe(400)
  expect(await (await reread(ana)).json()).toMatchObject({ subscription: { tier: 'unlimited' } })
  expect(await tier(ben)).toBe('free')
})

test('a forged reference gives nobody a plan', async () => {
  const user = await app.signUp()
  const forged = [
    user.id,
    `${user.id}-${'0'.repeat(32)}`,
    '',
    '-',
    checkoutReference('another secret', user.id),
  ]
  for (const reference of forged) await payLink(await linkOf('pro'), encodeURIComponent(reference))
  await app.localPayments!.work()
  await user.send('POST', '/api/fix-subscription', {})
  expect(await findSubscription(app.doors.db, user.id)).toMatchObject({
    subscriptionTier: 'free',
    stripeCustomerId: null,
  })
  expect(userOfReference(app.doors.env.SECRET, await referenceOf(user))).toBe(user.id)
})

test('a second plan that is bought by a link is refunded and ended at once, and the first one stays', async () => {
  const user = await app.signUp()
  await buyPlan(app, user)
  await until(async () => (await tier(user)) === 'pro', 'The plan pro')
  const before = await findSubscription(app.doors.db, user.id)
  const sessionId = await payLink(await linkOf('unlimited'), await referenceOf(user))
  await app.localPayments!.work()
  await expectRefunded(sessionId)
  const told = await user.send('POST', '/api/fix-subscription', { plan: 'unlimited', sessionId })
  expect(await told.json()).toMatchObject({
    code: 'conflict',
    error: 'You already have a plan, so this payment was refunded.',
  })
  expect(await findSubscription(app.doors.db, user.id)).toMatchObject({
    stripeCustomerId: before.stripeCustomerId,
    subscriptionTier: 'pro',
  })
})

test('an older checkout is closed once a link is paid', async () => {
  const user = await app.signUp()
  const older = await openCheckout(user, 'pro')
  await payLink(await linkOf('unlimited'), await referenceOf(user))
  await app.localPayments!.work()
  await until(async () => (await tier(user)) === 'unlimited', 'The plan unlimited')
  expect(await (await payCheckout(app, older)).text()).toContain('This checkout has expired')
})

test('of a link and an older checkout that are both paid, one plan is kept and the other refunded', async () => {
  const user = await app.signUp()
  const older = await openCheckout(user, 'pro')
  const { stripeCustomerId: customer } = await findSubscription(app.doors.db, user.id)
  await payLink(await linkOf('unlimited'), await referenceOf(user))
  expect((await payCheckout(app, older)).status).toBe(303)
  await app.localPayments!.work()
  await until(async () => (await tier(user)) !== 'free', 'A plan')
  const { data } = await stripe.charges.list({ limit: 2 })
  await until(async () => {
    const charges = await Promise.all(data.map(({ id }) => stripe.charges.retrieve(id)))
    return charges.filter(({ refunded }) => refunded).length === 1
  }, 'one refund')
  expect(customer).not.toBeNull()
})

test('a checkout of the customer before a link is refunded without the payments before it', async () => {
  const user = await app.signUp()
  await openCheckout(user, 'pro')
  const { stripeCustomerId: before } = await findSubscription(app.doors.db, user.id)
  await payLink(await linkOf('unlimited'), await referenceOf(user))
  await app.localPayments!.work()
  await until(async () => (await tier(user)) === 'unlimited', 'The plan unlimited')
  // Opened at the moment in which the link was paid, so that it was not closed.
  const [price] = (await stripe.prices.list({ active: true, limit: 100 })).data
  const late = await stripe.checkout.sessions.create({
    customer: before!,
    mode: 'subscription',
    line_items: [{ price: price!.id, quantity: 1 }],
    success_url: `${app.doors.env.BASE_URL}/success`,
    cancel_url: `${app.doors.env.BASE_URL}/plans`,
  })
  expect((await payCheckout(app, new URL(late.url!).pathname)).status).toBe(303)
  await app.localPayments!.work()
  await expectRefunded(late.id)
  expect(await tier(user)).toBe('unlimited')
})

test('a link that is paid after the account was deleted is refunded', async () => {
  const user = await app.signUp()
  const reference = await referenceOf(user)
  expect((await user.send('POST', '/api/account/delete', { password: testPassword })).status).toBe(200)
  const sessionId = await payLink(await linkOf('pro'), reference)
  await app.localPayments!.work()
  await expectRefunded(sessionId)
})
