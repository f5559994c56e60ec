import { and, asc, eq } from 'drizzle-orm'
import type { StudySet } from '../../../contract/study/study.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { countCards, readStudyDay } from './count-cards.ts'
import { asSummary } from './list-sets.ts'
import { asStudyCard } from './rules.ts'
import { studyCards, studySets } from './tables.ts'

/** Opens a set with its text and all its cards, also the refused ones. Another user's set is not found. */
export async function openSet(ctx: Context, setId: string): Promise<StudySet> {
  const row = await findSet(ctx, setId)
  const [cards, counts] = await Promise.all([
    ctx.db
      .select()
      .from(studyCards)
      .where(and(eq(studyCards.setId, setId), eq(studyCards.userId, ctx.userId)))
      .orderBy(asc(studyCards.position), asc(studyCards.id)),
    readStudyDay(ctx).then((day) => countCards(ctx, day, setId)),
  ])
  const { id, title, source, maker, createdAt, text, essayId } = row
  return {
    ...asSummary({ id, title, source, maker, createdAt }, counts),
    text,
    essayId,
    cards: cards.map(asStudyCard),
  }
}

/** Returns the row of a set. Another user's set is not found. */
export async function findSet(ctx: Pick<Context, 'db' | 'userId'>, setId: string) {
  const [row] = await ctx.db
    .select()
    .from(studySets)
    .where(and(eq(studySets.id, setId), eq(studySets.userId, ctx.userId)))
  if (!row) throw notFound('studySet')
  return row
}
