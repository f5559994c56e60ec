import { asksForAuthentication, saveIntentFailure, settleInvoice, whyDeclined } from './charge.ts'
import { timeOf } from './clock.ts'
import { emit } from './events.ts'
import { liveCustomer } from './live-customer.ts'
import type { CardError, Invoice, PaymentIntent, PaymentMethod, Subscription } from './shapes.ts'
import { newId, type Store } from './store.ts'

/** Stores the payment of an invoice, which waits for a card. */
export async function createIntent(store: Store, invoice: Invoice): Promise<PaymentIntent> {
  const id = newId('pi')
  return store.save<PaymentIntent>({
    id,
    object: 'payment_intent',
    created: invoice.created,
    livemode: false,
    customer: invoice.customer,
    amount: invoice.amount_due,
    currency: invoice.currency,
    status: 'requires_payment_method',
    client_secret: newId(`${id}_secret`),
    payment_method: null,
    payment_method_types: ['card'],
    last_payment_error: null,
    next_action: null,
    metadata: {},
    _invoice: invoice.id,
  })
}

export type Confirmation = { intent: PaymentIntent; error: CardError | null }
type Confirming = { intent: PaymentIntent; methodId: string; isAuthenticated?: boolean }

const authenticationFailed: CardError = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}

/** Pays an intent with a card, or asks the customer's bank first. A refusal is stored with the intent. */
export async function confirmIntent(
  store: Store,
  { intent, methodId, isAuthenticated = false }: Confirming,
): Promise<Confirmation> {
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    return {
      intent,
      error: {
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        message: `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
      },
    }
  const method = await store.require<PaymentMethod>('payment_method', methodId)
  if (method.customer && method.customer !== intent.customer)
    return {
      intent,
      error: {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: 'The payment method belongs to another customer.',
      },
    }
  const due = await dueOf(store, intent)
  const error = whyDeclined(method, isAuthenticated)
  if (error) {
    due.invoice.attempt_count++
    await store.save(due.invoice)
    await saveIntentFailure(store, due.invoice, method, error)
    const isAsking = asksForAuthentication(method) && !isAuthenticated
    if (!isAsking) await emit(store, 'invoice.payment_failed', due.invoice)
    return { intent: await read(store, intent), error: isAsking ? null : error }
  }
  const customer = await liveCustomer(store, intent.customer)
  const attached = await store.save({ ...method, customer: customer.id })
  due.subscription.default_payment_method = attached.id
  await store.save(due.subscription)
  await settleInvoice(store, due, attached)
  return { intent: await read(store, intent), error: null }
}

/** Continues a payment after 3-D Secure: pays when the customer confirmed it, and fails otherwise. */
export async function answerAuthentication(
  store: Store,
  intent: PaymentIntent,
  isConfirmed: boolean,
): Promise<void> {
  if (intent.status !== 'requires_action' || !intent.payment_method) return
  if (isConfirmed) {
    await confirmIntent(store, { intent, methodId: intent.payment_method, isAuthenticated: true })
    return
  }
  const { invoice } = await dueOf(store, intent)
  await saveIntentFailure(store, invoice, null, authenticationFailed)
  await emit(store, 'invoice.payment_failed', invoice)
}

function read(store: Store, { id }: PaymentIntent): Promise<PaymentIntent> {
  return store.require<PaymentIntent>('payment_intent', id)
}

async function dueOf(store: Store, intent: PaymentIntent) {
  const invoice = await store.require<Invoice>('invoice', intent._invoice)
  const { subscription: id } = invoice.parent.subscription_details
  const subscription = await store.require<Subscription>('subscription', id)
  const now = await timeOf(store, await liveCustomer(store, intent.customer))
  return { invoice, subscription, now }
}
