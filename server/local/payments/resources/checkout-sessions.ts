import { type CycleParts, startSubscription } from '../billing-cycle.ts'
import { type Call, listCall } from '../call.ts'
import { timeOf } from '../clock.ts'
import { emit } from '../events.ts'
import { listOf, mapOf, type Params, textOf, textsOf } from '../form-body.ts'
import { liveCustomer } from '../live-customer.ts'
import { invalidRequest } from '../provider-error.ts'
import type { CheckoutSession, PaymentMethod, Price } from '../shapes.ts'
import { newId, type Store } from '../store.ts'
import { createCustomer } from './customers.ts'
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
      'automatic_tax',
      'customer_update',
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
      return openSession(store, {
        siteUrl,
        now,
        price,
        customer: customer.id,
        payment_link: null,
        client_reference_id: textOf(params.client_reference_id) ?? null,
        success_url: successUrl,
        cancel_url: cancelUrl,
        metadata: textsOf(params.metadata),
        automatic_tax: { enabled: mapOf(params.automatic_tax).enabled === 'true' },
        _subscriptionMetadata: textsOf(mapOf(params.subscription_data).metadata),
      })
    },
  },
  listCall('/v1/checkout/sessions', 'checkout.session', 'status'),
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

type NewSession = Pick<
  CheckoutSession,
  | 'customer'
  | 'payment_link'
  | 'client_reference_id'
  | 'success_url'
  | 'cancel_url'
  | 'metadata'
  | 'automatic_tax'
  | '_subscriptionMetadata'
> & { siteUrl: string; now: number; price: Price }

export function openSession(
  store: Store,
  { siteUrl, now, price, ...given }: NewSession,
): Promise<CheckoutSession> {
  const id = newId('cs_test')
  return store.save<CheckoutSession>({
    ...given,
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
    url: `${siteUrl}/local/payments/checkout/${id}`,
    subscription: null,
    invoice: null,
    _price: price.id,
  })
}

/** Completes an open session with a card that can be charged: card, subscription and paid invoice in one transaction. */
export async function completeSession(
  parts: CycleParts,
  session: CheckoutSession,
  { card, email }: { card: PaymentMethod; email: string | null },
): Promise<CheckoutSession> {
  const { store } = parts
  const customer = session.customer
    ? await liveCustomer(store, session.customer)
    : await createCustomer(store, { email })
  const method = await useCard(store, customer, card)
  const price = await store.require<Price>('price', session._price)
  const now = await timeOf(store, customer)
  const { subscription, invoice } = await startSubscription(parts, {
    customer,
    price,
    method: method.id,
    metadata: session._subscriptionMetadata,
    now,
    charging: 'authenticated',
    isTaxed: session.automatic_tax?.enabled ?? false,
  })
  const complete = await store.save({
    ...session,
    customer: customer.id,
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
