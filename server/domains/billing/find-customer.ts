import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import { findAddress } from '../accounts/find-address.ts'
import { findSubscription, type SubscriptionRow } from './find-subscription.ts'
import { requirePayments } from './require-payments.ts'
import { userSubscriptions } from './tables.ts'

/** Returns the user's customer at the provider. Creates one where there is none, or where it was deleted there. */
export async function findCustomer(ctx: Context): Promise<{ customerId: string; row: SubscriptionRow }> {
  const stripe = await requirePayments(ctx).client()
  const row = await findSubscription(ctx.db, ctx.userId)
  if (row.stripeCustomerId) {
    const customer = await stripe.customers.retrieve(row.stripeCustomerId)
    if (!customer.deleted) return { customerId: customer.id, row }
  }
  const email = await findAddress(ctx.db, ctx.userId)
  const customer = await stripe.customers.create(
    { ...(email ? { email } : {}), metadata: { userId: ctx.userId } },
    // Two tabs at once get the same customer.
    { idempotencyKey: `customer:${ctx.userId}:${row.stripeCustomerId ?? 'first'}` },
  )
  const { stripeCustomerId } = userSubscriptions
  const isUnchanged = row.stripeCustomerId
    ? eq(stripeCustomerId, row.stripeCustomerId)
    : isNull(stripeCustomerId)
  await ctx.db
    .update(userSubscriptions)
    .set({ stripeCustomerId: customer.id })
    .where(and(eq(userSubscriptions.userId, ctx.userId), isUnchanged))
  const stored = await findSubscription(ctx.db, ctx.userId)
  return { customerId: stored.stripeCustomerId ?? customer.id, row: stored }
}
