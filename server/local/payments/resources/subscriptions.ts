import { billSubscription, startSubscription, waitingSeconds } from '../billing-cycle.ts'
import { type Call, type CallContext, listParams, listReply, pagingOf } from '../call.ts'
import {
  applyChange,
  endSubscription,
  methodOf,
  saveIntentFailure,
  voidInvoice,
  whyDeclined,
} from '../charge.ts'
import { timeOf } from '../clock.ts'
import { emit } from '../events.ts'
import { listOf, mapOf, numberOf, type Params, textOf, textsOf } from '../form-body.ts'
import { changeLines } from '../invoice-lines.ts'
import { liveCustomer } from '../live-customer.ts'
import { invalidRequest, ProviderError } from '../provider-error.ts'
import type { Invoice, Price, Subscription } from '../shapes.ts'
import { fieldIs, type Store } from '../store.ts'
import { knownCustomer } from './customers.ts'

export const subscriptionCalls: Call[] = [
  {
    method: 'POST',
    path: '/v1/subscriptions',
    takes: [
      'customer',
      'items',
      'default_payment_method',
      'metadata',
      'payment_behavior',
      'payment_settings',
      'expand',
    ],
    async run({ store, siteUrl, params }) {
      const customer = await liveCustomer(store, textOf(params.customer) ?? '')
      const price = await priceOfItem(store, listOf(params.items)[0])
      const method = textOf(params.default_payment_method) ?? customer.invoice_settings.default_payment_method
      const now = await timeOf(store, customer)
      const { subscription } = await startSubscription(
        { store, siteUrl },
        {
          customer,
          price,
          method,
          metadata: textsOf(params.metadata),
          now,
          charging: params.payment_behavior === 'default_incomplete' ? 'when_confirmed' : 'off_session',
        },
      )
      return subscription
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    takes: [...listParams, 'customer', 'status', 'price', 'expand'],
    async run({ store, params }) {
      const status = textOf(params.status)
      const found = await store.list<Subscription>('subscription', {
        ...pagingOf(params),
        customer: await knownCustomer(store, params),
        where: status && status !== 'all' ? fieldIs('status', status) : undefined,
      })
      const data = status ? found.data : found.data.filter((each) => each.status !== 'canceled')
      return listReply('/v1/subscriptions', { ...found, data })
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions/:id',
    takes: ['expand'],
    run: ({ store, id }) => store.require('subscription', id),
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    takes: [
      'cancel_at',
      'cancel_at_period_end',
      'items',
      'metadata',
      'proration_behavior',
      'payment_behavior',
      'billing_cycle_anchor',
      'default_payment_method',
      'expand',
    ],
    run: changeSubscription,
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    takes: ['prorate', 'invoice_now', 'expand'],
    async run({ store, id }) {
      const subscription = await liveSubscription(store, id)
      const customer = await store.require('customer', subscription.customer)
      await endSubscription(store, subscription, await timeOf(store, customer))
      return subscription
    },
  },
]

async function liveSubscription(store: Store, id: string): Promise<Subscription> {
  const subscription = await store.require<Subscription>('subscription', id)
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired')
    throw invalidRequest('A canceled subscription can only update its cancellation_details.', 'id')
  return subscription
}

async function priceOfItem(store: Store, item: unknown): Promise<Price> {
  return store.require<Price>('price', textOf(mapOf(item as Params).price) ?? '')
}

async function changeSubscription({ store, siteUrl, params, id }: CallContext): Promise<Subscription> {
  const subscription = await liveSubscription(store, id)
  checkPendingParams(params)
  const customer = await liveCustomer(store, subscription.customer)
  const now = await timeOf(store, customer)
  subscription.metadata = { ...subscription.metadata, ...textsOf(params.metadata) }
  const method = textOf(params.default_payment_method)
  if (method) subscription.default_payment_method = method
  changeEnd(subscription, params, now)
  const item = listOf(params.items)[0]
  if (item) {
    const price = await priceOfItem(store, item)
    if (price.id !== subscription.items.data[0].price.id)
      await changePrice({ store, siteUrl }, subscription, { price, now, params })
  }
  await store.save(subscription)
  await emit(store, 'customer.subscription.updated', subscription)
  return subscription
}

const pendingParams = ['items', 'payment_behavior', 'proration_behavior', 'billing_cycle_anchor', 'expand']

/** A change that may wait for its payment takes no other parameters. */
function checkPendingParams(params: Params): void {
  if (textOf(params.payment_behavior) !== 'pending_if_incomplete') return
  const other = Object.keys(params).find((name) => !pendingParams.includes(name))
  if (other)
    throw invalidRequest(
      `When payment_behavior is pending_if_incomplete, you can only pass supported params. ${other} is not supported.`,
      other,
    )
}

/** Plans the end of a subscription, or takes it back. An empty `cancel_at` clears it. */
function changeEnd(subscription: Subscription, params: Params, now: number): void {
  if ('cancel_at' in params) subscription.cancel_at = numberOf(params.cancel_at) ?? null
  const atPeriodEnd = textOf(params.cancel_at_period_end)
  if (atPeriodEnd) {
    subscription.cancel_at_period_end = atPeriodEnd === 'true'
    subscription.cancel_at = atPeriodEnd === 'true' ? subscription.items.data[0].current_period_end : null
  }
  subscription.canceled_at = subscription.cancel_at === null ? null : (subscription.canceled_at ?? now)
}

type Change = { price: Price; now: number; params: Params }

async function changePrice(
  parts: { store: Store; siteUrl: string },
  subscription: Subscription,
  { price, now, params }: Change,
): Promise<void> {
  const [item] = subscription.items.data
  // A newer change replaces one that waits for its payment.
  if (subscription.pending_update) {
    const invoice = await parts.store.require<Invoice>('invoice', subscription.latest_invoice)
    await voidInvoice(parts.store, { invoice, subscription, now })
  }
  if (textOf(params.proration_behavior) === 'none') {
    item.price = price
    return
  }
  if (textOf(params.proration_behavior) !== 'always_invoice')
    throw invalidRequest(
      'The stand-in knows proration_behavior always_invoice and none.',
      'proration_behavior',
    )
  const { lines, period, anchor } = changeLines(subscription, price, now)
  const reason = 'subscription_update'
  const billed = { subscription, lines, period, reason, now }
  const decline = whyDeclined(await methodOf(parts.store, subscription), false)
  if (!decline) {
    applyChange(subscription, { price, period, anchor })
    await billSubscription(parts, billed)
    return
  }
  if (textOf(params.payment_behavior) !== 'pending_if_incomplete')
    throw new ProviderError(402, decline.type, decline.message, decline)
  const { invoice } = await billSubscription(parts, billed, 'when_confirmed')
  if (invoice.status === 'paid') {
    applyChange(subscription, { price, period, anchor })
    return
  }
  subscription._pendingChange = { price, period, anchor }
  subscription.pending_update = {
    expires_at: Math.min(now + waitingSeconds, item.current_period_end),
    subscription_items: [{ id: item.id, price }],
  }
  await saveIntentFailure(parts.store, invoice, await methodOf(parts.store, subscription), decline)
}
