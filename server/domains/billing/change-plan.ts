import type Stripe from 'stripe'
import { billingTexts, type PlanChange } from '../../../contract/billing/billing.ts'
import { plans } from '../../../contract/plans.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { dayText } from './billing-mails.ts'
import type { Wish } from './create-checkout.ts'
import type { SubscriptionRow } from './find-subscription.ts'
import { requirePayments } from './require-payments.ts'
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
  if (when !== 'now') return { when, amountDue: 0, words: 0, at: row.periodEnd?.toISOString() ?? null }
  const price = await priceIdOf(requirePayments(ctx), catalogueRow(wish.plan, wish.billing))
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
  return { when, amountDue: invoice.amount_due, words, at: null }
}

/** Upgrades at once with a prorated payment, or plans a downgrade for the end of the period. */
export async function changePlan(ctx: Context, wish: Wish): Promise<SubscriptionRow> {
  const { row, stripe, subscription, when } = await planChange(ctx, wish)
  const item = subscription.items.data[0]!
  const price = await priceIdOf(requirePayments(ctx), catalogueRow(wish.plan, wish.billing))
  const items = [{ id: item.id, price }]
  // The same change from two tabs is made once.
  const idempotencyKey = `change:${subscription.id}:${row.revision}:${price}:${when}`
  if (when === 'now')
    await stripe.subscriptions.update(
      subscription.id,
      {
        items,
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
        metadata: { held_tier: '', held_until: '' },
        ...staying(subscription),
      },
      { idempotencyKey },
    )
  else
    await stripe.subscriptions.update(
      subscription.id,
      {
        items,
        proration_behavior: 'none',
        metadata:
          when === 'keep'
            ? { held_tier: '', held_until: '' }
            : { held_tier: row.subscriptionTier, held_until: String(item.current_period_end) },
      },
      { idempotencyKey },
    )
  return syncSubscription(ctx, ctx.userId)
}

async function planChange(ctx: Context, { plan, billing }: Wish): Promise<Planned> {
  const stripe = await requirePayments(ctx).client()
  const row = await syncSubscription(ctx, ctx.userId)
  if (!row.stripeSubscriptionId || !row.billing) throw new AppError('conflict', billingTexts.noSubscription)
  if (row.unpaidSince) throw new AppError('payment_failed', billingTexts.unpaid)
  const kind = changeKind({ tier: row.subscriptionTier, billing: row.billing }, { tier: plan, billing })
  if (kind === 'same' && !row.nextTier) throw new AppError('conflict', billingTexts.heldAlready)
  if (kind === 'refused')
    throw new AppError('conflict', billingTexts.yearlyFirst(dayText(row.periodEnd ?? ctx.now())))
  const subscription = await stripe.subscriptions.retrieve(row.stripeSubscriptionId)
  return { row, stripe, subscription, when: kind === 'same' ? 'keep' : kind }
}

/** Takes back a planned end, in either of its two forms. */
export function staying(subscription: Stripe.Subscription): Stripe.SubscriptionUpdateParams {
  if (subscription.cancel_at_period_end) return { cancel_at_period_end: false }
  return subscription.cancel_at === null ? {} : { cancel_at: '' }
}
