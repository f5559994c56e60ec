import { count, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { plans } from '../../../../contract/plans.ts'
import type { Database } from '../../../platform/database/database.ts'
import { billingEvents, userSubscriptions } from '../tables.ts'

export type BillingSummary = {
  plans: { name: string; billing: string; subscribers: number; ending: number; unpaid: number }[]
  /** Cents a month, with a yearly plan at a twelfth, at the prices of the plan table. */
  monthlyCents: number
  waitingWebhooks: number
  failedWebhooks: { id: string; type: string; receivedAt: Date }[]
}

const failedShown = 50

/** Summarizes who holds which plan, as last read from the provider, and which webhooks were given up. */
export async function summarizeBilling(db: Database): Promise<BillingSummary> {
  const { subscriptionTier: tier, billing, endsAt, unpaidSince, stripeSubscriptionId } = userSubscriptions
  const rows = await db
    .select({
      tier,
      billing,
      subscribers: count(),
      ending: count(endsAt),
      unpaid: count(unpaidSince),
    })
    .from(userSubscriptions)
    .where(sql`${isNotNull(stripeSubscriptionId)} and ${ne(tier, 'free')}`)
    .groupBy(tier, billing)
    .orderBy(tier, billing)
  const { id, type, receivedAt, state } = billingEvents
  const failedWebhooks = await db
    .select({ id, type, receivedAt })
    .from(billingEvents)
    .where(eq(state, 'failed'))
    .orderBy(receivedAt)
    .limit(failedShown)
  return {
    plans: rows.map((row) => ({ ...row, name: plans[row.tier].name, billing: row.billing ?? '' })),
    monthlyCents: rows.reduce((sum, row) => {
      const { monthlyCents, yearlyCents } = plans[row.tier]
      const cents = row.billing === 'yearly' ? yearlyCents / 12 : monthlyCents
      return sum + (row.subscribers - row.unpaid) * cents
    }, 0),
    waitingWebhooks: await db.$count(billingEvents, eq(state, 'waiting')),
    failedWebhooks,
  }
}
