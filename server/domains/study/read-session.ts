import { and, asc, eq, gt, inArray, min, sql } from 'drizzle-orm'
import type { StudySession } from '../../../contract/study/study.ts'
import type { Context } from '../../platform/context.ts'
import { countCards, isDue, ownCards, readStudyDay } from './count-cards.ts'
import { findSet } from './open-set.ts'
import { asStudyTask } from './rules.ts'
import { studyCards, studySets } from './tables.ts'

type Wanted = { setId?: string | undefined; limit: number }

/** Returns the cards to review now: cards that are being learned, then due ones, then new ones in their order. */
export async function readSession(ctx: Context, { setId, limit }: Wanted): Promise<StudySession> {
  if (setId) await findSet(ctx, setId)
  const day = await readStudyDay(ctx)
  const own = ownCards(ctx.userId, setId)
  const isNew = eq(studyCards.state, 0)
  const rank = sql`case when ${studyCards.state} in (1, 3) then 0 when ${studyCards.state} = 2 then 1 else 2 end`
  const [rows, counts, [later]] = await Promise.all([
    ctx.db
      .select({ card: studyCards, setTitle: studySets.title })
      .from(studyCards)
      .innerJoin(studySets, and(eq(studySets.id, studyCards.setId), eq(studySets.userId, ctx.userId)))
      .where(and(own, sql`(${isNew} or ${isDue(day)})`))
      .orderBy(
        rank,
        asc(studyCards.due),
        asc(studyCards.createdAt),
        asc(studyCards.position),
        asc(studyCards.id),
      )
      .limit(limit),
    countCards(ctx, day, setId),
    ctx.db
      .select({ due: min(studyCards.due) })
      .from(studyCards)
      .where(and(own, inArray(studyCards.state, [1, 2, 3]), gt(studyCards.due, day.now))),
  ])
  return {
    tasks: rows.map(({ card, setTitle }) => asStudyTask(card, setTitle, day.now)),
    counts,
    nextDue: later?.due?.toISOString() ?? null,
  }
}
