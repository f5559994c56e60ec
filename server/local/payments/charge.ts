import { emit } from './events.ts'
import type { Customer, Invoice, PaymentMethod, Subscription } from './shapes.ts'
import { fieldIs, type Store } from './store.ts'
import { declineOf } from './test-cards.ts'

export type Decline = { code: string; decline_code?: string; message: string }

const day = 86_400
/** Days after a failed renewal at which the card is tried again; after the last one the subscription ends. */
const retryDays = [3, 5, 7]

/** Returns why this card cannot be charged, or null. Authentication is possible only with the customer present. */
export function whyDeclined(method: PaymentMethod | null, isPresent: boolean): Decline | null {
  if (!method) return { code: 'resource_missing', message: 'This customer has no attached payment method.' }
  if (method._behaviour === 'authenticates' && !isPresent && method._charges === 0)
    return { code: 'authentication_required', message: 'This payment requires authentication.' }
  return declineOf(method._behaviour, method._charges === 0)
}

/** Charges an open invoice. A success makes the subscription active; a failure makes it past due and plans a retry. */
export async function payInvoice(
  store: Store,
  { invoice, subscription, now }: { invoice: Invoice; subscription: Subscription; now: number },
  isPresent = false,
): Promise<boolean> {
  const method = await methodOf(store, subscription)
  const decline = invoice.amount_due === 0 ? null : whyDeclined(method, isPresent)
  invoice.attempt_count++
  if (decline) {
    await markFailed(store, invoice, subscription, now)
    return false
  }
  if (method && invoice.amount_due > 0) await store.save({ ...method, _charges: method._charges + 1 })
  invoice.status = 'paid'
  invoice.amount_paid = invoice.amount_due
  invoice.amount_remaining = 0
  invoice.next_payment_attempt = null
  invoice.status_transitions.paid_at = now
  await store.save(invoice)
  await emit(store, 'invoice.paid', invoice)
  if (subscription.status === 'past_due' || subscription.status === 'incomplete') {
    subscription.status = 'active'
    await store.save(subscription)
    await emit(store, 'customer.subscription.updated', subscription)
  }
  return true
}

async function markFailed(
  store: Store,
  invoice: Invoice,
  subscription: Subscription,
  now: number,
): Promise<void> {
  const wait = retryDays[invoice.attempt_count - 1]
  const firstTry = invoice.status_transitions.finalized_at
  invoice.next_payment_attempt = wait === undefined ? null : Math.max(firstTry + wait * day, now)
  await store.save(invoice)
  await emit(store, 'invoice.payment_failed', invoice)
  if (wait === undefined) return endSubscription(store, subscription, now)
  if (subscription.status === 'past_due') return
  subscription.status = 'past_due'
  await store.save(subscription)
  await emit(store, 'customer.subscription.updated', subscription)
}

/** Ends a subscription for good. Its open invoices are no longer collected. */
export async function endSubscription(store: Store, subscription: Subscription, now: number): Promise<void> {
  Object.assign(subscription, {
    status: 'canceled',
    ended_at: now,
    canceled_at: subscription.canceled_at ?? now,
  })
  await store.save(subscription)
  for (const invoice of await openInvoices(store, subscription.id))
    await store.save({ ...invoice, status: 'void', next_payment_attempt: null })
  await emit(store, 'customer.subscription.deleted', subscription)
}

export async function openInvoices(store: Store, subscriptionId: string): Promise<Invoice[]> {
  const open = await store.all<Invoice>('invoice', fieldIs('status', 'open'))
  return open.filter(({ parent }) => parent.subscription_details.subscription === subscriptionId)
}

/** Returns the card of a subscription: its own, otherwise the customer's. */
export async function methodOf(store: Store, subscription: Subscription): Promise<PaymentMethod | null> {
  const customer = await store.find<Customer>(subscription.customer)
  const id = subscription.default_payment_method ?? customer?.invoice_settings?.default_payment_method
  return id ? store.find<PaymentMethod>(id) : null
}
