import { type Call, listCall } from '../call.ts'
import { listOf, mapOf, type Params, textOf, textsOf } from '../form-body.ts'
import { invalidRequest } from '../provider-error.ts'
import type { CheckoutSession, PaymentLink, Price } from '../shapes.ts'
import { newId, type Store } from '../store.ts'
import { openSession } from './checkout-sessions.ts'

/** Addresses at which anyone can buy a price. Each visit opens a checkout of its own. */
export const paymentLinkCalls: Call[] = [
  {
    method: 'POST',
    path: '/v1/payment_links',
    takes: ['line_items', 'after_completion', 'automatic_tax', 'metadata', 'expand'],
    async run({ store, siteUrl, params, now }) {
      const item = mapOf(listOf(params.line_items)[0] as Params)
      const price = await store.require<Price>('price', textOf(item.price) ?? '')
      const url = textOf(mapOf(mapOf(params.after_completion).redirect).url)
      if (!url) throw invalidRequest('Missing required param: after_completion.', 'after_completion')
      const id = newId('plink')
      return store.save<PaymentLink>({
        id,
        object: 'payment_link',
        created: now,
        livemode: false,
        active: true,
        url: `${siteUrl}/local/payments/links/${id}`,
        metadata: textsOf(params.metadata),
        automatic_tax: { enabled: mapOf(params.automatic_tax).enabled === 'true' },
        after_completion: { type: 'redirect', redirect: { url } },
        _price: price.id,
      })
    },
  },
  listCall('/v1/payment_links', 'payment_link', 'active'),
  {
    method: 'POST',
    path: '/v1/payment_links/:id',
    takes: ['active', 'metadata', 'expand'],
    async run({ store, params, id }) {
      const link = await store.require<PaymentLink>('payment_link', id)
      return store.save({ ...link, active: textOf(params.active) !== 'false' })
    },
  },
]

/** Opens a checkout for a visit of a link. Who pays becomes a new customer. */
export async function openLink(
  store: Store,
  { id, reference, siteUrl }: { id: string; reference: string | null; siteUrl: string },
): Promise<CheckoutSession> {
  const link = await store.require<PaymentLink>('payment_link', id)
  if (!link.active) throw invalidRequest('This link is no longer active.')
  return openSession(store, {
    siteUrl,
    now: store.realSeconds(),
    price: await store.require<Price>('price', link._price),
    customer: null,
    payment_link: id,
    client_reference_id: reference,
    success_url: link.after_completion.redirect.url,
    cancel_url: `${siteUrl}/subscription-plans`,
    metadata: link.metadata,
    automatic_tax: link.automatic_tax ?? { enabled: false },
    _subscriptionMetadata: {},
  })
}
