import type Stripe from 'stripe'
import { billingTexts, type Receipt } from '../../../../contract/billing/billing.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { findSubscription, type SubscriptionRow } from '../find-subscription.ts'
import { makeReceipt } from '../make-receipt.ts'
import { idOf } from '../read-customer.ts'
import { nextPayment } from '../read-receipts.ts'
import { requirePayments } from '../require-payments.ts'
import { syncSubscription } from '../sync-subscription.ts'
import { adoptCustomer } from './adopt-customer.ts'

/** `receipt` is that of the given purchase, once it is paid and its plan is held. */
export type Confirmed = { row: SubscriptionRow; receipt: Receipt | null }

/**
 * Reads the subscription from the provider again. The purchase of the success page is only checked: it must be the user's
 * own and paid. It is a session of the hosted checkout, or a subscription of the card form.
 */
export async function confirmCheckout(ctx: Context, purchaseId?: string): Promise<Confirmed> {
  if (!purchaseId) return { row: await syncSubscription(ctx, ctx.userId), receipt: null }
  const subscriptionId = purchaseId.startsWith('sub_')
    ? await ownSubscription(ctx, purchaseId)
    : await checkSession(ctx, purchaseId)
  const row = await syncSubscription(ctx, ctx.userId)
  const isHeld = subscriptionId !== null && row.stripeSubscriptionId === subscriptionId
  return { row, receipt: isHeld ? await firstReceipt(ctx, row, subscriptionId) : null }
}

async function checkSession(ctx: Context, sessionId: string): Promise<string | null> {
  const stripe = await requirePayments(ctx).client()
  const { stripeCustomerId } = await findSubscription(ctx.db, ctx.userId)
  const session = await stripe.checkout.sessions.retrieve(sessionId).catch(orMissing)
  const customer = idOf(session?.customer)
  if (session?.status !== 'complete' || !customer)
    throw new AppError('invalid_input', billingTexts.sessionWrong)
  if (customer === stripeCustomerId) return idOf(session.subscription)
  // The webhook of a payment link may still be under way.
  const adoption = session.payment_link ? await adoptCustomer(ctx, customer) : null
  if (adoption?.userId !== ctx.userId) throw new AppError('invalid_input', billingTexts.sessionWrong)
  if (adoption.isRefunded) throw new AppError('conflict', billingTexts.secondPlanRefunded)
  return idOf(session.subscription)
}

async function ownSubscription(ctx: Context, id: string): Promise<string> {
  const stripe = await requirePayments(ctx).client()
  const { stripeCustomerId } = await findSubscription(ctx.db, ctx.userId)
  const subscription = await stripe.subscriptions.retrieve(id).catch(orMissing)
  if (!subscription || !stripeCustomerId || idOf(subscription.customer) !== stripeCustomerId)
    throw new AppError('invalid_input', billingTexts.sessionWrong)
  return id
}

/** Returns the receipt of the first payment of a held plan. */
async function firstReceipt(ctx: Context, row: SubscriptionRow, id: string): Promise<Receipt | null> {
  const stripe = await requirePayments(ctx).client()
  const { data } = await stripe.invoices.list({
    customer: row.stripeCustomerId ?? '',
    status: 'paid',
    limit: 100,
  })
  const own = data.filter((each) => idOf(each.parent?.subscription_details?.subscription) === id)
  const invoice = own.find(({ billing_reason }) => billing_reason === 'subscription_create')
  if (!invoice || !row.periodEnd) return null
  const isNewest = own[0]?.id === invoice.id
  const { endsAt, periodEnd } = row
  const next = await nextPayment(stripe, { subscriptionId: id, periodEnd, endsAt })
  return makeReceipt(ctx.db, row, { invoice, next, isNewest })
}

function orMissing(error: unknown): null {
  if ((error as Stripe.errors.StripeError).code === 'resource_missing') return null
  throw error
}
