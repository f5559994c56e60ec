import { eq } from 'drizzle-orm'
import type { Preferences } from '../../../contract/preferences.ts'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { hasTwoFactor } from '../accounts/two-factor/two-factor-steps.ts'
import { defaultPreferences } from './rules.ts'
import { userPreferences, userSettings } from './tables.ts'

/** The user's preferences; a user without a row has the defaults. Keys stay out. */
export async function readPreferences({ db, userId }: Pick<Context, 'db' | 'userId'>): Promise<Preferences> {
  const [[row], twoFactorAuth, [settings]] = await Promise.all([
    db.select().from(userPreferences).where(eq(userPreferences.userId, userId)),
    hasTwoFactor(db, userId),
    db.select().from(userSettings).where(eq(userSettings.userId, userId)),
  ])
  const elsewhere = {
    two_factor_auth: twoFactorAuth,
    history_on: settings?.historyOn ?? defaultPreferences.history_on,
    humanize_reminder: settings?.humanizeReminder ?? defaultPreferences.humanize_reminder,
  }
  if (!row) return { ...defaultPreferences, ...elsewhere, updated_at: null }
  return {
    ...elsewhere,
    theme: row.theme as Preferences['theme'],
    timezone: row.timezone,
    first_name: row.firstName,
    last_name: row.lastName,
    display_name: row.displayName,
    email_notifications: row.emailNotifications,
    weekly_report: row.weeklyReport,
    feature_updates: row.featureUpdates,
    security_alerts: row.securityAlerts,
    marketing_emails: row.marketingEmails,
    usage_alerts: row.usageAlerts,
    max_context_length: row.maxContextLength,
    default_model: row.defaultModel,
    language: row.language as Preferences['language'],
    custom_instructions: row.customInstructions,
    updated_at: row.updatedAt.toISOString(),
  }
}

/** Does this user want mails about sign-ins? Yes, until switched off. */
export async function wantsSecurityAlerts(db: Database, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ wants: userPreferences.securityAlerts })
    .from(userPreferences)
    .where(eq(userPreferences.userId, userId))
  return row?.wants ?? true
}
