import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailSubjects } from '../../testing/account-calls.ts'
import { buyPlan, cards, openCheckout, payCheckout, storeCard } from '../../testing/buy-plan.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import { type TestUser, testPassword } from '../../testing/test-user.ts'
import { until } from '../../testing/until.ts'
import { users } from '../accounts/tables.ts'
import { findUnbalanced } from '../credits/read-balance.ts'
import { findSubscription } from './find-subscription.ts'
import { setUpCatalogue } from './set-up-catalogue.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await app.doors.jobs.start()
})
afterAll(() => app.close())

async function words(user: TestUser): Promise<number> {
  const answer = await user.get('/api/user/remaining-words')
  return ((await answer.json()) as { remaining_words: number }).remaining_words
}

async function plan(user: TestUser) {
  const answer = await user.get(`/api/subscription/${user.id}`)
  const { subscription } = (await answer.json()) as { subscription: Record<string, unknown> }
  return subscription
}

async function customerOf({ id }: TestUser): Promise<string> {
  return (await findSubscription(app.doors.db, id)).stripeCustomerId!
}

async function untilTier(user: TestUser, tier: string): Promise<void> {
  await until(async () => (await plan(user)).tier === tier, `The plan ${tier}`)
}

test('a purchase gives plan and words by webhook, without any call of the browser', async () => {
  const user = await app.signUp()
  expect(await plan(user)).toMatchObject({ tier: 'free', status: 'active', limits: { words: 2_000 } })
  await buyPlan(app, user)
  await untilTier(user, 'pro')
  expect(await plan(user)).toMatchObject({ status: 'active', billing: 'monthly', limits: { words: 55_000 } })
  expect(await words(user)).toBe(57_000)
  const details = await (await user.send('POST', '/api/user-subscription-details', {})).json()
  expect(details).toMatchObject({
    status_label: 'Active',
    is_actually_active: true,
    remaining_words: 57_000,
    subscription_end_date: null,
  })
  const { invoices } = await (await user.send('POST', '/api/billing-history', {})).json()
  expect(invoices).toMatchObject([{ amount_paid: 2_499, status: 'paid' }])
  const { invoice } = await (await user.send('POST', '/api/upcoming-invoice', {})).json()
  expect(invoice).toMatchObject({ amount_due: 2_499 })
  expect(await findUnbalanced(app.doors.db)).toEqual([])
})

test('a declined or unauthenticated card gives nothing', async () => {
  const user = await app.signUp()
  const path = await openCheckout(user)
  for (const card of [cards.declined, cards.insufficientFunds, cards.expired])
    expect((await payCheckout(app, path, card)).status).toBe(402)
  expect((await payCheckout(app, path, cards.authenticates, { authenticate: 'no' })).status).toBe(402)
  await user.send('POST', '/api/fix-subscription', { plan: 'pro' })
  expect(await plan(user)).toMatchObject({ tier: 'free' })
  expect(await words(user)).toBe(2_000)
  expect((await payCheckout(app, path, cards.authenticates, { authenticate: 'yes' })).status).toBe(303)
  await app.localPayments!.work()
  await untilTier(user, 'pro')
})

test('two tabs get one checkout, and a double click pays once', async () => {
  const user = await app.signUp()
  const paths = await Promise.all([openCheckout(user), openCheckout(user), openCheckout(user)])
  const last = await openCheckout(user)
  await Promise.all([...paths, last, last].map((path) => payCheckout(app, path)))
  await app.localPayments!.work()
  await untilTier(user, 'pro')
  const { invoices } = await (await user.send('POST', '/api/billing-history', {})).json()
  expect(invoices).toHaveLength(1)
  expect(await words(user)).toBe(57_000)
})

test('a checkout for another plan closes the earlier one', async () => {
  const user = await app.signUp()
  const pro = await openCheckout(user, 'pro')
  const unlimited = await openCheckout(user, 'unlimited', 'yearly')
  expect(await (await payCheckout(app, pro)).text()).toContain('This checkout has expired')
  expect((await payCheckout(app, unlimited)).status).toBe(303)
})

test.each(['cross-site', 'same-site'])('refuses a checkout that a %s link opens', async (site) => {
  const user = await app.signUp()
  const path = '/api/create-checkout-session?plan=unlimited&billing=yearly'
  const refused = await user.get(path, { 'sec-fetch-site': site })
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
    403,
    'forbidden_origin',
  ])
  expect((await user.get(path, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
})

test('a second purchase of the held plan is refused with the documented text', async () => {
  const user = await app.signUp()
  await buyPlan(app, user)
  const answer = await user.get('/api/create-checkout-session?plan=pro&billing=monthly')
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ error: 'You are already subscribed to this plan' })
})

test('wrong plans and billings are refused with the documented texts', async () => {
  const user = await app.signUp()
  for (const [query, text] of [
    ['plan=gold&billing=monthly', 'Invalid plan selected'],
    ['plan=pro&billing=weekly', 'Invalid billing period selected'],
    ['plan=free&billing=monthly', 'Invalid plan selected'],
    ['billing=monthly', 'Missing plan or billing information'],
    ['plan=pro', 'Missing plan or billing information'],
  ]) {
    const answer = await user.get(`/api/create-checkout-session?${query}`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: text, code: 'invalid_input' })
  }
})

test('no call of the client grants a plan, whatever it claims', async () => {
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  await buyPlan(app, ana)
  await untilTier(ana, 'pro')
  const [session] = (await (await app.doors.payments!.client()).checkout.sessions.list()).data
  const stripe = await app.doors.payments!.client()
  const [cardOfAna] = (await stripe.paymentMethods.list({ customer: await customerOf(ana) })).data.map(
    ({ id }) => id,
  )
  const ownCard = await storeCard(app, cards.pays)
  const wish = { plan: 'unlimited', billing: 'monthly' }
  const tries: [string, object, number][] = [
    ['/api/fix-subscription', { plan: 'unlimited' }, 200],
    ['/api/fix-subscription', { plan: 'pro', sessionId: session!.id }, 400],
    ['/api/fix-subscription', { plan: 'pro', sessionId: 'cs_test_forged' }, 400],
    ['/api/fix-subscription', { userId: ana.id, plan: 'pro' }, 403],
    ['/api/emergency-subscription', { plan: 'unlimited' }, 200],
    ['/api/emergency-subscription', { userId: ana.id, plan: 'unlimited' }, 403],
    ['/api/cancel-subscription', { userId: ana.id }, 403],
    ['/api/cancel-subscription', {}, 409],
    ['/api/renew-subscription', {}, 409],
    ['/api/downgrade-to-free', { userId: ana.id }, 403],
    ['/api/change-plan', { plan: 'unlimited', billing: 'yearly' }, 409],
    ['/api/create-subscription', { ...wish, paymentMethodId: 'pm_forged' }, 400],
    ['/api/create-subscription', { ...wish, paymentMethodId: cardOfAna }, 400],
    ['/api/create-subscription', { ...wish, paymentMethodId: ownCard, userId: ana.id }, 403],
    // Starts a purchase, which gives nothing until its payment is confirmed.
    ['/api/create-subscription', { ...wish, paymentMethodId: ownCard, status: 'active', paid: true }, 200],
    ['/api/create-checkout-session', { ...wish, userId: ana.id }, 403],
    ['/api/create-stripe-customer', { userId: ana.id }, 403],
    ['/api/preview-plan-change', wish, 409],
    ['/api/upcoming-invoice', { userId: ana.id }, 403],
    ['/api/user-subscription-details', { userId: ana.id }, 403],
    ['/api/billing-history', { userId: ana.id }, 403],
    ['/api/create-portal-session', { userId: ana.id }, 403],
  ]
  for (const [path, body, status] of tries) {
    const answer = await ben.send('POST', path, body)
    expect(`${path} ${answer.status}`).toBe(`${path} ${status}`)
  }
  expect(await plan(ben)).toMatchObject({ tier: 'free' })
  expect(await words(ben)).toBe(2_000)
  expect(await plan(ana)).toMatchObject({ tier: 'pro', status: 'active' })
})

test('cancels at the period end with one mail, and takes it back with another', async () => {
  const user = await app.signUp()
  await buyPlan(app, user)
  const cancel = () => user.send('POST', '/api/cancel-subscription', {})
  const answers = await Promise.all([cancel(), cancel()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await plan(user)).toMatchObject({ tier: 'pro', status: 'cancelled' })
  const { invoice } = await (await user.send('POST', '/api/upcoming-invoice', {})).json()
  expect(invoice).toBeNull()
  await app.localPayments!.work()
  const renewed = await (await user.send('POST', '/api/renew-subscription', {})).json()
  expect(renewed).toMatchObject({ success: true, subscription: { tier: 'pro', status: 'active' } })
  // Mails of one queue may arrive in any order.
  expect((await mailSubjects(app, user.email, 3)).toSorted()).toEqual(
    [
      'Your Longhand receipt: Pro',
      'Your Longhand plan was cancelled',
      'Your Longhand plan goes on',
    ].toSorted(),
  )
})

test('a cancel in the portal has the same effect, and is taken back the same way', async () => {
  const user = await app.signUp()
  await buyPlan(app, user)
  const { url } = await (await user.send('POST', '/api/create-portal-session', {})).json()
  const body = new URLSearchParams({ action: 'cancel' })
  await app.request(new URL(url).pathname, { method: 'POST', body })
  await app.localPayments!.work()
  await until(async () => (await plan(user)).status === 'cancelled')
  await user.send('POST', '/api/renew-subscription', {})
  expect(await plan(user)).toMatchObject({ tier: 'pro', status: 'active' })
})

test('an upgrade is paid and granted at once, also when two tabs ask, and a downgrade waits', async () => {
  const user = await app.signUp()
  await buyPlan(app, user)
  await untilTier(user, 'pro')
  const wish = { plan: 'unlimited', billing: 'monthly' }
  const preview = await (await user.send('POST', '/api/preview-plan-change', wish)).json()
  expect(preview).toMatchObject({ when: 'now', amountDue: 3_000, words: 145_000 })
  const change = () => user.send('POST', '/api/change-plan', wish)
  await Promise.all([change(), change()])
  expect(await plan(user)).toMatchObject({ tier: 'unlimited' })
  expect(await words(user)).toBe(202_000)
  await app.localPayments!.work()
  const { invoices } = await (await user.send('POST', '/api/billing-history', {})).json()
  expect(invoices).toHaveLength(2)
  await user.send('POST', '/api/change-plan', { plan: 'pro', billing: 'monthly' })
  expect(await plan(user)).toMatchObject({ tier: 'unlimited', nextTier: 'pro' })
  await user.send('POST', '/api/change-plan', wish)
  expect(await plan(user)).toMatchObject({ tier: 'unlimited', nextTier: null })
  expect(await words(user)).toBe(202_000)
})

test('a running yearly plan does not become a monthly one', async () => {
  const user = await app.signUp()
  await buyPlan(app, user, 'pro', 'yearly')
  const answer = await user.send('POST', '/api/change-plan', { plan: 'pro', billing: 'monthly' })
  expect(answer.status).toBe(409)
  expect((await answer.json()).error).toContain('Your yearly plan is paid until')
})

test('a customer who was deleted at the provider loses the plan and can buy again', async () => {
  const user = await app.signUp()
  await buyPlan(app, user)
  await untilTier(user, 'pro')
  await (await app.doors.payments!.client()).customers.del(await customerOf(user))
  await app.localPayments!.work()
  await untilTier(user, 'free')
  expect(await words(user)).toBe(2_000)
  await buyPlan(app, user, 'unlimited')
  await untilTier(user, 'unlimited')
})

test('ends the plan at the provider when the account is deleted', async () => {
  const user = await app.signUp()
  await buyPlan(app, user)
  await untilTier(user, 'pro')
  const customer = await customerOf(user)
  const stripe = await app.doors.payments!.client()
  const [running] = (await stripe.subscriptions.list({ customer })).data
  expect((await user.send('POST', '/api/account/delete', { password: 'not mine' })).status).toBe(403)
  expect(await stripe.subscriptions.retrieve(running!.id)).toMatchObject({ status: 'active' })
  expect((await user.send('POST', '/api/account/delete', { password: testPassword })).status).toBe(200)
  expect(await stripe.subscriptions.retrieve(running!.id)).toMatchObject({ status: 'canceled' })
  expect(await app.doors.db.$count(users, eq(users.id, user.id))).toBe(0)
  // The provider's news about the end find no account, and charge nothing.
  await app.localPayments!.work()
  expect((await stripe.charges.list({ customer })).data).toHaveLength(1)
})

test('the balance always equals the ledger', async () => {
  expect(await findUnbalanced(app.doors.db)).toEqual([])
  const { rows } = await app.doors.db.execute(
    sql`select reason, count(*) from credit_entries where reason is not null group by user_id, reason having count(*) > 1`,
  )
  expect(rows).toEqual([])
})

test('several servers create the catalogue once, and a changed price takes over its lookup key', async () => {
  const fresh = await useTestApp()
  const payments = fresh.doors.payments!
  await Promise.all([setUpCatalogue(payments), setUpCatalogue(payments), setUpCatalogue(payments)])
  const stripe = await payments.client()
  expect((await stripe.prices.list({ limit: 100 })).data).toHaveLength(4)
  expect(await setUpCatalogue(payments)).toEqual([])
  await stripe.prices.create({
    product: 'longhand_pro',
    unit_amount: 1_900,
    currency: 'usd',
    recurring: { interval: 'month' },
    lookup_key: 'longhand_pro_monthly',
    transfer_lookup_key: true,
  })
  expect(await setUpCatalogue(payments)).toEqual(['replaced longhand_pro_monthly'])
})
