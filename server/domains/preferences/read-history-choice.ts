import { eq } from 'drizzle-orm'
import { defaultPreferences } from '../../../contract/preferences.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { userSettings } from './tables.ts'

/** Returns whether this user keeps checks and rewrites. In a transaction, `db` is that one. Off by default (docs/spec/decisions.md 35). */
export async function readHistoryChoice(ctx: {
  db: Database | Transaction
  userId: string
}): Promise<boolean> {
  const [row] = await ctx.db
    .select({ on: userSettings.historyOn })
    .from(userSettings)
    .where(eq(userSettings.userId, ctx.userId))
  return row?.on ?? defaultPreferences.history_on
}
