import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cards } from '../../testing/buy-plan.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import { openLocalPayments } from './payments.ts'

let app: TestApp
let stripe: Stripe

beforeAll(async () => {
  app = await createTestApp({ sendWebhook: async () => 200 })
  stripe = await app.doors.payments!.client()
})
afterAll(() => app.close())

async function price(cents = 2_499, interval: 'month' | 'year' = 'month') {
  const product = await stripe.products.create({ name: 'A plan' })
  return stripe.prices.create({
    product: product.id,
    unit_amount: cents,
    currency: 'usd',
    recurring: { interval },
    nickname: 'A plan',
  })
}

/** A customer on a test clock with a card. */
async function clockCustomer(start: string, method = 'pm_card_visa') {
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: seconds(start) })
  const customer = await stripe.customers.create({ email: 'ana@example.org', test_clock: clock.id })
  await stripe.paymentMethods.attach(method, { customer: customer.id })
  return { clock, customer }
}

function seconds(day: string): number {
  return Date.parse(`${day}T12:00:00Z`) / 1_000
}

test('lists in pages, newest first', async () => {
  const made = []
  for (let i = 0; i < 5; i++)
    made.push((await stripe.testHelpers.testClocks.create({ frozen_time: i + 1 })).id)
  const { customer } = await clockCustomer('2026-01-01')
  for (let i = 0; i < 3; i++) await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id })
  const first = await stripe.paymentMethods.list({ customer: customer.id, limit: 3 })
  expect(first).toMatchObject({ has_more: true })
  const seen: string[] = []
  for await (const method of stripe.paymentMethods.list({ customer: customer.id, limit: 3 }))
    seen.push(method.id)
  expect(new Set(seen).size).toBe(4)
  expect(seen.slice(0, 3)).toEqual(first.data.map(({ id }) => id))
})

test('gives a repeated call with the same key the first reply, and refuses the key for another call', async () => {
  const key = { idempotencyKey: 'one-customer' }
  const [a, b] = await Promise.all([
    stripe.customers.create({ email: 'a@example.org' }, key),
    stripe.customers.create({ email: 'a@example.org' }, key),
  ])
  expect(a.id).toBe(b.id)
  await expect(stripe.customers.create({ email: 'b@example.org' }, key)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  })
})

test('refuses unknown calls, parameters, objects and keys in the error envelope', async () => {
  await expect(stripe.coupons.list()).rejects.toThrow('has no GET /v1/coupons')
  await expect(stripe.customers.create({ phone: '1' })).rejects.toMatchObject({ code: 'parameter_unknown' })
  await expect(stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'resource_missing',
    statusCode: 404,
  })
  const { host, port } = await app.localPayments!.start()
  const stranger = new Stripe('sk_test_wrong', { host, port, protocol: 'http', maxNetworkRetries: 0 })
  await expect(stranger.customers.list()).rejects.toMatchObject({ type: 'StripeAuthenticationError' })
})

test('moves a lookup key to a newer price only when asked', async () => {
  const product = await stripe.products.create({ name: 'A plan' })
  const create = (cents: number, transfer: boolean) =>
    stripe.prices.create({
      product: product.id,
      unit_amount: cents,
      currency: 'usd',
      recurring: { interval: 'month' },
      lookup_key: 'moving',
      ...(transfer ? { transfer_lookup_key: true } : {}),
    })
  await create(100, false)
  await expect(create(200, false)).rejects.toMatchObject({ statusCode: 400 })
  const newer = await create(200, true)
  const { data } = await stripe.prices.list({ lookup_keys: ['moving'] })
  expect(data.map(({ id }) => id)).toEqual([newer.id])
})

test('renews at the end of each month, also after the 31st, and expands the invoice', async () => {
  const { clock, customer } = await clockCustomer('2026-01-31')
  const { id } = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: (await price()).id }],
  })
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: seconds('2026-04-01') })
  const subscription = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })
  expect(subscription.status).toBe('active')
  expect(subscription.items.data[0]).toMatchObject({
    current_period_start: seconds('2026-03-31'),
    current_period_end: seconds('2026-04-30'),
  })
  expect(subscription.latest_invoice).toMatchObject({ status: 'paid', amount_paid: 2_499 })
  expect((await stripe.invoices.list({ customer: customer.id })).data).toHaveLength(3)
})

test('tries a failed renewal again and ends the subscription after a week', async () => {
  const { clock, customer } = await clockCustomer('2026-01-01', 'pm_card_chargeCustomerFail')
  const { id } = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: (await price()).id }],
  })
  const advance = (day: string) =>
    stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: seconds(day) })
  await advance('2026-02-02')
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('past_due')
  await advance('2026-02-05')
  const [invoice] = (await stripe.invoices.list({ customer: customer.id })).data
  expect(invoice).toMatchObject({ status: 'open', attempt_count: 2 })
  await advance('2026-02-09')
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled')
})

test('prorates an upgrade at once and keeps the price of a downgrade for the next invoice', async () => {
  const { clock, customer } = await clockCustomer('2026-01-01')
  const [small, large] = [await price(1_000), await price(3_000)]
  const made = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: small.id }] })
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: seconds('2026-01-16') + 43_200 })
  const item = made.items.data[0]!.id
  const items = [{ id: item, price: large.id }]
  const preview = await stripe.invoices.createPreview({
    subscription: made.id,
    subscription_details: { items },
  })
  expect(preview.amount_due).toBe(1_000)
  await stripe.subscriptions.update(made.id, { items, proration_behavior: 'always_invoice' })
  await stripe.subscriptions.update(made.id, {
    items: [{ id: item, price: small.id }],
    proration_behavior: 'none',
  })
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: seconds('2026-02-02') })
  const { data } = await stripe.invoices.list({ customer: customer.id })
  expect(data.map(({ amount_paid }) => amount_paid)).toEqual([1_000, 1_000, 1_000])
})

test('ends at the period end in either form, unless it is taken back', async () => {
  const { clock, customer } = await clockCustomer('2026-01-01')
  const monthly = await price()
  const create = async () =>
    (await stripe.subscriptions.create({ customer: customer.id, items: [{ price: monthly.id }] })).id
  const [flag, date, kept] = [await create(), await create(), await create()]
  await stripe.subscriptions.update(flag, { cancel_at_period_end: true })
  await stripe.subscriptions.update(date, { cancel_at: seconds('2026-01-20') })
  await stripe.subscriptions.update(kept, { cancel_at_period_end: true })
  await stripe.subscriptions.update(kept, { cancel_at_period_end: false })
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: seconds('2026-02-03') })
  const states = await Promise.all([flag, date, kept].map((id) => stripe.subscriptions.retrieve(id)))
  expect(states.map(({ status }) => status)).toEqual(['canceled', 'canceled', 'active'])
  expect(states[1]!.ended_at).toBe(seconds('2026-01-20'))
})

test('every page says LOCAL, and the checkout takes test cards only', async () => {
  const customer = await stripe.customers.create({ email: 'ana@example.org' })
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: (await price()).id, quantity: 1 }],
    success_url: 'http://localhost:3000/done?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/back',
  })
  const path = new URL(session.url!).pathname
  const page = await (await app.request(path)).text()
  expect(page).toContain('<b>LOCAL</b>')
  expect(page).toContain('$24.99')
  const pay = (number: string, more = {}) =>
    app.request(path, { method: 'POST', body: new URLSearchParams({ number, ...more }) })
  for (const [number, text] of [
    ['5555 5555 5555 5555', 'not one of the test cards'],
    [cards.declined, 'Your card was declined.'],
    [cards.insufficientFunds, 'insufficient funds'],
    [cards.expired, 'has expired'],
  ] as const) {
    const answer = await pay(number)
    expect(answer.status).toBe(402)
    expect(await answer.text()).toContain(text)
  }
  expect(await (await pay(cards.authenticates)).text()).toContain('Complete authentication')
  expect((await pay(cards.authenticates, { authenticate: 'no' })).status).toBe(402)
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([])
  const paid = await Promise.all([pay(cards.pays), pay(cards.pays)])
  for (const answer of paid)
    expect(answer.headers.get('location')).toBe(`http://localhost:3000/done?session=${session.id}`)
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toHaveLength(1)
  const [invoice] = (await stripe.invoices.list({ customer: customer.id })).data
  const pdf = await app.request(new URL(invoice!.invoice_pdf!).pathname)
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 8)
      .toString(),
  ).toBe('%PDF-1.4')
})

test('sends a webhook again until it is accepted, signed as the SDK verifies it', async () => {
  const received: string[] = []
  let time = new Date()
  let status = 500
  const other = await useTestApp({
    doors: { now: () => time },
    sendWebhook: async (body, signature) => {
      const event = await other.doors.payments!.readEvent(body, signature)
      received.push(event.type)
      return status
    },
  })
  const sdk = await other.doors.payments!.client()
  await sdk.customers.create({ email: 'late@example.org' })
  await other.localPayments!.work()
  await other.localPayments!.work()
  expect(received).toEqual(['customer.created'])
  status = 200
  time = new Date(time.getTime() + 60_000)
  await other.localPayments!.work()
  time = new Date(time.getTime() + 600_000)
  await other.localPayments!.work()
  expect(received).toEqual(['customer.created', 'customer.created'])
})

test('works only for this computer', () => {
  for (const site of [
    { BASE_URL: 'http://localhost:3000', production: true },
    { BASE_URL: 'https://longhand.example', production: false },
  ])
    expect(() =>
      openLocalPayments({ ...app.doors, env: { ...app.doors.env, ...site } }, async () => 200, 0),
    ).toThrow('only where BASE_URL is this computer')
})
