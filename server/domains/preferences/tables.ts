import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { defaultPreferences as standard } from '../../../contract/preferences.ts'
import { updatedAt } from '../../platform/database/columns.ts'
import { users } from '../accounts/tables.ts'

const owner = () =>
  text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' })

/** Settings of the product's behaviour, as opposed to its look. */
export const userSettings = pgTable('user_settings', {
  userId: owner(),
  historyOn: boolean('history_on').notNull().default(standard.history_on),
  historyDays: integer('history_days').notNull().default(standard.history_days),
  humanizeReminder: boolean('humanize_reminder').notNull().default(standard.humanize_reminder),
  recastModel: text('recast_model').notNull().default(standard.recast_model),
  updatedAt: updatedAt(),
})

/** A column of a preference has the contract's name, by which `preference-columns.ts` reads and writes it. */
export const userPreferences = pgTable('user_preferences', {
  userId: owner(),
  theme: text('theme').notNull().default(standard.theme),
  timezone: text('timezone').notNull().default(standard.timezone),
  timezoneFollowsDevice: boolean('timezone_follows_device')
    .notNull()
    .default(standard.timezone_follows_device),
  firstName: text('first_name').notNull().default(standard.first_name),
  lastName: text('last_name').notNull().default(standard.last_name),
  displayName: text('display_name').notNull().default(standard.display_name),
  emailNotifications: boolean('email_notifications').notNull().default(standard.email_notifications),
  weeklyReport: boolean('weekly_report').notNull().default(standard.weekly_report),
  featureUpdates: boolean('feature_updates').notNull().default(standard.feature_updates),
  securityAlerts: boolean('security_alerts').notNull().default(standard.security_alerts),
  marketingEmails: boolean('marketing_emails').notNull().default(standard.marketing_emails),
  usageAlerts: boolean('usage_alerts').notNull().default(standard.usage_alerts),
  twoFactorAuth: boolean('two_factor_auth').notNull().default(false),
  /** Encrypted at rest, write-only (docs/spec/decisions.md 40). */
  openaiKey: text('openai_key').notNull().default(''),
  undetectableKey: text('undetectable_key').notNull().default(''),
  maxContextLength: integer('max_context_length').notNull().default(standard.max_context_length),
  defaultModel: text('default_model').notNull().default(standard.default_model),
  language: text('language').notNull().default(standard.language),
  shownLanguage: text('shown_language').notNull().default(standard.shown_language),
  /** The user's instructions for every model. */
  customInstructions: text('custom_instructions').notNull().default(standard.custom_instructions),
  updatedAt: updatedAt(),
})
