import { billingTexts } from '../../../../contract/billing/billing.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { findSubscription, type SubscriptionRow } from '../find-subscription.ts'
import { requirePayments } from '../require-payments.ts'
import { syncSubscription } from '../sync-subscription.ts'
import { adoptCustomer } from './adopt-customer.ts'

/**
 * Reads the subscription from the provider again. The session of the success page is only checked: it must be the
 * user's own and paid.
 */
export async function confirmCheckout(ctx: Context, sessionId?: string): Promise<SubscriptionRow> {
  if (sessionId) await checkSession(ctx, sessionId)
  return syncSubscription(ctx, ctx.userId)
}

async function checkSession(ctx: Context, sessionId: string): Promise<void> {
  const stripe = await requirePayments(ctx).client()
  const { stripeCustomerId } = await findSubscription(ctx.db, ctx.userId)
  const session = await stripe.checkout.sessions.retrieve(sessionId).catch((error: unknown) => {
    if ((error as { code?: string }).code === 'resource_missing') return null
    throw error
  })
  const customer = typeof session?.customer === 'string' ? session.customer : session?.customer?.id
  if (session?.status !== 'complete' || !customer)
    throw new AppError('invalid_input', billingTexts.sessionWrong)
  if (customer === stripeCustomerId) return
  // The webhook of a payment link may still be under way.
  const adoption = session.payment_link ? await adoptCustomer(ctx, customer) : null
  if (adoption?.userId !== ctx.userId) throw new AppError('invalid_input', billingTexts.sessionWrong)
  if (adoption.isRefunded) throw new AppError('conflict', billingTexts.secondPlanRefunded)
}
