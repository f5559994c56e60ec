import { emit } from './events.ts'
import { invalidRequest } from './provider-error.ts'
import type { Invoice, PaymentMethod } from './shapes.ts'
import { fieldIs, newId, type Store, type Thing } from './store.ts'

export type Charge = Thing & {
  customer: string
  created: number
  amount: number
  amount_refunded: number
  refunded: boolean
  disputed: boolean
  paid: boolean
  payment_intent: string
  _invoice: string
}

/** Stores that money was taken for an invoice. */
export async function recordCharge(
  store: Store,
  { invoice, method, now }: { invoice: Invoice; method: PaymentMethod | null; now: number },
): Promise<Charge> {
  const intent = typeof invoice._intent === 'string' ? invoice._intent : newId('pi')
  return store.save<Charge>({
    id: newId('ch'),
    object: 'charge',
    created: now,
    livemode: false,
    customer: invoice.customer,
    currency: invoice.currency,
    amount: invoice.amount_due,
    amount_captured: invoice.amount_due,
    amount_refunded: 0,
    captured: true,
    paid: true,
    refunded: false,
    disputed: false,
    status: 'succeeded',
    payment_intent: intent,
    payment_method: method?.id ?? null,
    metadata: {},
    _invoice: invoice.id,
  })
}

/** Returns the payments of an invoice, a field that replies contain only when a call expands it. */
export async function paymentsOf(store: Store, invoiceId: string) {
  const invoice = await store.require<Invoice>('invoice', invoiceId)
  const charges = await store.all<Charge>('charge', invoice.customer, fieldIs('_invoice', invoiceId))
  return {
    object: 'list',
    url: '/v1/invoice_payments',
    has_more: false,
    data: charges.map(({ id, amount, created, payment_intent }) => ({
      id: `inpay_${id.slice(3)}`,
      object: 'invoice_payment',
      invoice: invoiceId,
      amount_paid: amount,
      amount_requested: amount,
      created,
      currency: invoice.currency,
      is_default: true,
      livemode: false,
      payment: { type: 'payment_intent', payment_intent },
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: created },
    })),
  }
}

/** Pays money back, all that is left by default. */
export async function refundCharge(
  store: Store,
  charge: Charge,
  { amount = charge.amount - charge.amount_refunded, now }: { amount?: number | undefined; now: number },
): Promise<Thing> {
  if (charge.refunded)
    throw invalidRequest(
      `Charge ${charge.id} has already been refunded.`,
      'charge',
      'charge_already_refunded',
    )
  if (charge.disputed)
    throw invalidRequest(`Charge ${charge.id} has been charged back.`, 'charge', 'charge_disputed')
  const refunded = charge.amount_refunded + amount
  if (!Number.isInteger(amount) || amount <= 0 || refunded > charge.amount)
    throw invalidRequest('Refund amount is greater than unrefunded amount on charge.', 'amount')
  const refund = await store.save({
    id: newId('re'),
    object: 'refund',
    created: now,
    amount,
    charge: charge.id,
    currency: charge.currency,
    payment_intent: charge.payment_intent,
    reason: null,
    status: 'succeeded',
    metadata: {},
  })
  const changed = await store.save({
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
  })
  await emit(store, 'refund.created', refund)
  await emit(store, 'charge.refunded', changed)
  return refund
}

/** Opens a dispute, as the customer's bank does: there is no call for it. */
export async function disputeCharge(store: Store, charge: Charge, now: number): Promise<Thing> {
  const dispute = await store.save({
    id: newId('du'),
    object: 'dispute',
    created: now,
    livemode: false,
    amount: charge.amount,
    charge: charge.id,
    currency: charge.currency,
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
    metadata: {},
  })
  await store.save({ ...charge, disputed: true })
  await emit(store, 'charge.dispute.created', dispute)
  return dispute
}
