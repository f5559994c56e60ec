import type Stripe from 'stripe'
import type { Payments } from '../../platform/payments/payments.ts'
import type { SubscriptionRow } from './find-subscription.ts'
import { type CustomerState, idOf } from './read-customer.ts'
import { type HeldPlan, newestInvoice } from './subscription-state.ts'

export type NextPayment = { at: Date; amount: number }

/** A payment about which the user is written to. */
type Payment = {
  invoice: Stripe.Invoice
  /** The newest one, which the held plan and the next payment belong to. */
  isNewest: boolean
}

export type NewPayments = { payments: Payment[]; next: NextPayment | null }

/**
 * Returns the payments since the one that the row names, oldest first. A row from before receipts were sent names none:
 * then only a payment that came after its last change is new.
 */
export async function newPayments(
  provider: Payments,
  row: SubscriptionRow,
  held: HeldPlan,
  { subscriptions }: CustomerState,
): Promise<NewPayments> {
  const newest = paidInvoice(subscriptions, held)
  if (!newest || newest.id === row.receiptedInvoice) return { payments: [], next: null }
  const isOlderRow = row.receiptedInvoice === null && row.stripeSubscriptionId === held.subscriptionId
  if (isOlderRow && newest.created * 1_000 <= row.updatedAt.getTime()) return { payments: [], next: null }
  const stripe = await provider.client()
  const [{ data }, next] = await Promise.all([
    stripe.invoices.list({ customer: idOf(newest.customer) ?? '', status: 'paid', limit: 100 }),
    nextPayment(stripe, held),
  ])
  const own = data.filter((each) => subscriptionOf(each) === held.subscriptionId)
  const known = own.findIndex(({ id }) => id === row.receiptedInvoice)
  const others = own.slice(0, known < 0 ? own.length : known).filter(({ id }) => id !== newest.id)
  const earlier = isOlderRow ? [] : others.reverse()
  return {
    payments: [
      ...earlier.map((invoice) => ({ invoice, isNewest: false })),
      { invoice: newest, isNewest: true },
    ],
    next,
  }
}

/** Returns the newest invoice of a held plan, if it is paid. */
export function paidInvoice(subscriptions: Stripe.Subscription[], held: HeldPlan): Stripe.Invoice | null {
  const subscription = subscriptions.find(({ id }) => id === held.subscriptionId)
  const invoice = subscription ? newestInvoice(subscription) : null
  return invoice?.status === 'paid' ? invoice : null
}

/** Returns what is charged next and when, by the provider's preview; null where nothing more is charged. */
export async function nextPayment(
  stripe: Stripe,
  { subscriptionId, periodEnd, endsAt }: Pick<HeldPlan, 'subscriptionId' | 'periodEnd' | 'endsAt'>,
): Promise<NextPayment | null> {
  if (endsAt) return null
  const preview = await stripe.invoices
    .createPreview({ subscription: subscriptionId })
    .catch((error: unknown) => {
      if ((error as { type?: string }).type === 'StripeInvalidRequestError') return null
      throw error
    })
  return preview && { at: periodEnd, amount: preview.amount_due }
}

/** Returns all that was refunded to a customer, in cents. */
export function refundedSum(charges: readonly Stripe.Charge[]): number {
  return charges.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0)
}

/** Returns the cents of tax in an invoice. */
export function taxOf({ total_taxes: taxes }: Stripe.Invoice): number {
  return (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0)
}

function subscriptionOf({ parent }: Stripe.Invoice): string | null {
  return idOf(parent?.subscription_details?.subscription)
}
