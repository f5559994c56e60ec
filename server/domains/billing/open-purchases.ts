import type Stripe from 'stripe'
import { billingTexts } from '../../../contract/billing/billing.ts'
import { AppError } from '../../platform/errors.ts'
import type { Wish } from './create-checkout.ts'
import { heldPlanOf } from './subscription-state.ts'

export async function openCheckouts(stripe: Stripe, customer: string): Promise<Stripe.Checkout.Session[]> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  return data
}

/** Closes hosted checkouts. One that was paid or expired meanwhile cannot be closed. */
export async function closeCheckouts(stripe: Stripe, sessions: Stripe.Checkout.Session[]): Promise<void> {
  await Promise.all(sessions.map(({ id }) => stripe.checkout.sessions.expire(id).catch(ignoreRefusal)))
}

export type Asked = { customer: string; wish: Wish; now: Date }

type Purchases = {
  /** Subscriptions of the card form whose first payment is still missing, with their invoice. */
  unpaid: Stripe.Subscription[]
  /** The newest subscription of any state. Two callers that see the same one start the same purchase. */
  newestId: string | null
}

/** Reads a customer's purchases from the provider. Refuses another purchase of a user who holds a plan. */
export async function readPurchases(stripe: Stripe, { customer, wish, now }: Asked): Promise<Purchases> {
  const expand = ['data.latest_invoice.confirmation_secret']
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand })
  const held = heldPlanOf(data, now)
  if (held) {
    const isSame = held.tier === wish.plan && held.billing === wish.billing
    throw new AppError('conflict', isSame ? billingTexts.heldAlready : billingTexts.changeBySettings)
  }
  return { unpaid: data.filter(({ status }) => status === 'incomplete'), newestId: data[0]?.id ?? null }
}

/**
 * Gives up subscriptions that are not paid, by voiding their invoice: unlike a cancellation, the provider refuses that
 * once the invoice is paid.
 */
export async function giveUpUnpaid(stripe: Stripe, subscriptions: Stripe.Subscription[]): Promise<void> {
  await Promise.all(
    subscriptions.map(async ({ latest_invoice: invoice }) => {
      const id = typeof invoice === 'string' ? invoice : invoice?.id
      if (id) await stripe.invoices.voidInvoice(id).catch(ignoreRefusal)
    }),
  )
}

/** A refusal means that the state has changed already; the caller reads it again. */
function ignoreRefusal(error: unknown): null {
  if ((error as { type?: string }).type === 'StripeInvalidRequestError') return null
  throw error
}
