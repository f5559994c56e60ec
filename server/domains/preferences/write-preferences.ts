import type { Preferences, PreferencesPatch } from '../../../contract/preferences.ts'
import type { Context } from '../../platform/context.ts'
import { renameUser } from '../accounts/sign-up/profile-name.ts'
import { readPreferences } from './read-preferences.ts'
import { userPreferences, userSettings } from './tables.ts'

/** Changes the named fields and leaves the others; answers with the whole. */
export async function writePreferences(ctx: Context, patch: PreferencesPatch): Promise<Preferences> {
  const changes = columnsOf(patch)
  await ctx.db
    .insert(userPreferences)
    .values({ userId: ctx.userId, ...changes })
    .onConflictDoUpdate({ target: userPreferences.userId, set: { ...changes, updatedAt: ctx.now() } })
  await writeSettings(ctx, { historyOn: patch.history_on, humanizeReminder: patch.humanize_reminder })
  const saved = await readPreferences(ctx)
  if (namesAProfile(patch)) await renameUser(ctx, shownName(saved))
  return saved
}

type SettingsPatch = Partial<Pick<typeof userSettings.$inferInsert, 'historyOn' | 'humanizeReminder'>>

/** Switching history off keeps what was stored before, until its owner deletes it. */
async function writeSettings({ db, userId, now }: Context, patch: SettingsPatch): Promise<void> {
  if (Object.values(patch).every((value) => value === undefined)) return
  await db
    .insert(userSettings)
    .values({ userId, ...patch })
    .onConflictDoUpdate({ target: userSettings.userId, set: { ...patch, updatedAt: now() } })
}

function namesAProfile(patch: PreferencesPatch): boolean {
  return ['first_name', 'last_name', 'display_name'].some((field) => field in patch)
}

/** How the person is called in the shell: as they chose, else by their names, else '' (the address's first part). */
function shownName({ display_name, first_name, last_name }: Preferences): string {
  return display_name || `${first_name} ${last_name}`.trim()
}

function columnsOf(patch: PreferencesPatch) {
  return {
    theme: patch.theme,
    timezone: patch.timezone,
    firstName: patch.first_name,
    lastName: patch.last_name,
    displayName: patch.display_name,
    emailNotifications: patch.email_notifications,
    weeklyReport: patch.weekly_report,
    featureUpdates: patch.feature_updates,
    securityAlerts: patch.security_alerts,
    marketingEmails: patch.marketing_emails,
    usageAlerts: patch.usage_alerts,
    maxContextLength: patch.max_context_length,
    defaultModel: patch.default_model,
    language: patch.language,
    customInstructions: patch.custom_instructions,
  }
}
