import type Stripe from 'stripe'
import { billingTexts, type PlanChange } from '../../../contract/billing/billing.ts'
import { plans } from '../../../contract/plans.ts'
import { dayText } from '../../../texts/writing/values.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import type { Wish } from './create-checkout.ts'
import type { SubscriptionRow } from './find-subscription.ts'
import { idOf } from './read-customer.ts'
import { paymentFailed, requirePayments } from './require-payments.ts'
import { catalogueRow, changeKind, upgradeWords } from './rules.ts'
import { priceIdOf } from './set-up-catalogue.ts'
import { syncSubscription } from './sync-subscription.ts'

type Planned = {
  row: SubscriptionRow
  stripe: Stripe
  subscription: Stripe.Subscription
  when: PlanChange['when']
}

/** Reads what a change of the running plan would cost and add. Changes nothing. */
export async function previewChange(ctx: Context, wish: Wish): Promise<PlanChange> {
  const { row, stripe, subscription, when } = await planChange(ctx, wish)
  const { billing } = wish
  const target = catalogueRow(wish.plan, billing)
  const end = row.periodEnd?.toISOString() ?? null
  const none = { amountDue: 0, charge: 0, credit: 0, words: 0 }
  if (when !== 'now')
    return { when, billing, ...none, next: end ? { at: end, amount: target.cents } : null, at: end }
  const price = await priceIdOf(requirePayments(ctx), target)
  const invoice = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: subscription.items.data[0]!.id, price }],
      proration_behavior: 'always_invoice',
    },
  })
  const plan = plans[wish.plan]
  const from = row.grantedWords ?? plan.words
  const at = ctx.now()
  const words = upgradeWords({ from, to: plan.words }, { plan, subscribedAt: row.subscribedAt ?? at, at })
  return { when, billing, words, at: null, ...sumsOf(invoice, target.cents) }
}

/** Reads from the provider's preview what is charged, what the old plan is worth, and what follows. */
function sumsOf(invoice: Stripe.Invoice, cents: number) {
  const lines = invoice.lines.data
  const sum = (sign: 1 | -1) => lines.reduce((total, { amount }) => total + Math.max(0, sign * amount), 0)
  const credit = sum(-1)
  const end = Math.max(0, ...lines.filter(({ amount }) => amount > 0).map(({ period }) => period.end))
  // A credit that is larger than the sum is used for the payments that follow.
  const left = Math.min(0, invoice.ending_balance ?? 0)
  const next = end > 0 ? { at: new Date(end * 1_000).toISOString(), amount: Math.max(0, cents + left) } : null
  return { amountDue: invoice.amount_due, charge: sum(1), credit, next }
}

export type ChangedPlan = {
  row: SubscriptionRow
  /** What the browser confirms the payment of an upgrade with, where the bank asks for it. */
  clientSecret: string | null
}

/**
 * Upgrades at once with a prorated payment, or plans a downgrade for the end of the period. An upgrade whose payment is
 * not confirmed changes nothing: the provider gives it up by itself.
 */
export async function changePlan(ctx: Context, wish: Wish): Promise<ChangedPlan> {
  const planned = await planChange(ctx, wish)
  const { row, stripe, subscription, when } = planned
  const item = subscription.items.data[0]!
  const price = await priceIdOf(requirePayments(ctx), catalogueRow(wish.plan, wish.billing))
  const items = [{ id: item.id, price }]
  // The same change from two tabs is made once. After a failed payment the newest invoice is another one, so that a
  // second try is not answered with the failure of the first.
  const invoiceId = idOf(subscription.latest_invoice)
  const idempotencyKey = `change:${subscription.id}:${row.revision}:${invoiceId}:${price}:${when}`
  await giveUpPending(planned)
  if (when === 'now') return upgradeNow(ctx, planned, { items, idempotencyKey })
  const metadata =
    when === 'keep'
      ? { held_tier: '', held_until: '' }
      : { held_tier: row.subscriptionTier, held_until: String(item.current_period_end) }
  // Whoever chooses a plan that follows does not want the plan to end.
  const change = { items, proration_behavior: 'none' as const, metadata, ...staying(subscription) }
  await stripe.subscriptions.update(subscription.id, change, { idempotencyKey })
  return { row: await syncSubscription(ctx, ctx.userId), clientSecret: null }
}

/** Voids the invoice of an earlier upgrade that still waits for its payment. */
async function giveUpPending({ stripe, subscription }: Planned): Promise<void> {
  const { pending_update, latest_invoice: invoice } = subscription
  if (!pending_update || !invoice) return
  await stripe.invoices.voidInvoice(typeof invoice === 'string' ? invoice : invoice.id!).catch(() => {
    // It was paid in the meantime.
    throw new AppError('conflict')
  })
}

type Upgrade = { items: { id: string; price: string }[]; idempotencyKey: string }

/** An upgrade whose reply was lost may have been paid, so the refusal does not say that nothing was charged. */
async function upgradeNow(ctx: Context, planned: Planned, change: Upgrade): Promise<ChangedPlan> {
  try {
    const clientSecret = await upgrade(ctx, planned, change)
    return { row: await syncSubscription(ctx, ctx.userId), clientSecret }
  } catch (error) {
    const { type } = error as { type?: string }
    if (type !== 'StripeConnectionError' && type !== 'StripeAPIError') throw error
    ctx.log.warn({ type }, 'payment provider: the outcome of an upgrade is unknown')
    throw new AppError('payments_unavailable', billingTexts.changeUnknown)
  }
}

async function upgrade(
  { log }: Context,
  { stripe, subscription }: Planned,
  { items, idempotencyKey }: Upgrade,
): Promise<string | null> {
  const updated = await stripe.subscriptions.update(
    subscription.id,
    {
      items,
      proration_behavior: 'always_invoice',
      // The plan changes only once the payment has succeeded. No other change may be in the same call.
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice.confirmation_secret'],
    },
    { idempotencyKey },
  )
  if (updated.pending_update) return secretOfUpgrade(stripe, updated)
  const taken = { metadata: { held_tier: '', held_until: '' }, ...staying(updated) }
  // The upgrade is paid; a planned end that could not be taken back is shown with the plan.
  await stripe.subscriptions
    .update(updated.id, taken)
    .catch((error: { type?: string }) => log.warn({ type: error.type }, 'payment provider: planned end kept'))
  return null
}

/** Returns the secret of a payment that waits for the user's bank. Any other failure gives the upgrade up. */
async function secretOfUpgrade(stripe: Stripe, { latest_invoice: invoice }: Stripe.Subscription) {
  const { id, confirmation_secret } = invoice as Stripe.Invoice
  const secret = confirmation_secret?.client_secret ?? ''
  const intent = await stripe.paymentIntents.retrieve(secret.split('_secret_')[0]!)
  if (intent.status === 'requires_action' || intent.status === 'requires_confirmation') return secret
  if (intent.status === 'succeeded' || intent.status === 'processing') return null
  await stripe.invoices.voidInvoice(id)
  throw paymentFailed(intent.last_payment_error?.message)
}

async function planChange(ctx: Context, { plan, billing }: Wish): Promise<Planned> {
  const stripe = await requirePayments(ctx).client()
  const row = await syncSubscription(ctx, ctx.userId)
  if (!row.stripeSubscriptionId || !row.billing) throw new AppError('conflict', billingTexts.noSubscription)
  if (row.unpaidSince) throw new AppError('payment_failed', billingTexts.unpaid)
  const kind = changeKind({ tier: row.subscriptionTier, billing: row.billing }, { tier: plan, billing })
  if (kind === 'same' && !row.nextTier && !row.endsAt)
    throw new AppError('conflict', billingTexts.heldAlready)
  if (kind === 'refused')
    throw new AppError('conflict', billingTexts.yearlyFirst({ end: dayText(row.periodEnd ?? ctx.now()) }))
  // The provider would credit the lower price that the downgrade has already set.
  if (kind === 'now' && row.nextTier)
    throw new AppError('conflict', billingTexts.keepFirst({ name: plans[row.subscriptionTier].name }))
  const subscription = await stripe.subscriptions.retrieve(row.stripeSubscriptionId)
  // Such a change costs nothing now. If the period ended in the meantime, it would give a whole period for the other
  // price.
  if (kind !== 'now' && endsSoon(subscription, ctx.now()))
    throw new AppError('conflict', billingTexts.periodEnding)
  return { row, stripe, subscription, when: kind === 'same' ? 'keep' : kind }
}

const endMarginMs = 600_000

function endsSoon({ items }: Stripe.Subscription, now: Date): boolean {
  return items.data.some((item) => item.current_period_end * 1_000 - now.getTime() < endMarginMs)
}

/** Takes back a planned end, in either of its two forms. */
export function staying(subscription: Stripe.Subscription): Stripe.SubscriptionUpdateParams {
  if (subscription.cancel_at_period_end) return { cancel_at_period_end: false }
  return subscription.cancel_at === null ? {} : { cancel_at: '' }
}
