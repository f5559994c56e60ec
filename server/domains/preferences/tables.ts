import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { updatedAt } from '../../platform/database/columns.ts'
import { users } from '../accounts/tables.ts'

const owner = () =>
  text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' })

/** What the product does for a user, as opposed to how it looks. */
export const userSettings = pgTable('user_settings', {
  userId: owner(),
  historyOn: boolean('history_on').notNull().default(false),
  humanizeReminder: boolean('humanize_reminder').notNull().default(true),
  updatedAt: updatedAt(),
})

export const userPreferences = pgTable('user_preferences', {
  userId: owner(),
  theme: text('theme').notNull().default('light'),
  timezone: text('timezone').notNull().default('UTC'),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  displayName: text('display_name').notNull().default(''),
  emailNotifications: boolean('email_notifications').notNull().default(true),
  weeklyReport: boolean('weekly_report').notNull().default(true),
  featureUpdates: boolean('feature_updates').notNull().default(true),
  securityAlerts: boolean('security_alerts').notNull().default(true),
  marketingEmails: boolean('marketing_emails').notNull().default(false),
  usageAlerts: boolean('usage_alerts').notNull().default(true),
  twoFactorAuth: boolean('two_factor_auth').notNull().default(false),
  /** Encrypted at rest, write-only (decisions.md 40). */
  openaiKey: text('openai_key').notNull().default(''),
  undetectableKey: text('undetectable_key').notNull().default(''),
  maxContextLength: integer('max_context_length').notNull().default(4_000),
  defaultModel: text('default_model').notNull().default('gpt-3.5-turbo'),
  language: text('language').notNull().default('en'),
  /** What the user wants every model to know and to keep to. */
  customInstructions: text('custom_instructions').notNull().default(''),
  updatedAt: updatedAt(),
})
