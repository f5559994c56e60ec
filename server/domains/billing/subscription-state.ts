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
  /** The plan before the last downgrade, which counts for cycles that began before `until`. */
  before: { tier: Tier; until: Date } | null
  wordsOverride: number | null
  subscribedAt: Date
  periodStart: Date
  periodEnd: Date
  endsAt: Date | null
  unpaidSince: Date | null
  /** Until when the plan is paid, if its newest invoice is not. Words are granted only for cycles that began before. */
  paidUntil: Date | null
  /** The price was raised, and the invoice for that is not paid. */
  hasUnpaidUpgrade: boolean
  /** The upgrade that is the newest invoice. */
  upgrade: { invoiceId: string; at: Date } | null
  card: { expMonth: number; expYear: number } | null
}

/** Why a plan ended before its period. */
const endCauses = ['unpaid', 'refund', 'dispute'] as const
export type EndCause = (typeof endCauses)[number]

const liveStatuses = new Set(['active', 'trialing', 'past_due'])
const wordsMax = 100_000_000

/** Returns the held plan among a customer's subscriptions, which include their newest invoice, or null. */
export function heldPlanOf(subscriptions: Stripe.Subscription[], now: Date): HeldPlan | null {
  const held = subscriptions.flatMap((each) => {
    const plan = isLive(each) && !isOverdue(each, now) ? asHeldPlan(each, now) : null
    return plan ? [plan] : []
  })
  const rank = ({ tier }: HeldPlan) => tiers.indexOf(tier)
  return (
    held.sort((a, b) => rank(b) - rank(a) || a.subscribedAt.getTime() - b.subscribedAt.getTime())[0] ?? null
  )
}

/** Returns the plan as it was just before a subscription ended, and that moment. */
export function lastPlanOf(ended: Stripe.Subscription | undefined): { plan: HeldPlan; at: Date } | null {
  if (!ended?.ended_at) return null
  const at = new Date(ended.ended_at * 1_000 - 1)
  const plan = asHeldPlan(ended, at)
  return plan && { plan, at }
}

export function isLive({ status }: Stripe.Subscription): boolean {
  return liveStatuses.has(status)
}

/** Returns whether the subscription is one to a plan of this application, and not to another product of the operator. */
export function isOfPlan({ items }: Stripe.Subscription): boolean {
  return items.data[0] !== undefined && planOfPrice(items.data[0].price) !== null
}

/** Returns whether a failed renewal has been unpaid for longer than the grace. */
export function isOverdue(subscription: Stripe.Subscription, now: Date): boolean {
  const since = unpaidSinceOf(subscription)
  return since !== null && now.getTime() - since.getTime() > graceMs
}

/** Returns why a subscription ended before its period, as stored when it was ended. */
export function endCauseOf(subscription: Stripe.Subscription | undefined): EndCause | null {
  return endCauses.find((cause) => cause === subscription?.metadata.ended_for) ?? null
}

function asHeldPlan(subscription: Stripe.Subscription, now: Date): HeldPlan | null {
  const item = subscription.items.data[0]
  const priced = item && planOfPrice(item.price)
  if (!item || !priced) return null
  const invoice = newestInvoice(subscription)
  const isPaid = subscription.status !== 'past_due' && owesNothing(subscription, invoice)
  // Nothing was ever paid, for example where the provider bills by mail.
  if (!isPaid && invoice?.billing_reason === 'subscription_create') return null
  const { held_tier: heldTier, held_until: heldUntil, words } = subscription.metadata
  // A downgrade changes the price at once, without a payment; the paid plan is kept until the period ends.
  const isHeld = isTier(heldTier) && Number(heldUntil) * 1_000 > now.getTime()
  const isRenewal = invoice?.billing_reason === 'subscription_cycle'
  const unpaidFrom = !invoice || isRenewal ? item.current_period_start : invoice.created
  const override = Number(words)
  return {
    subscriptionId: subscription.id,
    tier: isHeld ? heldTier : priced.tier,
    billing: priced.billing,
    nextTier: isHeld && heldTier !== priced.tier ? priced.tier : null,
    before: isTier(heldTier) && heldUntil ? { tier: heldTier, until: date(Number(heldUntil)) } : null,
    wordsOverride:
      words && Number.isInteger(override) && override >= 0 && override <= wordsMax ? override : null,
    subscribedAt: date(subscription.start_date),
    periodStart: date(item.current_period_start),
    periodEnd: date(item.current_period_end),
    endsAt: endOf(subscription, item.current_period_end),
    unpaidSince: unpaidSinceOf(subscription),
    paidUntil: isPaid ? null : date(unpaidFrom),
    hasUnpaidUpgrade: !isPaid && invoice?.billing_reason === 'subscription_update',
    upgrade:
      invoice?.billing_reason === 'subscription_update' && isPaid && invoice.status === 'paid'
        ? { invoiceId: invoice.id ?? '', at: date(invoice.created) }
        : null,
    card: cardOf(subscription),
  }
}

/** An upgrade that waits for its payment, or was given up, leaves the plan before it paid. */
function owesNothing(subscription: Stripe.Subscription, invoice: Stripe.Invoice | null): boolean {
  if (!invoice || invoice.status === 'paid' || subscription.pending_update) return true
  return invoice.billing_reason === 'subscription_update' && invoice.status === 'void'
}

function unpaidSinceOf(subscription: Stripe.Subscription): Date | null {
  if (subscription.status !== 'past_due') return null
  const start = subscription.items.data[0]?.current_period_start ?? subscription.created
  return date(newestInvoice(subscription)?.created ?? start)
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

/** Returns the newest invoice, which must be expanded: a plan whose invoice is unknown must not count as paid. */
export function newestInvoice({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice | null {
  if (typeof invoice === 'string') throw new Error('The newest invoice of a subscription was not expanded.')
  return invoice
}

/** Returns the card that the next invoice is charged to: that of the subscription, otherwise the customer's. */
function cardOf({ default_payment_method: own, customer }: Stripe.Subscription): HeldPlan['card'] {
  const settings = typeof customer === 'object' && !customer.deleted ? customer.invoice_settings : null
  const method = own ?? settings?.default_payment_method
  const card = typeof method === 'object' ? method?.card : null
  return card ? { expMonth: card.exp_month, expYear: card.exp_year } : null
}

function date(seconds: number): Date {
  return new Date(seconds * 1_000)
}
