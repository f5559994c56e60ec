import { and, eq, gte, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { StudyProgress } from '../../../contract/study/study.ts'
import type { Context } from '../../platform/context.ts'
import { countCards, ownCards, readStudyDay, type StudyDay } from './count-cards.ts'
import { addDays, dayOf } from './day.ts'
import { findSet } from './open-set.ts'
import { studyCards, studyReviews } from './tables.ts'

const historyDays = 30
const forecastDays = 14
const dayMs = 86_400_000

/** Moments are grouped by quarters of an hour, because every time zone begins its days at one. */
const quarterOf = (moment: SQL) => sql<string>`date_bin('15 minutes', ${moment}, 'epoch'::timestamptz)`

/** Returns what the user has learned and what is coming, of one set or of all, by days of their time zone. */
export async function readProgress(ctx: Context, setId?: string): Promise<StudyProgress> {
  if (setId) await findSet(ctx, setId)
  const day = await readStudyDay(ctx)
  const [counts, forecast, reviewed] = await Promise.all([
    countCards(ctx, day, setId),
    readForecast(ctx, day, setId),
    readReviews(ctx, day, setId),
  ])
  const remembered = sum(reviewed.map(({ recalled }) => recalled))
  const tested = sum(reviewed.map(({ tested }) => tested))
  const history = dayCounts(addDays(dayOf(day.now, day.zone), 1 - historyDays), historyDays)
  for (const { at, reviews } of reviewed) add(history, dayOf(new Date(at), day.zone), reviews)
  return {
    counts,
    reviews: sum([...history.values()]),
    retention: tested > 0 ? remembered / tested : null,
    forecast: [...forecast].map(([date, cards]) => ({ day: date, cards })),
    history: [...history].map(([date, reviews]) => ({ day: date, reviews })),
  }
}

async function readForecast(ctx: Context, { zone, now }: StudyDay, setId?: string) {
  const today = dayOf(now, zone)
  const rows = await ctx.db
    .select({ at: quarterOf(sql`${studyCards.due}`), cards: sql<number>`count(*)::int` })
    .from(studyCards)
    .where(
      and(
        ownCards(ctx.userId, setId),
        ne(studyCards.state, 0),
        lt(studyCards.due, new Date(now.getTime() + (forecastDays + 1) * dayMs)),
      ),
    )
    .groupBy(sql`1`)
  const days = dayCounts(today, forecastDays)
  for (const { at, cards } of rows) {
    const day = dayOf(new Date(at), zone)
    // What was due earlier is waiting today.
    add(days, day < today ? today : day, cards)
  }
  return days
}

async function readReviews(ctx: Context, { now }: StudyDay, setId?: string) {
  const isTest = sql`(${studyReviews.before} ->> 'state')::int = 2`
  const ofSet = setId
    ? sql`${studyReviews.cardId} in (select id from study_cards where set_id = ${setId} and user_id = ${ctx.userId})`
    : undefined
  return ctx.db
    .select({
      at: quarterOf(sql`${studyReviews.reviewedAt}`),
      reviews: sql<number>`count(*)::int`,
      tested: sql<number>`(count(*) filter (where ${isTest}))::int`,
      recalled: sql<number>`(count(*) filter (where ${isTest} and ${studyReviews.grade} > 1))::int`,
    })
    .from(studyReviews)
    .where(
      and(
        eq(studyReviews.userId, ctx.userId),
        isNull(studyReviews.undoneAt),
        gte(studyReviews.reviewedAt, new Date(now.getTime() - historyDays * dayMs)),
        ofSet,
      ),
    )
    .groupBy(sql`1`)
}

function dayCounts(first: string, days: number): Map<string, number> {
  return new Map(Array.from({ length: days }, (_, i) => [addDays(first, i), 0]))
}

function add(days: Map<string, number>, day: string, amount: number): void {
  const known = days.get(day)
  if (known !== undefined) days.set(day, known + amount)
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
