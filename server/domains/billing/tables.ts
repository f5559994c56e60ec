import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { billings } from '../../../contract/billing/billing.ts'
import { tiers } from '../../../contract/plans.ts'
import { createdAt, isOneOf, moment, updatedAt } from '../../platform/database/columns.ts'
import { users } from '../accounts/tables.ts'

/** What a user holds, as last read from the payment provider. Written by sync-subscription.ts alone. */
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
    stripeSubscriptionId: text('stripe_subscription_id'),
    billing: text('billing', { enum: billings }),
    /** The plan that follows at the end of the period, after a downgrade. */
    nextTier: text('next_tier', { enum: tiers }),
    /** Overrides the words of the plan table. */
    wordsOverride: integer('words_override'),
    subscribedAt: moment('subscribed_at'),
    periodStart: moment('period_start'),
    periodEnd: moment('period_end'),
    /** When the plan ends, once it was cancelled. */
    endsAt: moment('ends_at'),
    /** Since when a renewal has failed. */
    unpaidSince: moment('unpaid_since'),
    /** The number of the 30-day cycle whose words were granted, and how many words of allowance that was. */
    grantedCycle: integer('granted_cycle'),
    grantedWords: integer('granted_words'),
    lastRefreshAt: moment('last_refresh_at'),
    nextRefreshAt: moment('next_refresh_at'),
    /** The expiry (YYYY-MM) of the card about which the user was written to. */
    cardWarnedFor: text('card_warned_for'),
    /** The newest paid invoice about which the user was written to. */
    receiptedInvoice: text('receipted_invoice'),
    /** All that was ever refunded to the customer, in cents, as far as the user was written to; null before it was read. */
    refundedCents: integer('refunded_cents'),
    /** Grows with each write, so that of two readers of the provider the older one does not overwrite the newer. */
    revision: integer('revision').notNull().default(0),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('user_subscriptions_refresh').on(table.nextRefreshAt),
    check('user_subscriptions_tier', isOneOf(table.subscriptionTier, tiers)),
    check('user_subscriptions_status', sql`${table.subscriptionStatus} in ('active', 'cancelled')`),
  ],
)

/** Webhooks that arrived, by the provider's event id: each is worked on once, however often it is delivered. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    stripeCustomerId: text('stripe_customer_id'),
    state: text('state', { enum: ['waiting', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    receivedAt: createdAt(),
  },
  (table) => [index('billing_events_state').on(table.state, table.receivedAt)],
)

/** What the last nightly comparison with the provider found; each comparison replaces the lines of the one before. */
export const billingMismatches = pgTable('billing_mismatches', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  /** The customer or subscription at the provider. Null in the line that records when a comparison ended. */
  about: text('about'),
  text: text('text').notNull(),
  foundAt: createdAt(),
})
