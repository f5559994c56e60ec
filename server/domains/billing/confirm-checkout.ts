import { billingTexts } from '../../../contract/billing/billing.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { findSubscription, type SubscriptionRow } from './find-subscription.ts'
import { requirePayments } from './require-payments.ts'
import { syncSubscription } from './sync-subscription.ts'

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
  const isOwn = stripeCustomerId !== null && customer === stripeCustomerId
  if (!session || !isOwn || session.status !== 'complete')
    throw new AppError('invalid_input', billingTexts.sessionWrong)
}
