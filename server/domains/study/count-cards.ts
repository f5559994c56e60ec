import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import type { StudyCounts } from '../../../contract/study/study.ts'
import type { Context } from '../../platform/context.ts'
import { readPreferences } from '../preferences/read-preferences.ts'
import { endOfDay } from './day.ts'
import { learnAheadMs } from './rules.ts'
import { studyCards } from './tables.ts'

export type StudyDay = { zone: string; now: Date; end: Date }

/** Returns the user's day, which decides what is due. The time zone is that of their preferences. */
export async function readStudyDay(ctx: Context): Promise<StudyDay> {
  const { timezone: zone } = await readPreferences(ctx)
  const now = ctx.now()
  return { zone, now, end: endOfDay(now, zone) }
}

/** Matches cards to review today: those in intervals of days for the whole day, the others when their time has come. */
export function isDue({ now, end }: StudyDay): SQL {
  const soon = new Date(now.getTime() + learnAheadMs)
  return sql`((${studyCards.state} = 2 and ${studyCards.due} < ${end.toISOString()}::timestamptz)
    or (${studyCards.state} in (1, 3) and ${studyCards.due} <= ${soon.toISOString()}::timestamptz))`
}

export function countColumns(day: StudyDay) {
  const where = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  return {
    cards: count(),
    due: where(isDue(day)),
    fresh: where(sql`${studyCards.state} = 0`),
    learned: where(sql`${studyCards.state} = 2`),
  }
}

/** Counts the user's cards, of one set or of all. */
export async function countCards(ctx: Context, day: StudyDay, setId?: string): Promise<StudyCounts> {
  const [row] = await ctx.db.select(countColumns(day)).from(studyCards).where(ownCards(ctx.userId, setId))
  return row!
}

/** Matches the user's cards that are asked. */
export function ownCards(userId: string, setId?: string): SQL | undefined {
  return and(
    eq(studyCards.userId, userId),
    eq(studyCards.isRefused, false),
    setId ? eq(studyCards.setId, setId) : undefined,
  )
}
