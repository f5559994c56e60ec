import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { limits } from '../../../contract/limits.ts'
import { refusalTexts } from '../../../contract/refusals.ts'
import type { StudyCard, studyCardInput } from '../../../contract/study/study.ts'
import type { Context } from '../../platform/context.ts'
import { storableJson, storableText } from '../../platform/database/storable.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { requireRoom } from '../accounts/stored-text.ts'
import { findSet } from './open-set.ts'
import { asStudyCard } from './rules.ts'
import { studyCards } from './tables.ts'

type CardInput = z.output<typeof studyCardInput>

const fieldsOf = ({ kind, prompt, answer, options }: CardInput) => ({
  kind,
  prompt: storableText(prompt),
  answer: storableText(answer),
  options: storableJson(options),
})

const ownCard = ({ userId }: Pick<Context, 'userId'>, cardId: string) =>
  and(eq(studyCards.id, cardId), eq(studyCards.userId, userId))

/** Adds a card that the user wrote. */
export async function addCard(ctx: Context, setId: string, input: CardInput): Promise<{ card: StudyCard }> {
  await findSet(ctx, setId)
  await requireRoom(ctx)
  if ((await ctx.db.$count(studyCards, eq(studyCards.setId, setId))) >= limits.studyCardsMax)
    throw new AppError('conflict', refusalTexts.tooManyStudyCards)
  const position = sql<number>`(select coalesce(max(position), -1) + 1 from study_cards where set_id = ${setId})`
  const [row] = await ctx.db
    .insert(studyCards)
    .values({ setId, userId: ctx.userId, ...fieldsOf(input), position, due: ctx.now(), createdAt: ctx.now() })
    .returning()
  return { card: asStudyCard(row!) }
}

/** Changes what a card asks. Its schedule stays. */
export async function changeCard(
  ctx: Context,
  cardId: string,
  input: CardInput,
): Promise<{ card: StudyCard }> {
  await requireRoom(ctx)
  const [row] = await ctx.db.update(studyCards).set(fieldsOf(input)).where(ownCard(ctx, cardId)).returning()
  if (!row) throw notFound('card')
  return { card: asStudyCard(row) }
}

/** Refuses a card, or takes a refused one back. */
export async function refuseCard(
  ctx: Context,
  cardId: string,
  isRefused: boolean,
): Promise<{ card: StudyCard }> {
  const [row] = await ctx.db.update(studyCards).set({ isRefused }).where(ownCard(ctx, cardId)).returning()
  if (!row) throw notFound('card')
  return { card: asStudyCard(row) }
}

export async function deleteCard(ctx: Context, cardId: string): Promise<void> {
  const gone = await ctx.db.delete(studyCards).where(ownCard(ctx, cardId)).returning({ id: studyCards.id })
  if (gone.length === 0) throw notFound('card')
}
