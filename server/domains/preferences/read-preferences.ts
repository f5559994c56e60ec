import { eq } from 'drizzle-orm'
import { isComplete, type LanguageTag } from '../../../contract/languages.ts'
import { defaultPreferences, type Preferences } from '../../../contract/preferences.ts'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { confirmedAddresses } from '../accounts/email/confirmed-addresses.ts'
import { hasTwoFactor } from '../accounts/two-factor/two-factor-steps.ts'
import { preferencesOf } from './preference-columns.ts'
import { userPreferences, userSettings } from './tables.ts'

/** Returns the user's preferences without keys; a user without a row has the defaults. */
export async function readPreferences({ db, userId }: Pick<Context, 'db' | 'userId'>): Promise<Preferences> {
  const [[row], twoFactorAuth, [settings]] = await Promise.all([
    db.select().from(userPreferences).where(eq(userPreferences.userId, userId)),
    hasTwoFactor(db, userId),
    db.select().from(userSettings).where(eq(userSettings.userId, userId)),
  ])
  return {
    ...defaultPreferences,
    ...preferencesOf(userPreferences, row),
    ...preferencesOf(userSettings, settings),
    two_factor_auth: twoFactorAuth,
    updated_at: row?.updatedAt.toISOString() ?? null,
  }
}

/** Returns the language in which the account with an address gets its mails; null if no browser has shown one yet. */
export async function readMailLanguage(db: Database, address: string): Promise<LanguageTag | null> {
  const users = confirmedAddresses(db)
  const [row] = await db
    .select({ shown: userPreferences.shownLanguage })
    .from(users)
    .innerJoin(userPreferences, eq(userPreferences.userId, users.userId))
    .where(eq(users.email, address))
  return row && isComplete(row.shown) ? row.shown : null
}

/** Returns whether this user wants mails about sign-ins; the default until they choose. */
export async function wantsSecurityAlerts(db: Database, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ wants: userPreferences.securityAlerts })
    .from(userPreferences)
    .where(eq(userPreferences.userId, userId))
  return row?.wants ?? defaultPreferences.security_alerts
}
