import { and, eq, notExists, type SQL, sql } from 'drizzle-orm'
import type { LetterKind } from '../../../contract/letters.ts'
import { defaultPreferences } from '../../../contract/preferences.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { users } from '../accounts/tables.ts'
import { userPreferences } from '../preferences/tables.ts'
import { lettersSent } from './tables.ts'

export type Recipient = { userId: string; email: string }

const switches = {
  weekly_report: userPreferences.weeklyReport,
  feature_updates: userPreferences.featureUpdates,
  marketing_emails: userPreferences.marketingEmails,
  usage_alerts: userPreferences.usageAlerts,
}

/** True of a user with a confirmed address who wants letters of this kind, and letters at all; needs `user_preferences` joined. */
export function wants(kind: LetterKind): SQL {
  return sql`${users.emailVerified}
    and coalesce(${userPreferences.emailNotifications}, ${defaultPreferences.email_notifications})
    and coalesce(${switches[kind]}, ${defaultPreferences[kind]})`
}

/** Who is still to get the letter of a period. */
function waiting(db: Database | Transaction, kind: LetterKind, period: string, more?: SQL) {
  return db
    .select({ userId: users.id, email: users.email })
    .from(users)
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(
      and(
        wants(kind),
        more,
        notExists(
          db
            .select({ one: sql`1` })
            .from(lettersSent)
            .where(
              and(
                eq(lettersSent.userId, users.id),
                eq(lettersSent.kind, kind),
                eq(lettersSent.period, period),
              ),
            ),
        ),
      ),
    )
}

export async function countWaiting(db: Database, kind: LetterKind, period: string): Promise<number> {
  return db.$count(waiting(db, kind, period).as('waiting'))
}

/**
 * Takes up to `max` of those who wait for a letter, for this transaction alone: a user whom another server took meanwhile is
 * not among the answer. Of what is answered all or nothing is done, with the transaction. Null when nobody waits.
 */
export async function claimRecipients(
  tx: Transaction,
  { kind, period, max, more }: { kind: LetterKind; period: string; max: number; more?: SQL },
): Promise<Recipient[] | null> {
  const found = await waiting(tx, kind, period, more).orderBy(users.id).limit(max)
  if (found.length === 0) return null
  const claimed = await claim(
    tx,
    found.map(({ userId }) => ({ userId, kind, period })),
  )
  return found.filter(({ userId }) => claimed.has(userId))
}

/** Marks letters as seen to; answers the users of those that nobody else had marked. */
export async function claim(
  tx: Transaction,
  rows: (typeof lettersSent.$inferInsert)[],
): Promise<Set<string>> {
  const made = await tx
    .insert(lettersSent)
    .values(rows)
    .onConflictDoNothing()
    .returning({ userId: lettersSent.userId })
  return new Set(made.map(({ userId }) => userId))
}
