import type { InvoiceRow, RenewalDetails, SubscriptionState } from '../../../contract/billing/billing.ts'
import { plans } from '../../../contract/plans.ts'
import type { Context } from '../../platform/context.ts'
import { readBalance } from '../credits/read-balance.ts'
import { findSubscription, type SubscriptionRow } from './find-subscription.ts'
import { chargesOf } from './read-customer.ts'
import { refundedSum } from './read-receipts.ts'
import { requirePayments } from './require-payments.ts'

const invoicesShown = 24

export function asSubscription(row: SubscriptionRow): SubscriptionState {
  const { subscriptionTier: tier, subscriptionStatus: status, wordsOverride } = row
  return {
    tier,
    status,
    limits: { words: wordsOverride ?? plans[tier].words },
    billing: row.billing,
    // A plan that ends is followed by Free, whatever was planned before.
    nextTier: row.endsAt ? 'free' : row.nextTier,
    plannedTier: row.endsAt ? row.nextTier : null,
    periodEnd: row.periodEnd?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    unpaidSince: row.unpaidSince?.toISOString() ?? null,
  }
}

export async function readSubscription(ctx: Context): Promise<SubscriptionState> {
  requirePayments(ctx)
  const row = await findSubscription(ctx.db, ctx.userId)
  if (row.stripeSubscriptionId) return asSubscription(row)
  const { tier } = await readBalance(ctx, ctx.userId)
  return { ...asSubscription(row), givenTier: tier === 'free' ? null : tier }
}

export async function readRenewalDetails(ctx: Context): Promise<RenewalDetails> {
  requirePayments(ctx)
  const [row, balance] = await Promise.all([
    findSubscription(ctx.db, ctx.userId),
    readBalance(ctx, ctx.userId),
  ])
  const isRunning = row.stripeSubscriptionId !== null
  const text = (date: Date | null) => date?.toISOString() ?? null
  return {
    user_subscribed_at: text(row.subscribedAt),
    next_credit_refresh_date: row.unpaidSince ? null : text(row.nextRefreshAt),
    status_label: labelOf(row),
    subscription_end_date: text(row.endsAt),
    is_actually_active: isRunning && row.endsAt === null && row.unpaidSince === null,
    remaining_words: balance.remainingWords,
    last_credits_refresh_at: text(row.lastRefreshAt),
    renews_at: isRunning && !row.endsAt ? text(row.periodEnd) : null,
  }
}

function labelOf(row: SubscriptionRow): string {
  if (!row.stripeSubscriptionId) return 'Free'
  if (row.unpaidSince) return 'Payment failed'
  return row.endsAt ? 'Cancelled' : 'Active'
}

export async function readInvoices(ctx: Context): Promise<InvoiceRow[]> {
  const stripe = await requirePayments(ctx).client()
  const { stripeCustomerId: customer } = await findSubscription(ctx.db, ctx.userId)
  if (!customer) return []
  const [{ data }, charges] = await Promise.all([
    stripe.invoices.list({ customer, limit: invoicesShown, expand: ['data.payments'] }),
    stripe.charges.list({ customer, limit: 100 }),
  ])
  return data.map((invoice) => ({
    id: invoice.id ?? '',
    number: invoice.number,
    created: invoice.created,
    amount_paid: invoice.amount_paid,
    amount_refunded: refundedSum(chargesOf(invoice, charges.data)),
    currency: invoice.currency,
    status: invoice.status,
    invoice_pdf: invoice.invoice_pdf ?? null,
    hosted_invoice_url: invoice.hosted_invoice_url ?? null,
  }))
}

export type UpcomingInvoice = { period_start: number; period_end: number; amount_due: number }

/** Returns the next invoice, or null where there is none: without a plan, or after a cancellation. */
export async function readUpcomingInvoice(ctx: Context): Promise<UpcomingInvoice | null> {
  const stripe = await requirePayments(ctx).client()
  const row = await findSubscription(ctx.db, ctx.userId)
  if (!row.stripeSubscriptionId || row.endsAt) return null
  const invoice = await stripe.invoices.createPreview({ subscription: row.stripeSubscriptionId })
  const { period_start, period_end, amount_due } = invoice
  return { period_start, period_end, amount_due }
}

/** Returns the address of the provider's portal, where the card is changed. */
export async function openPortal(ctx: Context, customerId: string): Promise<string> {
  const stripe = await requirePayments(ctx).client()
  const { url } = await stripe.billingPortal.sessions.create({
    customer: customerId,
    return_url: `${ctx.env.BASE_URL}/settings?tab=subscription`,
  })
  return url
}
