import { type CycleParts, startSubscription } from '../billing-cycle.ts'
import { type Call, listParams, listReply, pagingOf } from '../call.ts'
import { timeOf } from '../clock.ts'
import { emit } from '../events.ts'
import { listOf, mapOf, type Params, textOf, textsOf } from '../form-body.ts'
import { invalidRequest } from '../provider-error.ts'
import type { CheckoutSession, PaymentMethod, Price } from '../shapes.ts'
import { fieldIs, newId, type Store } from '../store.ts'
import { liveCustomer } from './customers.ts'
import { useCard } from './payment-methods.ts'

const openSeconds = 86_400

export const checkoutSessionCalls: Call[] = [
  {
    method: 'POST',
    path: '/v1/checkout/sessions',
    takes: [
      'mode',
      'customer',
      'line_items',
      'success_url',
      'cancel_url',
      'client_reference_id',
      'metadata',
      'subscription_data',
      'expand',
    ],
    async run({ store, siteUrl, params, now }) {
      if (textOf(params.mode) !== 'subscription')
        throw invalidRequest('The stand-in knows the mode subscription.', 'mode')
      const customer = await liveCustomer(store, textOf(params.customer) ?? '')
      const item = mapOf(listOf(params.line_items)[0] as Params)
      const price = await store.require<Price>('price', textOf(item.price) ?? '')
      const successUrl = textOf(params.success_url)
      const cancelUrl = textOf(params.cancel_url)
      if (!successUrl || !cancelUrl)
        throw invalidRequest('Missing required param: success_url.', 'success_url')
      const id = newId('cs_test')
      const session: CheckoutSession = {
        id,
        object: 'checkout.session',
        created: now,
        expires_at: now + openSeconds,
        livemode: false,
        mode: 'subscription',
        status: 'open',
        payment_status: 'unpaid',
        currency: price.currency,
        amount_subtotal: price.unit_amount,
        amount_total: price.unit_amount,
        customer: customer.id,
        client_reference_id: textOf(params.client_reference_id) ?? null,
        success_url: successUrl,
        cancel_url: cancelUrl,
        url: `${siteUrl}/local/payments/checkout/${id}`,
        subscription: null,
        invoice: null,
        metadata: textsOf(params.metadata),
        _price: price.id,
        _subscriptionMetadata: textsOf(mapOf(params.subscription_data).metadata),
      }
      return store.save(session)
    },
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions',
    takes: [...listParams, 'customer', 'status', 'expand'],
    async run({ store, params }) {
      const status = textOf(params.status)
      const found = await store.list('checkout.session', {
        ...pagingOf(params),
        customer: textOf(params.customer),
        where: status ? fieldIs('status', status) : undefined,
      })
      return listReply('/v1/checkout/sessions', found)
    },
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions/:id',
    takes: ['expand'],
    run: ({ store, id }) => store.require('checkout.session', id),
  },
  {
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    takes: ['expand'],
    async run({ store, id }) {
      const session = await store.require<CheckoutSession>('checkout.session', id)
      if (session.status !== 'open')
        throw invalidRequest(`Only Checkout Sessions with a status in ["open"] can be expired.`, 'session')
      const expired = await store.save({ ...session, status: 'expired' as const, url: null })
      await emit(store, 'checkout.session.expired', expired)
      return expired
    },
  },
]

/** Completes an open session with a card that can be charged: card, subscription and paid invoice in one transaction. */
export async function completeSession(
  parts: CycleParts,
  session: CheckoutSession,
  card: PaymentMethod,
): Promise<CheckoutSession> {
  const { store } = parts
  const customer = await liveCustomer(store, session.customer)
  const method = await useCard(store, customer, card)
  const price = await store.require<Price>('price', session._price)
  const now = await timeOf(store, customer)
  const { subscription, invoice } = await startSubscription(parts, {
    customer,
    price,
    method: method.id,
    metadata: session._subscriptionMetadata,
    now,
  })
  const complete = await store.save({
    ...session,
    status: 'complete' as const,
    payment_status: 'paid' as const,
    url: null,
    subscription: subscription.id,
    invoice: invoice.id,
  })
  await emit(store, 'checkout.session.completed', complete)
  return complete
}

/** Returns the session of a page, expired if its day is over. */
export async function sessionOfPage(store: Store, id: string): Promise<CheckoutSession> {
  const session = await store.require<CheckoutSession>('checkout.session', id)
  if (session.status !== 'open' || session.expires_at > store.realSeconds()) return session
  return store.save({ ...session, status: 'expired' as const, url: null })
}
