import { and, eq, sql } from 'drizzle-orm'
import type { LetterKind } from '../../../contract/letters.ts'
import { defaultPreferences } from '../../../contract/preferences.ts'
import type { Context } from '../../platform/context.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { confirmedAddresses } from '../accounts/email/confirmed-addresses.ts'
import { changesOf } from './preference-columns.ts'
import { userPreferences } from './tables.ts'

const switches = {
  weekly_report: userPreferences.weeklyReport,
  feature_updates: userPreferences.featureUpdates,
  marketing_emails: userPreferences.marketingEmails,
  usage_alerts: userPreferences.usageAlerts,
} satisfies Record<LetterKind, unknown>

/**
 * Returns the users with a confirmed address who want this kind of letter, with their time zone, as a subquery for the
 * letters' queries.
 */
export function whoWants(db: Database | Transaction, kind: LetterKind) {
  const confirmed = confirmedAddresses(db)
  const { email_notifications: anyLetter, timezone, [kind]: thisLetter } = defaultPreferences
  return db
    .select({
      userId: confirmed.userId,
      email: confirmed.email,
      zone: sql<string>`coalesce(${userPreferences.timezone}, ${timezone})`.as('zone'),
    })
    .from(confirmed)
    .leftJoin(userPreferences, eq(userPreferences.userId, confirmed.userId))
    .where(
      and(
        sql`coalesce(${userPreferences.emailNotifications}, ${anyLetter})`,
        sql`coalesce(${switches[kind]}, ${thisLetter})`,
      ),
    )
    .as('who_wants')
}

/** Switches letters of this kind off. Safe to call twice. */
export async function stopLetters(
  { db, userId, now }: Pick<Context, 'db' | 'userId' | 'now'>,
  kind: LetterKind,
): Promise<void> {
  const change = changesOf(userPreferences, { [kind]: false })
  await db
    .insert(userPreferences)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: userPreferences.userId, set: { ...change, updatedAt: now() } })
}

/** Returns the time zones that users have chosen, and the default one. */
export async function readZones(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ zone: userPreferences.timezone }).from(userPreferences)
  return [...new Set([defaultPreferences.timezone, ...rows.map(({ zone }) => zone)])]
}
