import type Stripe from 'stripe'
import { billingTexts, type CardPurchase } from '../../../contract/billing/billing.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import type { Wish } from './create-checkout.ts'
import { findCustomer } from './find-customer.ts'
import { closeCheckouts, giveUpUnpaid, openCheckouts, readPurchases } from './open-purchases.ts'
import { requirePayments } from './require-payments.ts'
import { catalogueRow } from './rules.ts'
import { priceIdOf } from './set-up-catalogue.ts'

/**
 * Starts a subscription whose first payment the browser confirms with the card, 3-D Secure included. Nothing is granted
 * here: that follows the payment, by webhook. A user has one open purchase at a time: the same wish gets the same one
 * again, so that a double click or a second tab cannot pay twice, and another wish closes the earlier one.
 */
export async function createSubscription(
  ctx: Context,
  { paymentMethodId, ...wish }: Wish & { paymentMethodId: string },
): Promise<CardPurchase & { subscriptionId: string }> {
  const payments = requirePayments(ctx)
  // The card form asks for no address, without which the provider cannot calculate a tax.
  if (!payments.cardForm) throw new AppError('conflict', billingTexts.hostedOnly)
  const stripe = await payments.client()
  const { customerId } = await findCustomer(ctx)
  const asked = { customer: customerId, wish, now: ctx.now() }
  const [price, { unpaid, newestId }] = await Promise.all([
    priceIdOf(payments, catalogueRow(wish.plan, wish.billing)),
    readPurchases(stripe, asked),
    requireOwnCard(stripe, customerId, paymentMethodId),
  ])
  const reusable = unpaid.find((each) => each.items.data[0]?.price.id === price)
  await giveUpUnpaid(
    stripe,
    unpaid.filter((each) => each !== reusable),
  )
  const subscription = reusable ?? (await create(ctx, stripe, { customerId, price, newestId }))
  await closeCheckouts(stripe, await openCheckouts(stripe, customerId))
  // A checkout may have been paid in another tab before it was closed.
  await readPurchases(stripe, asked).catch(async (error: unknown) => {
    await giveUpUnpaid(stripe, [subscription])
    throw error
  })
  return { ...asPurchase(subscription), subscriptionId: subscription.id }
}

/** Refuses a card that does not exist or belongs to another customer, both in the same words. */
async function requireOwnCard(stripe: Stripe, customerId: string, id: string): Promise<void> {
  const card = await stripe.paymentMethods.retrieve(id).catch((error: unknown) => {
    if ((error as { type?: string }).type === 'StripeInvalidRequestError') return null
    throw error
  })
  const owner = typeof card?.customer === 'string' ? card.customer : (card?.customer?.id ?? null)
  if (!card || (owner !== null && owner !== customerId))
    throw new AppError('invalid_input', billingTexts.cardUnknown)
}

async function create(
  { userId }: Context,
  stripe: Stripe,
  { customerId, price, newestId }: { customerId: string; price: string; newestId: string | null },
): Promise<Stripe.Subscription> {
  // Two tabs at once saw the same newest subscription: they get the same purchase, and another plan is refused.
  const idempotencyKey = `subscribe:${customerId}:${newestId ?? 'first'}`
  return stripe.subscriptions
    .create(
      {
        customer: customerId,
        items: [{ price }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        metadata: { userId },
        expand: ['latest_invoice.confirmation_secret'],
      },
      { idempotencyKey },
    )
    .catch((error: unknown) => {
      if ((error as { type?: string }).type === 'StripeIdempotencyError')
        throw new AppError('conflict', billingTexts.otherPurchase)
      throw error
    })
}

function asPurchase({ status, latest_invoice: invoice }: Stripe.Subscription): CardPurchase {
  const secret = invoice && typeof invoice === 'object' ? invoice.confirmation_secret : null
  // A credit of the customer can pay for the whole first period.
  if (status !== 'incomplete') return { status: 'processing', clientSecret: null }
  if (!secret) throw new AppError('payments_unavailable')
  return { status: 'requires_confirmation', clientSecret: secret.client_secret }
}
