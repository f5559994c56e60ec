import type { Preferences, PreferencesPatch } from '../../../contract/preferences.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { renameUser } from '../accounts/sign-up/profile-name.ts'
import { changesOf } from './preference-columns.ts'
import { readPreferences } from './read-preferences.ts'
import { userPreferences, userSettings } from './tables.ts'

/** Changes the named fields only; returns all preferences. */
export async function writePreferences(ctx: Context, patch: PreferencesPatch): Promise<Preferences> {
  await ctx.db.transaction(async (tx) => {
    const changes = changesOf(userPreferences, patch)
    await tx
      .insert(userPreferences)
      .values({ userId: ctx.userId, ...changes })
      .onConflictDoUpdate({ target: userPreferences.userId, set: { ...changes, updatedAt: ctx.now() } })
    await writeSettings(tx, ctx, changesOf(userSettings, patch))
  })
  const saved = await readPreferences(ctx)
  if (namesAProfile(patch)) await renameUser(ctx, shownName(saved))
  return saved
}

/** Switching history off keeps earlier entries until their owner deletes them. */
async function writeSettings(
  tx: Transaction,
  { userId, now }: Context,
  changes: Record<string, unknown>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await tx
    .insert(userSettings)
    .values({ userId, ...changes })
    .onConflictDoUpdate({ target: userSettings.userId, set: { ...changes, updatedAt: now() } })
}

function namesAProfile(patch: PreferencesPatch): boolean {
  return ['first_name', 'last_name', 'display_name'].some((field) => field in patch)
}

/**
 * Returns the user's display name: the chosen one, otherwise first and last name, otherwise '' (the address's first
 * part).
 */
function shownName({ display_name, first_name, last_name }: Preferences): string {
  return display_name || `${first_name} ${last_name}`.trim()
}
