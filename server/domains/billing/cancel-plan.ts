import { billingTexts } from '../../../contract/billing/billing.ts'
import type { Context, Doors } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { staying } from './change-plan.ts'
import { findSubscription, type SubscriptionRow } from './find-subscription.ts'
import { idOf } from './read-customer.ts'
import { requirePayments } from './require-payments.ts'
import { syncSubscription } from './sync-subscription.ts'

/** Ends the plan with its period. Cancelling twice has the effect of cancelling once. */
export async function cancelPlan(ctx: Context): Promise<SubscriptionRow> {
  const { stripe, row } = await runningPlan(ctx)
  if (!row.endsAt) await stripe.subscriptions.update(row.stripeSubscriptionId, { cancel_at_period_end: true })
  return syncSubscription(ctx, ctx.userId)
}

/** Takes a cancellation back, until the plan has ended. An unpaid renewal is charged again, to the card as it is now. */
export async function renewPlan(ctx: Context): Promise<SubscriptionRow> {
  const { stripe, row } = await runningPlan(ctx)
  const subscription = await stripe.subscriptions.retrieve(row.stripeSubscriptionId)
  const unpaid = subscription.status === 'past_due' ? idOf(subscription.latest_invoice) : null
  if (unpaid) await stripe.invoices.pay(unpaid)
  const change = staying(subscription)
  if (Object.keys(change).length > 0) await stripe.subscriptions.update(subscription.id, change)
  return syncSubscription(ctx, ctx.userId)
}

async function runningPlan(ctx: Context) {
  const stripe = await requirePayments(ctx).client()
  const row = await syncSubscription(ctx, ctx.userId)
  if (!row.stripeSubscriptionId) throw new AppError('conflict', billingTexts.noSubscription)
  return { stripe, row: { ...row, stripeSubscriptionId: row.stripeSubscriptionId } }
}

/** Ends a running plan at the provider before its account is deleted, so that nothing more is charged. */
export async function endPlanOfAccount(doors: Pick<Doors, 'db' | 'payments'>, userId: string): Promise<void> {
  if (!doors.payments) return
  const { stripeCustomerId: customer } = await findSubscription(doors.db, userId)
  if (!customer) return
  const stripe = await doors.payments.client()
  const { data } = await stripe.subscriptions.list({ customer, limit: 100 })
  // The list includes purchases that were never paid and have expired, which cannot be cancelled.
  for (const { id, status } of data)
    if (status !== 'incomplete_expired') await stripe.subscriptions.cancel(id)
  const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  for (const { id } of open.data) await stripe.checkout.sessions.expire(id).catch(() => null)
}
