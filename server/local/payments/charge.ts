import { recordCharge } from './charges.ts'
import { emit } from './events.ts'
import type {
  CardError,
  Customer,
  Invoice,
  PaymentIntent,
  PaymentMethod,
  PriceChange,
  Subscription,
} from './shapes.ts'
import { fieldIs, type Store } from './store.ts'
import { declineOf } from './test-cards.ts'

export type Due = { invoice: Invoice; subscription: Subscription; now: number }

const day = 86_400
/** Days after a failed renewal at which the card is tried again; after the last one the subscription ends. */
const retryDays = [3, 5, 7]

/** Returns why this card cannot be charged, or null. */
export function whyDeclined(method: PaymentMethod | null, isAuthenticated: boolean): CardError | null {
  if (!method)
    return {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: 'This customer has no attached payment method.',
    }
  if (!isAuthenticated && asksForAuthentication(method))
    return {
      type: 'card_error',
      code: 'authentication_required',
      message: 'This payment requires authentication.',
    }
  return declineOf(method._behaviour, method._charges === 0)
}

export function asksForAuthentication({ _behaviour, _charges }: PaymentMethod): boolean {
  return _behaviour === 'always_authenticates' || (_behaviour === 'authenticates' && _charges === 0)
}

/** Charges an open invoice. A failed renewal makes the subscription past due and plans a retry. */
export async function payInvoice(store: Store, due: Due, isAuthenticated = false): Promise<boolean> {
  const { invoice, subscription } = due
  const method = await methodOf(store, subscription)
  const decline = invoice.amount_due === 0 ? null : whyDeclined(method, isAuthenticated)
  invoice.attempt_count++
  if (!decline) {
    await settleInvoice(store, due, method)
    return true
  }
  await saveIntentFailure(store, invoice, method, decline)
  if (subscription.status === 'incomplete') {
    await store.save(invoice)
    await emit(store, 'invoice.payment_failed', invoice)
  } else await planRetry(store, due)
  return false
}

/** Stores that an invoice was paid. Its subscription becomes active, and a change that waited for it is applied. */
export async function settleInvoice(
  store: Store,
  { invoice, subscription, now }: Due,
  method: PaymentMethod | null,
): Promise<void> {
  if (method && invoice.amount_due > 0) await store.save({ ...method, _charges: method._charges + 1 })
  await changeIntent(store, invoice, {
    status: 'succeeded',
    payment_method: method?.id ?? null,
    last_payment_error: null,
    next_action: null,
  })
  invoice.status = 'paid'
  invoice.amount_paid = invoice.amount_due
  invoice.amount_remaining = 0
  invoice.next_payment_attempt = null
  invoice.status_transitions.paid_at = now
  await store.save(invoice)
  if (invoice.amount_due > 0) await recordCharge(store, { invoice, method, now })
  await emit(store, 'invoice.paid', invoice)
  const isApplied = applyPendingChange(subscription, invoice)
  if (!isApplied && subscription.status !== 'past_due' && subscription.status !== 'incomplete') return
  if (!isApplied) subscription.status = 'active'
  await store.save(subscription)
  await emit(store, 'customer.subscription.updated', subscription)
}

function applyPendingChange(subscription: Subscription, { id }: Invoice): boolean {
  const change = subscription._pendingChange
  if (!change || subscription.latest_invoice !== id) return false
  applyChange(subscription, change)
  subscription.pending_update = null
  subscription._pendingChange = null
  return true
}

export function applyChange(subscription: Subscription, { price, period, anchor }: PriceChange): void {
  const [item] = subscription.items.data
  item.price = price
  item.current_period_start = period.start
  item.current_period_end = period.end
  if (anchor !== subscription.billing_cycle_anchor) subscription._period = 0
  subscription.billing_cycle_anchor = anchor
}

async function changeIntent(store: Store, invoice: Invoice, change: Partial<PaymentIntent>): Promise<void> {
  if (!invoice._intent) return
  const intent = await store.require<PaymentIntent>('payment_intent', invoice._intent)
  await store.save({ ...intent, ...change })
}

/** Stores why a payment failed. A missing authentication can be made up for; another card is needed otherwise. */
export async function saveIntentFailure(
  store: Store,
  invoice: Invoice,
  method: PaymentMethod | null,
  error: CardError,
): Promise<void> {
  const isOpen = error.code === 'authentication_required'
  await changeIntent(store, invoice, {
    status: isOpen ? 'requires_action' : 'requires_payment_method',
    payment_method: isOpen && method ? method.id : null,
    last_payment_error: isOpen ? null : error,
    next_action: isOpen ? { type: 'use_stripe_sdk' } : null,
  })
}

async function planRetry(store: Store, { invoice, subscription, now }: Due): Promise<void> {
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

/** Voids an open invoice: nothing is collected any more. A subscription or a change that waited for it is given up. */
export async function voidInvoice(store: Store, { invoice, subscription, now }: Due): Promise<void> {
  const customer = await store.find<Customer>(subscription.customer)
  const used = invoice.starting_balance - invoice.ending_balance
  if (customer && !customer.deleted && used !== 0)
    await store.save({ ...customer, balance: customer.balance + used })
  await changeIntent(store, invoice, { status: 'canceled', next_action: null })
  invoice.status = 'void'
  invoice.next_payment_attempt = null
  invoice.status_transitions.voided_at = now
  await store.save(invoice)
  await emit(store, 'invoice.voided', invoice)
  if (subscription.latest_invoice !== invoice.id) return
  if (subscription.status === 'incomplete')
    Object.assign(subscription, { status: 'incomplete_expired', ended_at: now })
  else if (subscription.pending_update) {
    subscription.pending_update = null
    subscription._pendingChange = null
  } else return
  await store.save(subscription)
  await emit(store, 'customer.subscription.updated', subscription)
}

/** Ends a subscription for good. Its open invoices are no longer collected. */
export async function endSubscription(store: Store, subscription: Subscription, now: number): Promise<void> {
  Object.assign(subscription, {
    status: 'canceled',
    ended_at: now,
    canceled_at: subscription.canceled_at ?? now,
    pending_update: null,
    _pendingChange: null,
  })
  await store.save(subscription)
  for (const invoice of await openInvoices(store, subscription.id))
    await voidInvoice(store, { invoice, subscription, now })
  await emit(store, 'customer.subscription.deleted', subscription)
}

export async function openInvoices(store: Store, subscriptionId: string): Promise<Invoice[]> {
  const { customer } = await store.require<Subscription>('subscription', subscriptionId)
  const open = await store.all<Invoice>('invoice', customer, fieldIs('status', 'open'))
  return open.filter(({ parent }) => parent.subscription_details.subscription === subscriptionId)
}

/** Returns the card of a subscription: its own, otherwise the customer's. */
export async function methodOf(store: Store, subscription: Subscription): Promise<PaymentMethod | null> {
  const customer = await store.find<Customer>(subscription.customer)
  const id = subscription.default_payment_method ?? customer?.invoice_settings?.default_payment_method
  return id ? store.find<PaymentMethod>(id) : null
}
