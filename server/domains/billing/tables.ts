import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { tiers } from '../../../contract/plans.ts'
import { updatedAt } from '../../platform/database/columns.ts'
import { users } from '../accounts/tables.ts'

export const userSubscriptions = pgTable(
  'user_subscriptions',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    subscriptionTier: text('subscription_tier', { enum: tiers }).notNull().default('free'),
    subscriptionStatus: text('subscription_status', { enum: ['active', 'cancelled'] })
      .notNull()
      .default('active'),
    stripeCustomerId: text('stripe_customer_id').unique(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('user_subscriptions_tier', sql`${table.subscriptionTier} in ('free', 'pro', 'unlimited')`),
    check('user_subscriptions_status', sql`${table.subscriptionStatus} in ('active', 'cancelled')`),
  ],
)
