import { and, eq, isNull } from 'drizzle-orm'
import { refusalTexts } from '../../../contract/refusals.ts'
import type { StudyReviewed, StudyReviewRequest } from '../../../contract/study/study.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { asStudyTask, type CardRow, scheduleOf } from './rules.ts'
import { columnsOfStored, nextSchedule, storedSchedule } from './schedule.ts'
import { studyCards, studyReviews, studySets } from './tables.ts'

/**
 * Stores a review and the next schedule of its card. The card must still be as the page showed it, so that two tabs
 * cannot review it twice; a repeated request with the same id changes nothing.
 */
export function reviewCard(
  ctx: Context,
  reviewId: string,
  { cardId, version, grade, tookMs }: StudyReviewRequest,
): Promise<StudyReviewed> {
  return ctx.db.transaction(async (tx) => {
    const { card, setTitle } = await lockCard(tx, ctx, cardId)
    const now = ctx.now()
    const [known] = await tx
      .select({ cardId: studyReviews.cardId })
      .from(studyReviews)
      .where(and(eq(studyReviews.id, reviewId), eq(studyReviews.userId, ctx.userId)))
    if (known?.cardId === cardId) return { card: asStudyTask(card, setTitle, now), reviewId }
    if (card.version !== version || card.isRefused) throw new AppError('study_reviewed_elsewhere')
    const before = scheduleOf(card)
    const change = { ...nextSchedule(before, grade, now), version: version + 1 }
    await tx.update(studyCards).set(change).where(eq(studyCards.id, cardId))
    const made = await tx
      .insert(studyReviews)
      .values({
        id: reviewId,
        userId: ctx.userId,
        cardId,
        grade,
        before: storedSchedule(before),
        version: change.version,
        tookMs,
        reviewedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: studyReviews.id })
    if (made.length === 0) throw new AppError('conflict')
    return { card: asStudyTask({ ...card, ...change }, setTitle, now), reviewId }
  })
}

/** Takes a review back: the card has its earlier schedule again. Only the last review of a card can be undone. */
export function undoReview(ctx: Context, reviewId: string): Promise<StudyReviewed> {
  return ctx.db.transaction(async (tx) => {
    const [review] = await tx
      .select()
      .from(studyReviews)
      .where(and(eq(studyReviews.id, reviewId), eq(studyReviews.userId, ctx.userId)))
    if (!review) throw notFound('review')
    const { card, setTitle } = await lockCard(tx, ctx, review.cardId)
    const now = ctx.now()
    const undone = await tx
      .update(studyReviews)
      .set({ undoneAt: now })
      .where(and(eq(studyReviews.id, reviewId), isNull(studyReviews.undoneAt)))
      .returning({ id: studyReviews.id })
    if (undone.length === 0) return { card: asStudyTask(card, setTitle, now), reviewId }
    if (card.version !== review.version) throw new AppError('conflict', refusalTexts.studyNothingToUndo)
    const change = { ...columnsOfStored(review.before), version: card.version + 1 }
    await tx.update(studyCards).set(change).where(eq(studyCards.id, card.id))
    return { card: asStudyTask({ ...card, ...change }, setTitle, now), reviewId }
  })
}

/** Reads a card of the user and makes other reviews of it wait for this transaction. */
async function lockCard(
  tx: Transaction,
  { userId }: Context,
  cardId: string,
): Promise<{ card: CardRow; setTitle: string }> {
  const [found] = await tx
    .select({ card: studyCards, setTitle: studySets.title })
    .from(studyCards)
    .innerJoin(studySets, eq(studySets.id, studyCards.setId))
    .where(and(eq(studyCards.id, cardId), eq(studyCards.userId, userId)))
    .for('update', { of: studyCards })
  if (!found) throw notFound('card')
  return found
}
