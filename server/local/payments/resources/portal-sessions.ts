import type { Call } from '../call.ts'
import { textOf } from '../form-body.ts'
import { liveCustomer } from '../live-customer.ts'
import { invalidRequest } from '../provider-error.ts'
import { newId } from '../store.ts'

export const portalSessionCalls: Call[] = [
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    takes: ['customer', 'return_url', 'expand'],
    async run({ store, siteUrl, params, now }) {
      const customer = await liveCustomer(store, textOf(params.customer) ?? '')
      const returnUrl = textOf(params.return_url)
      if (!returnUrl) throw invalidRequest('Missing required param: return_url.', 'return_url')
      const id = newId('bps')
      return store.save({
        id,
        object: 'billing_portal.session',
        created: now,
        livemode: false,
        customer: customer.id,
        return_url: returnUrl,
        url: `${siteUrl}/local/payments/portal/${id}`,
      })
    },
  },
]
