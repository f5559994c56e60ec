import type Stripe from 'stripe'
import { type Billing, billingTexts } from '../../../contract/billing/billing.ts'
import type { PaidTier } from '../../../contract/plans.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { findCustomer } from './find-customer.ts'
import { type Asked, closeCheckouts, giveUpUnpaid, openCheckouts, readPurchases } from './open-purchases.ts'
import { requirePayments } from './require-payments.ts'
import { catalogueRow } from './rules.ts'
import { priceIdOf } from './set-up-catalogue.ts'

export type Wish = { plan: PaidTier; billing: Billing }

/**
 * Returns the address of a checkout for a plan. A user has one open checkout at a time: the same price gets the same one
 * again, and another wish closes the earlier one, so that two tabs cannot buy twice.
 */
export async function createCheckout(ctx: Context, { plan, billing }: Wish): Promise<{ url: string }> {
  const payments = requirePayments(ctx)
  const stripe = await payments.client()
  const { customerId } = await findCustomer(ctx)
  const asked = { customer: customerId, wish: { plan, billing }, now: ctx.now() }
  await readPurchases(stripe, asked)
  const [price, open] = await Promise.all([
    priceIdOf(payments, catalogueRow(plan, billing)),
    openCheckouts(stripe, customerId),
  ])
  const reusable = open.find(({ metadata, url }) => url && metadata?.price === price)
  await closeCheckouts(
    stripe,
    open.filter((each) => each !== reusable),
  )
  const session = reusable ?? (await create(ctx, stripe, { customerId, price, plan, billing }))
  // Another tab may have opened a checkout or started the card form in the meantime. Only the newest checkout stays.
  const [newest = session, ...others] = await openCheckouts(stripe, customerId)
  await closeCheckouts(stripe, others)
  await giveUpCardForm(stripe, asked).catch(async (error: unknown) => {
    await closeCheckouts(stripe, [newest])
    throw error
  })
  if (!newest.url) throw new AppError('payments_unavailable', billingTexts.checkoutUrlMissing)
  return { url: newest.url }
}

async function giveUpCardForm(stripe: Stripe, asked: Asked): Promise<void> {
  const { unpaid } = await readPurchases(stripe, asked)
  if (unpaid.length === 0) return
  await giveUpUnpaid(stripe, unpaid)
  // One that was paid in the meantime could not be given up, and is a plan now.
  await readPurchases(stripe, asked)
}

async function create(
  ctx: Context,
  stripe: Stripe,
  { customerId, price, plan, billing }: Wish & { customerId: string; price: string },
): Promise<Stripe.Checkout.Session> {
  const { env, userId } = ctx
  const { tax } = requirePayments(ctx)
  const success = new URL('/subscription/success', env.BASE_URL)
  success.searchParams.set('plan', plan)
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customerId,
    client_reference_id: userId,
    line_items: [{ price, quantity: 1 }],
    success_url: `${success}&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${env.BASE_URL}/subscription-plans?plan=${plan}&billing=${billing}`,
    metadata: { price },
    // The address that the customer enters decides about the tax.
    ...(tax === 'off'
      ? {}
      : { automatic_tax: { enabled: true }, customer_update: { address: 'auto' as const } }),
    subscription_data: { metadata: { userId } },
  })
}
