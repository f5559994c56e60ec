import { billSubscription, startSubscription } from '../billing-cycle.ts'
import { type Call, type CallContext, listParams, listReply, pagingOf } from '../call.ts'
import { endSubscription, methodOf, whyDeclined } from '../charge.ts'
import { timeOf } from '../clock.ts'
import { emit } from '../events.ts'
import { listOf, mapOf, numberOf, type Params, textOf, textsOf } from '../form-body.ts'
import { changeLines } from '../invoice-lines.ts'
import { invalidRequest, ProviderError } from '../provider-error.ts'
import type { Price, Subscription } from '../shapes.ts'
import { fieldIs, type Store } from '../store.ts'
import { liveCustomer } from './customers.ts'

export const subscriptionCalls: Call[] = [
  {
    method: 'POST',
    path: '/v1/subscriptions',
    takes: ['customer', 'items', 'default_payment_method', 'metadata', 'payment_behavior', 'expand'],
    async run({ store, siteUrl, params }) {
      const customer = await liveCustomer(store, textOf(params.customer) ?? '')
      const price = await priceOfItem(store, listOf(params.items)[0])
      const method = textOf(params.default_payment_method) ?? customer.invoice_settings.default_payment_method
      const now = await timeOf(store, customer)
      const parts = { customer, price, method: method ?? '', metadata: textsOf(params.metadata), now }
      const { subscription } = await startSubscription({ store, siteUrl }, parts)
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
        customer: textOf(params.customer),
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
  if (subscription.status === 'canceled')
    throw invalidRequest('A canceled subscription can only update its cancellation_details.', 'id')
  return subscription
}

async function priceOfItem(store: Store, item: unknown): Promise<Price> {
  return store.require<Price>('price', textOf(mapOf(item as Params).price) ?? '')
}

async function changeSubscription({ store, siteUrl, params, id }: CallContext): Promise<Subscription> {
  const subscription = await liveSubscription(store, id)
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
  const decline = whyDeclined(await methodOf(parts.store, subscription), true)
  if (decline) throw new ProviderError(402, 'card_error', decline.message, decline)
  item.price = price
  item.current_period_start = period.start
  item.current_period_end = period.end
  if (anchor !== subscription.billing_cycle_anchor) subscription._period = 0
  subscription.billing_cycle_anchor = anchor
  const reason = 'subscription_update'
  await billSubscription(parts, { subscription, lines, period, reason, now }, true)
}
