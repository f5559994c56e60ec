import { and, eq, isNull } from 'drizzle-orm'
import { billingTexts } from '../../../contract/billing/billing.ts'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
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
  const customer = await stripe.customers
    .create(
      { ...(email ? { email } : {}), metadata: { userId: ctx.userId } },
      // Two tabs at once get the same customer.
      { idempotencyKey: `customer:${ctx.userId}:${row.stripeCustomerId ?? 'first'}` },
    )
    .catch((error: unknown) => {
      const { type, code } = error as { type?: string; code?: string }
      ctx.log.warn({ type, code }, 'payment provider: no customer was created')
      throw new AppError('payments_unavailable', billingTexts.customerFailed, { missing: 'customer' })
    })
  await replaceCustomer(ctx.db, row, customer.id)
  const stored = await findSubscription(ctx.db, ctx.userId)
  return { customerId: stored.stripeCustomerId ?? customer.id, row: stored }
}

/** Stores another customer of a user, unless that changed since the row was read. */
export async function replaceCustomer(db: Database, row: SubscriptionRow, customerId: string): Promise<void> {
  const { userId, stripeCustomerId } = userSubscriptions
  const isUnchanged = row.stripeCustomerId
    ? eq(stripeCustomerId, row.stripeCustomerId)
    : isNull(stripeCustomerId)
  await db
    .update(userSubscriptions)
    .set({ stripeCustomerId: customerId })
    .where(and(eq(userId, row.userId), isUnchanged))
}
