import { endSubscription, openInvoices, payInvoice, voidInvoice } from './charge.ts'
import { addIntervals } from './clock.ts'
import { emit } from './events.ts'
import { periodLine } from './invoice-lines.ts'
import { createIntent } from './payment-intents.ts'
import type { Customer, Invoice, InvoiceLine, Price, Subscription } from './shapes.ts'
import { newId, type Store } from './store.ts'

export type CycleParts = { store: Store; siteUrl: string }

type InvoiceParts = {
  subscription: Subscription
  lines: InvoiceLine[]
  period: { start: number; end: number }
  reason: string
  now: number
}

/** Makes an invoice from lines without storing it. A negative sum is credited to the customer's balance. */
export function draftInvoice(siteUrl: string, parts: InvoiceParts, customerBalance = 0): Invoice {
  const { subscription, lines, period, reason, now } = parts
  const id = newId('in')
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const tax = taxIn(subtotal, subscription)
  const total = tax?.tax_behavior === 'exclusive' ? subtotal + tax.amount : subtotal
  const due = Math.max(0, total + customerBalance)
  return {
    id,
    object: 'invoice',
    customer: subscription.customer,
    number: `LOCAL-${id.slice(-8).toUpperCase()}`,
    created: now,
    livemode: false,
    status: 'open',
    currency: lines[0]?.currency ?? 'usd',
    subtotal,
    total,
    total_taxes: tax ? [tax] : [],
    starting_balance: customerBalance,
    ending_balance: Math.min(0, total + customerBalance),
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    next_payment_attempt: null,
    billing_reason: reason,
    period_start: period.start,
    period_end: period.end,
    hosted_invoice_url: `${siteUrl}/local/payments/invoices/${id}`,
    invoice_pdf: `${siteUrl}/local/payments/invoices/${id}/pdf`,
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    status_transitions: { finalized_at: now, paid_at: null, voided_at: null, marked_uncollectible_at: null },
    _intent: null,
  }
}

const taxRate = 0.2

/** The tax of a sum, which the price excludes or includes. */
function taxIn(sum: number, { automatic_tax, items }: Subscription) {
  const behavior = items.data[0].price.tax_behavior
  if (!automatic_tax?.enabled || sum <= 0 || behavior === 'unspecified') return null
  const share = behavior === 'exclusive' ? taxRate : taxRate / (1 + taxRate)
  return { amount: Math.round(sum * share), tax_behavior: behavior }
}

/** When an invoice is charged: off the session, after an authentication, or once a browser has confirmed it. */
export type Charging = 'off_session' | 'authenticated' | 'when_confirmed'

/** Stores an invoice as the subscription's latest one, with its payment, and charges it. */
export async function billSubscription(
  { store, siteUrl }: CycleParts,
  parts: InvoiceParts,
  charging: Charging = 'off_session',
): Promise<{ invoice: Invoice; isPaid: boolean }> {
  const { subscription, now } = parts
  const customer = await store.require<Customer>('customer', subscription.customer)
  const invoice = draftInvoice(siteUrl, parts, customer.balance)
  await store.save({ ...customer, balance: invoice.ending_balance })
  if (invoice.amount_due > 0) invoice._intent = (await createIntent(store, invoice)).id
  await store.save(invoice)
  subscription.latest_invoice = invoice.id
  await store.save(subscription)
  await emit(store, 'invoice.finalized', invoice)
  if (charging === 'when_confirmed' && invoice.amount_due > 0) return { invoice, isPaid: false }
  const isPaid = await payInvoice(store, { invoice, subscription, now }, charging === 'authenticated')
  return { invoice, isPaid }
}

type NewSubscription = {
  customer: Customer
  price: Price
  method: string | null
  metadata: Record<string, string>
  now: number
  charging: Charging
  isTaxed?: boolean
}

/** Creates a subscription, which is incomplete until its first invoice is paid. */
export async function startSubscription(
  parts: CycleParts,
  { customer, price, method, metadata, now, charging, isTaxed = false }: NewSubscription,
): Promise<{ subscription: Subscription; invoice: Invoice }> {
  const { store } = parts
  const id = newId('sub')
  const period = { start: now, end: addIntervals(now, price.recurring.interval, 1) }
  const subscription: Subscription = {
    id,
    object: 'subscription',
    customer: customer.id,
    created: now,
    livemode: false,
    status: 'incomplete',
    currency: price.currency,
    collection_method: 'charge_automatically',
    billing_cycle_anchor: now,
    start_date: now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    test_clock: customer.test_clock,
    items: {
      object: 'list',
      data: [
        {
          id: newId('si'),
          object: 'subscription_item',
          subscription: id,
          quantity: 1,
          metadata: {},
          price,
          current_period_start: period.start,
          current_period_end: period.end,
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: '',
    default_payment_method: method,
    metadata,
    pending_update: null,
    automatic_tax: { enabled: isTaxed },
    _period: 0,
    _pendingChange: null,
  }
  await emit(store, 'customer.subscription.created', subscription)
  const { invoice } = await billSubscription(
    parts,
    { subscription, lines: [periodLine(price, period)], period, reason: 'subscription_create', now },
    charging,
  )
  return { subscription, invoice }
}

/** Does everything that is due for a subscription until `now`, in the order of time. */
export async function advanceSubscription(
  parts: CycleParts,
  subscription: Subscription,
  now: number,
): Promise<void> {
  for (let step = await nextStep(parts.store, subscription); step && step.at <= now; ) {
    await step.run(parts)
    step = await nextStep(parts.store, subscription)
  }
}

type Step = { at: number; run: (parts: CycleParts) => Promise<void> }

async function nextStep(store: Store, subscription: Subscription): Promise<Step | null> {
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired') return null
  const [item] = subscription.items.data
  const unpaidUntil = givenUpAt(subscription)
  if (subscription.status === 'incomplete')
    return { at: unpaidUntil!, run: giveUp(subscription, unpaidUntil!) }
  const steps: Step[] = [{ at: item.current_period_end, run: (parts) => renew(parts, subscription) }]
  const end = subscription.cancel_at ?? (subscription.cancel_at_period_end ? item.current_period_end : null)
  if (unpaidUntil !== null) steps.unshift({ at: unpaidUntil, run: giveUp(subscription, unpaidUntil) })
  // Before the renewal at the same moment.
  if (end !== null) steps.unshift({ at: end, run: ({ store }) => endSubscription(store, subscription, end) })
  if (subscription.status === 'past_due')
    for (const invoice of await openInvoices(store, subscription.id))
      if (invoice.next_payment_attempt !== null)
        steps.unshift({
          at: invoice.next_payment_attempt,
          run: async ({ store }) => {
            await payInvoice(store, { invoice, subscription, now: invoice.next_payment_attempt! })
          },
        })
  return steps.reduce((first, step) => (step.at < first.at ? step : first))
}

/** A first payment or a pending change is given up after this long. */
export const waitingSeconds = 23 * 3_600

function givenUpAt({ status, created, pending_update }: Subscription): number | null {
  if (status === 'incomplete') return created + waitingSeconds
  return pending_update?.expires_at ?? null
}

function giveUp(subscription: Subscription, now: number) {
  return async ({ store }: CycleParts) => {
    const invoice = await store.require<Invoice>('invoice', subscription.latest_invoice)
    await voidInvoice(store, { invoice, subscription, now })
  }
}

async function renew(parts: CycleParts, subscription: Subscription): Promise<void> {
  const [item] = subscription.items.data
  const { interval } = item.price.recurring
  const period = {
    start: item.current_period_end,
    end: addIntervals(subscription.billing_cycle_anchor, interval, subscription._period + 2),
  }
  subscription._period++
  item.current_period_start = period.start
  item.current_period_end = period.end
  await parts.store.save(subscription)
  await emit(parts.store, 'customer.subscription.updated', subscription)
  const lines = [periodLine(item.price, period)]
  const reason = 'subscription_cycle'
  await billSubscription(parts, { subscription, lines, period, reason, now: period.start })
}
