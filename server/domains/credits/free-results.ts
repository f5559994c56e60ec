import { lt, sql } from 'drizzle-orm'
import { plans, type Tier } from '../../../contract/plans.ts'
import type { Doors } from '../../platform/context.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { freeResultDays } from './tables.ts'

const today = sql`(now() at time zone 'utc')::date`
const keptDays = 2

/**
 * Counts the words of a result that costs nothing, and returns whether the day had room for them. One statement counts
 * and refuses, so that simultaneous runs cannot exceed the day's words together.
 */
export async function takeFreeResult(
  tx: Transaction,
  { userId, tier, words }: { userId: string; tier: Tier; words: number },
): Promise<boolean> {
  const most = plans[tier].freeResultWords
  if (words > most) return false
  const counted = await tx
    .insert(freeResultDays)
    .values({ userId, day: today as never, words })
    .onConflictDoUpdate({
      target: [freeResultDays.userId, freeResultDays.day],
      set: { words: sql`${freeResultDays.words} + ${words}` },
      setWhere: sql`${freeResultDays.words} + ${words} <= ${most}`,
    })
    .returning({ words: freeResultDays.words })
  return counted.length > 0
}

/** Returns the words of free results that are left today. */
export async function freeResultWordsLeft(
  db: Database,
  { userId, tier }: { userId: string; tier: Tier },
): Promise<number> {
  const { rows } = await db.execute<{ words: number }>(
    sql`select ${freeResultDays.words} as words from ${freeResultDays} where user_id = ${userId} and day = ${today}`,
  )
  return Math.max(0, plans[tier].freeResultWords - (rows[0]?.words ?? 0))
}

export async function sweepFreeResults({ db }: Pick<Doors, 'db'>): Promise<void> {
  await db.delete(freeResultDays).where(lt(freeResultDays.day, sql`${today} - ${keptDays}::int`))
}
