import { draftInvoice } from '../billing-cycle.ts'
import { type Call, listCall } from '../call.ts'
import { payInvoice, voidInvoice } from '../charge.ts'
import { addIntervals, timeOf } from '../clock.ts'
import { listOf, mapOf, type Params, textOf } from '../form-body.ts'
import { changeLines, periodLine } from '../invoice-lines.ts'
import { invalidRequest, ProviderError } from '../provider-error.ts'
import type { Customer, Invoice, Price, Subscription } from '../shapes.ts'
import type { Store } from '../store.ts'

export const invoiceCalls: Call[] = [
  listCall('/v1/invoices', 'invoice', 'status'),
  {
    method: 'GET',
    path: '/v1/invoices/:id',
    takes: ['expand'],
    run: ({ store, id }) => store.require('invoice', id),
  },
  {
    method: 'POST',
    path: '/v1/invoices/create_preview',
    takes: ['customer', 'subscription', 'subscription_details', 'expand'],
    async run({ store, siteUrl, params }) {
      const subscription = await store.require<Subscription>(
        'subscription',
        textOf(params.subscription) ?? '',
      )
      const customer = await store.require<Customer>('customer', subscription.customer)
      const [item] = subscription.items.data
      const changed = mapOf(listOf(mapOf(params.subscription_details).items)[0] as Params)
      const id = textOf(changed.price)
      const price = id ? await store.require<Price>('price', id) : item.price
      const now = await timeOf(store, customer)
      if (id && price.id !== item.price.id) {
        const { lines, period } = changeLines(subscription, price, now)
        return draftInvoice(
          siteUrl,
          { subscription, lines, period, reason: 'upcoming', now },
          customer.balance,
        )
      }
      if (subscription.status === 'canceled' || subscription.cancel_at !== null)
        throw invalidRequest('No upcoming invoices for customer', 'customer', 'invoice_upcoming_none')
      const start = item.current_period_end
      const period = { start, end: addIntervals(start, price.recurring.interval, 1) }
      const lines = [periodLine(price, period)]
      return draftInvoice(
        siteUrl,
        { subscription, lines, period, reason: 'upcoming', now: start },
        customer.balance,
      )
    },
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/pay',
    takes: ['expand'],
    async run({ store, id }) {
      const invoice = await store.require<Invoice>('invoice', id)
      if (invoice.status !== 'open') throw invalidRequest('Invoice is already paid', 'id')
      const { subscription, now } = await dueOf(store, invoice)
      if (!(await payInvoice(store, { invoice, subscription, now })))
        throw new ProviderError(402, 'card_error', 'Your card was declined.', { code: 'card_declined' })
      return invoice
    },
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/void',
    takes: ['expand'],
    async run({ store, id }) {
      const invoice = await store.require<Invoice>('invoice', id)
      if (invoice.status !== 'open') throw invalidRequest('You can only void an invoice that is open.', 'id')
      const due = { invoice, ...(await dueOf(store, invoice)) }
      await voidInvoice(store, due)
      return invoice
    },
  },
]

async function dueOf(store: Store, invoice: Invoice) {
  const { subscription: id } = invoice.parent.subscription_details
  const subscription = await store.require<Subscription>('subscription', id)
  const customer = await store.require('customer', invoice.customer)
  return { subscription, now: await timeOf(store, customer) }
}
