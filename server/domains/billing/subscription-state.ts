import type Stripe from 'stripe'
import { type Billing, billings, isTier } from '../../../contract/billing/billing.ts'
import { type Tier, tiers } from '../../../contract/plans.ts'
import { catalogue, graceMs } from './rules.ts'

/** A plan that a user holds, as the provider reports it. */
export type HeldPlan = {
  subscriptionId: string
  tier: Tier
  billing: Billing
  nextTier: Tier | null
  wordsOverride: number | null
  subscribedAt: Date
  periodStart: Date
  periodEnd: Date
  endsAt: Date | null
  unpaidSince: Date | null
  /** The newest invoice is paid. Words are granted only then. */
  isPaid: boolean
  /** When an upgrade that is the newest invoice was made. */
  upgradedAt: Date | null
}

const liveStatuses = new Set(['active', 'trialing', 'past_due'])

/** Returns the held plan among a customer's subscriptions, which include their newest invoice, or null. */
export function heldPlanOf(subscriptions: Stripe.Subscription[], now: Date): HeldPlan | null {
  const held = subscriptions.flatMap((each) => {
    const plan = liveStatuses.has(each.status) ? asHeldPlan(each, now) : null
    const isOver = plan?.unpaidSince && now.getTime() - plan.unpaidSince.getTime() > graceMs
    return plan && !isOver ? [plan] : []
  })
  const rank = ({ tier }: HeldPlan) => tiers.indexOf(tier)
  return (
    held.sort((a, b) => rank(b) - rank(a) || a.subscribedAt.getTime() - b.subscribedAt.getTime())[0] ?? null
  )
}

function asHeldPlan(subscription: Stripe.Subscription, now: Date): HeldPlan | null {
  const item = subscription.items.data[0]
  const priced = item && planOfPrice(item.price)
  if (!item || !priced) return null
  const { held_tier: heldTier, held_until: heldUntil, words } = subscription.metadata
  // A downgrade changes the price at once, without a payment; the paid plan is kept until the period ends.
  const isHeld = isTier(heldTier) && Number(heldUntil) * 1_000 > now.getTime()
  const invoice = newestInvoice(subscription)
  const override = Number(words)
  return {
    subscriptionId: subscription.id,
    tier: isHeld ? heldTier : priced.tier,
    billing: priced.billing,
    nextTier: isHeld && heldTier !== priced.tier ? priced.tier : null,
    wordsOverride: words && Number.isInteger(override) && override >= 0 ? override : null,
    subscribedAt: date(subscription.start_date),
    periodStart: date(item.current_period_start),
    periodEnd: date(item.current_period_end),
    endsAt: endOf(subscription, item.current_period_end),
    unpaidSince:
      subscription.status === 'past_due' ? date(invoice?.created ?? item.current_period_start) : null,
    isPaid: subscription.status !== 'past_due' && (!invoice || invoice.status === 'paid'),
    upgradedAt: invoice?.billing_reason === 'subscription_update' ? date(invoice.created) : null,
  }
}

/** A planned end has two forms: a flag, or a date (which a cancel in the provider's portal sets). */
function endOf(subscription: Stripe.Subscription, periodEnd: number): Date | null {
  if (subscription.cancel_at !== null) return date(subscription.cancel_at)
  return subscription.cancel_at_period_end ? date(periodEnd) : null
}

function planOfPrice(price: Stripe.Price): { tier: Tier; billing: Billing } | null {
  const { tier, billing } = price.metadata ?? {}
  const named = billings.find((each) => each === billing)
  if (isTier(tier) && named) return { tier, billing: named }
  const row = catalogue.find(({ lookupKey }) => lookupKey === price.lookup_key)
  return row ? { tier: row.tier, billing: row.billing } : null
}

function newestInvoice({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice | null {
  return invoice && typeof invoice === 'object' ? invoice : null
}

function date(seconds: number): Date {
  return new Date(seconds * 1_000)
}
