import type Stripe from 'stripe'
import type { Payments } from '../../platform/payments/payments.ts'
import { type EndCause, isLive, isOfPlan, isOverdue, newestInvoice } from './subscription-state.ts'

export type CustomerState = {
  /** All of them, also those that have ended. */
  subscriptions: Stripe.Subscription[]
  charges: Stripe.Charge[]
}

/** Reads what decides about a customer's plan from the provider. */
export async function readCustomer(payments: Payments, customer: string): Promise<CustomerState> {
  const stripe = await payments.client()
  const limit = 100
  try {
    const [subscriptions, charges] = await Promise.all([
      stripe.subscriptions.list({
        customer,
        status: 'all',
        limit,
        expand: [
          'data.latest_invoice.payments',
          'data.default_payment_method',
          'data.customer.invoice_settings.default_payment_method',
        ],
      }),
      stripe.charges.list({ customer, limit }),
    ])
    return { subscriptions: subscriptions.data, charges: charges.data }
  } catch (error) {
    if ((error as { code?: string }).code !== 'resource_missing') throw error
    // A deleted customer has nothing. An unknown one means wrong keys, which must not end any plan.
    const found = await stripe.customers.retrieve(customer)
    if (!found.deleted) throw error
    return { subscriptions: [], charges: [] }
  }
}

/**
 * Returns the subscriptions that have to end now: their newest payment was refunded in full or disputed, or a renewal
 * stayed unpaid for longer than the grace.
 */
export function endingNow(
  { subscriptions, charges }: CustomerState,
  now: Date,
): { id: string; cause: EndCause }[] {
  const live = subscriptions.filter((each) => isLive(each) && isOfPlan(each))
  return live.flatMap((each) => {
    const paid = chargesOf(newestInvoice(each), charges)
    // The newest invoice may have cost nothing, because of a credit: then the payment before it counts.
    const before =
      live.length === 1 ? charges.find((charge) => charge.paid && charge.created >= each.start_date) : null
    const cause = causeOf(each, paid.length === 0 && before ? [before] : paid, now)
    return cause ? [{ id: each.id, cause }] : []
  })
}

function causeOf(subscription: Stripe.Subscription, paid: Stripe.Charge[], now: Date): EndCause | null {
  return takenBackBy(paid) ?? (isOverdue(subscription, now) ? 'unpaid' : null)
}

function takenBackBy(paid: Stripe.Charge[]): 'dispute' | 'refund' | null {
  if (paid.some(({ disputed }) => disputed)) return 'dispute'
  return paid.some(({ refunded }) => refunded) ? 'refund' : null
}

/**
 * Returns how the newest payment of a subscription that has ended was taken back, or null. A plan may run out before
 * anybody here learns of it.
 */
export function takenBackCause(
  subscription: Stripe.Subscription,
  { charges }: CustomerState,
): 'dispute' | 'refund' | null {
  return takenBackBy(chargesOf(newestInvoice(subscription), charges))
}

/** Returns the successful charges of an invoice, whose payments are expanded. */
export function chargesOf(invoice: Stripe.Invoice | null, charges: Stripe.Charge[]): Stripe.Charge[] {
  const intents = new Set(invoice?.payments?.data.map(({ payment }) => idOf(payment.payment_intent)))
  return charges.filter(({ paid, payment_intent: intent }) => paid && intents.has(idOf(intent)) && intent)
}

export function idOf(object: string | { id: string } | null | undefined): string | null {
  return typeof object === 'string' ? object : (object?.id ?? null)
}

/** Ends subscriptions at the provider, with the cause, which remains readable there. */
export async function endNow(
  payments: Payments,
  ending: readonly { id: string; cause: EndCause }[],
): Promise<void> {
  const stripe = await payments.client()
  for (const { id, cause } of ending) {
    try {
      await stripe.subscriptions.update(id, { metadata: { ended_for: cause } })
      await stripe.subscriptions.cancel(id)
    } catch (error) {
      // Another server may have ended it in the meantime.
      const { status } = await stripe.subscriptions.retrieve(id)
      if (status !== 'canceled') throw error
    }
  }
}
