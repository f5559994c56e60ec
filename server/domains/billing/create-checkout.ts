import type Stripe from 'stripe'
import { type Billing, billingTexts, type PaidTier } from '../../../contract/billing/billing.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { findCustomer } from './find-customer.ts'
import { requirePayments } from './require-payments.ts'
import { catalogueRow } from './rules.ts'
import { priceIdOf } from './set-up-catalogue.ts'
import { syncSubscription } from './sync-subscription.ts'

export type Wish = { plan: PaidTier; billing: Billing }

/**
 * Returns the address of a checkout for a plan. A user has one open checkout at a time: the same wish gets the same one
 * again, and another wish closes the earlier one, so that two tabs cannot buy twice.
 */
export async function createCheckout(ctx: Context, { plan, billing }: Wish): Promise<{ url: string }> {
  const payments = requirePayments(ctx)
  const stripe = await payments.client()
  const { customerId } = await findCustomer(ctx)
  const held = await syncSubscription(ctx, ctx.userId)
  if (held.stripeSubscriptionId) {
    const isSame = held.subscriptionTier === plan && held.billing === billing
    throw new AppError('conflict', isSame ? billingTexts.heldAlready : billingTexts.changeBySettings)
  }
  const open = await openSessions(stripe, customerId)
  const reusable = open.find(({ metadata, url }) => url && isFor(metadata, { plan, billing }))
  await expire(
    stripe,
    open.filter((each) => each !== reusable),
  )
  const session = reusable ?? (await create(ctx, stripe, { customerId, plan, billing }))
  // Another tab may have opened a checkout in the meantime. Only the newest one stays open.
  const [newest = session, ...others] = await openSessions(stripe, customerId)
  await expire(stripe, others)
  if (!newest.url) throw new AppError('payments_unavailable', billingTexts.checkoutUrlMissing)
  return { url: newest.url }
}

async function create(
  { env, userId, payments }: Context,
  stripe: Stripe,
  { customerId, plan, billing }: Wish & { customerId: string },
): Promise<Stripe.Checkout.Session> {
  const price = await priceIdOf(payments!, catalogueRow(plan, billing))
  const success = new URL('/subscription/success', env.BASE_URL)
  success.searchParams.set('plan', plan)
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customerId,
    client_reference_id: userId,
    line_items: [{ price, quantity: 1 }],
    success_url: `${success}&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${env.BASE_URL}/subscription-plans`,
    metadata: { plan, billing },
    subscription_data: { metadata: { userId } },
  })
}

async function openSessions(stripe: Stripe, customer: string): Promise<Stripe.Checkout.Session[]> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  return data
}

async function expire(stripe: Stripe, sessions: Stripe.Checkout.Session[]): Promise<void> {
  // A session that was paid or expired meanwhile cannot be expired again.
  await Promise.all(sessions.map(({ id }) => stripe.checkout.sessions.expire(id).catch(() => null)))
}

function isFor(metadata: Stripe.Metadata | null, { plan, billing }: Wish): boolean {
  return metadata?.plan === plan && metadata.billing === billing
}
